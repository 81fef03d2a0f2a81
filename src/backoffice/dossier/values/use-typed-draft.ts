import { useValueDraft } from '#ui/forms/use-value-draft.ts';
import { type TypedValue, untyped } from './typed-value.ts';

/** What is typed for some values, by a name of the caller's; survives what `useTextDraft` survives. */
export function useTypedDraft(key: string, initial: Readonly<Record<string, TypedValue>>) {
  const { value: typed, write, forget, mark } = useValueDraft(key, initial);
  return {
    of: (name: string): TypedValue => ({ ...untyped, ...typed[name] }),
    write: (name: string, value: TypedValue) => write({ ...typed, [name]: value }),
    forget,
    mark,
  };
}
