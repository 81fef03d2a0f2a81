import { useRef, useState } from 'react';
import { forgetDraft, readDraftText, writeDraftText } from './draft-store.ts';
import { forgetLeftDraft, readLeftDraft, writeLeftDraft } from './left-drafts.ts';

/**
 * One typed text that outlives a reload, a change of language and a sign-in, where the browser keeps anything, and its tab
 * where `keepLeftDrafts` says whose it is. `key` names it; `forget` is for when it is saved or thrown away.
 */
export function useTextDraft(key: string, initial = '') {
  const stored = `draft:${key}`;
  const [text, setText] = useState(() => readDraftText(stored) ?? readLeftDraft(stored) ?? initial);
  const latest = useRef(text);
  const show = (next: string) => {
    latest.current = next;
    setText(next);
  };
  // The form may have been closed and opened again meanwhile: what is kept goes before what this one knows.
  const now = () => readDraftText(stored) ?? latest.current;
  return {
    text,
    /** The text as it is kept by now, which may be later than what is drawn. */
    now,
    write(next: string) {
      show(next);
      writeDraftText(stored, next);
      writeLeftDraft(stored, next);
    },
    /** Remembers the text as it is now; tells afterwards whether it still is. */
    mark() {
      const before = now();
      return { isUnchanged: () => now() === before };
    },
    forget(next = initial) {
      show(next);
      forgetDraft(stored);
      forgetLeftDraft(stored);
    },
  };
}
