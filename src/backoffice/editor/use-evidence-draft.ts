import { useDraft } from '../order/use-draft.ts';
import type { TypedEvidence } from './typed-evidence.ts';

/** The source of a value while it is typed; survives what `useDraft` survives. `key` is that of the value's own draft. */
export function useEvidenceDraft(key: string, initial: TypedEvidence) {
  const draft = useDraft(`${key}:evidence`, JSON.stringify(initial));
  return {
    evidence: read(draft.text) ?? initial,
    write: (evidence: TypedEvidence) => draft.write(JSON.stringify(evidence)),
    forget: () => draft.forget(),
    /** Calls back later whether nothing was typed since. */
    mark: () => draft.mark(),
  };
}

function read(text: string): TypedEvidence | undefined {
  try {
    // Only this hook writes the entry, in this tab.
    return JSON.parse(text) as TypedEvidence;
  } catch {
    return undefined;
  }
}
