import { type FormEvent, useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router';

/** A form without JavaScript, a filter at once with it: what is chosen always stands in the address. */
export function useAddressFilter() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const lastParams = useRef(params);

  const follow = (element: HTMLFormElement) => {
    const next = new URLSearchParams();
    for (const [name, value] of new FormData(element)) {
      if (typeof value === 'string' && value.trim() !== '') next.set(name, value);
    }
    navigate({ search: next.toString() }, { replace: true, preventScrollReset: true });
  };

  // What was typed before the page was awake counts like what is typed now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the form wakes up
  useEffect(() => {
    if (form.current !== null && [...form.current.elements].some(isChanged)) follow(form.current);
  }, []);

  // The address can change without the form, by going back or by a link: the fields follow, never the one in use.
  useEffect(() => {
    if (lastParams.current === params) return;
    lastParams.current = params;
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (!isField || field.name === '' || field === document.activeElement) continue;
      const value = params.get(field.name) ?? '';
      if (field.value !== value) field.value = value;
    }
  }, [params]);

  return { params, form, onInput: (event: FormEvent<HTMLFormElement>) => follow(event.currentTarget) };
}

/** Whether a field holds something else than the page came with. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/** The loader has sent the whole list: what is typed only chooses from it. */
export function onlyOnOtherPages({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}
