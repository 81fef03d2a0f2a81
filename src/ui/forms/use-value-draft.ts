import { useMemo } from 'react';
import { useTextDraft } from './use-text-draft.ts';

/** A value while it is typed, e.g. of several fields; survives what `useTextDraft` survives. */
export function useValueDraft<Value>(key: string, initial: Value) {
  const draft = useTextDraft(key, JSON.stringify(initial));
  const { text } = draft;
  // The same text is the same value: what is drawn of it need not be drawn anew.
  const value = useMemo(() => read<Value>(text), [text]);
  return {
    value: value ?? initial,
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
