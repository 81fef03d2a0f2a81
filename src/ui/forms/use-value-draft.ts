import { useTextDraft } from './use-text-draft.ts';

/** A value while it is typed, e.g. of several fields; survives what `useTextDraft` survives. */
export function useValueDraft<Value>(key: string, initial: Value) {
  const draft = useTextDraft(key, JSON.stringify(initial));
  return {
    value: read<Value>(draft.text) ?? initial,
    write: (value: Value) => draft.write(JSON.stringify(value)),
    forget: () => draft.forget(),
    /** Calls back later whether nothing was typed since. */
    mark: () => draft.mark(),
  };
}

function read<Value>(text: string): Value | undefined {
  try {
    // Only this hook writes the entry, in this tab.
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}
