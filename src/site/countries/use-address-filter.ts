import { type FormEvent, useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';

/** A form without JavaScript, a filter at once with it: what is chosen always stands in the address. */
export function useAddressFilter() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  // The address can change without the form, by going back or by a link: the fields follow, never the one in use.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (!isField || field.name === '' || field === document.activeElement) continue;
      const value = params.get(field.name) ?? '';
      if (field.value !== value) field.value = value;
    }
  }, [params]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value);
    }
    navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };

  return { params, form, onInput };
}

/** The loader has sent the whole list: what is typed only chooses from it. */
export function onlyOnOtherPages({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
