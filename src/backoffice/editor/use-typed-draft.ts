import { useDraft } from '../order/use-draft.ts';
import { type TypedValue, untyped } from './typed-value.ts';

/** What is typed for some values, by a name of the caller's; survives what `useDraft` survives. */
export function useTypedDraft(key: string, initial: Readonly<Record<string, TypedValue>>) {
  const draft = useDraft(key, JSON.stringify(initial));
  const typed = read(draft.text) ?? initial;
  return {
    of: (name: string): TypedValue => ({ ...untyped, ...typed[name] }),
    write: (name: string, value: TypedValue) => draft.write(JSON.stringify({ ...typed, [name]: value })),
    forget: () => draft.forget(),
    /** Calls back later whether nothing was typed since. */
    mark: () => draft.mark(),
  };
}

function read(text: string): Readonly<Record<string, TypedValue>> | undefined {
  try {
    // Only this hook writes the entry, in this tab.
    return JSON.parse(text) as Readonly<Record<string, TypedValue>>;
  } catch {
    return undefined;
  }
}
