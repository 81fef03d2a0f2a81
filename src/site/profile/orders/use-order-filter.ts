import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type OrdersQuery, ordersAddress, readOrdersQuery } from './orders-query.ts';

/** How long typing has to rest before the list is asked for. */
const restMs = 350;

/**
 * The search box and its neighbours: a list is fetched when typing rests, at once with Enter or another country. The
 * first letters make one step of the history, further ones change it: back leads out of the search, not through it.
 */
export function useOrderFilter(query: OrdersQuery) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = ordersAddress(query);

  const follow = (isTyping: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (form.current === null) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') params.set(name, value);
    }
    const next = { ...readOrdersQuery(params), view: query.view };
    if (ordersAddress(next) === ordersAddress({ ...query, page: 1 })) return;
    const replace = isTyping && query.search !== '' && next.search !== '';
    navigate(ordersAddress(next), { replace, preventScrollReset: true });
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  // The address can change without the form, by going back or by a link: the fields follow, unless somebody is typing.
  useEffect(() => {
    if (timer.current !== undefined) return;
    const { whose, search, countryId } = readOrdersQuery(new URLSearchParams(address));
    const values = new Map([
      ['whose', whose],
      ['search', search],
      ['country', String(countryId ?? '')],
    ]);
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      const value = isField ? values.get(field.name) : undefined;
      if (isField && value !== undefined && field.value.trim() !== value) field.value = value;
    }
  }, [address]);

  return {
    ref: form,
    onInput({ target }: FormEvent<HTMLFormElement>) {
      clearTimeout(timer.current);
      if (target instanceof HTMLSelectElement) follow(false);
      else timer.current = setTimeout(() => follow(true), restMs);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      follow(false);
    },
  };
}
