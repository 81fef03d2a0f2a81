import { useValueDraft } from '#ui/forms/use-value-draft.ts';
import type { TypedEvidence } from './typed-evidence.ts';

/** The source of a value while it is typed. `key` is that of the value's own draft. */
export function useEvidenceDraft(key: string, initial: TypedEvidence) {
  const { value: evidence, ...draft } = useValueDraft(`${key}:evidence`, initial);
  return { evidence, ...draft };
}
