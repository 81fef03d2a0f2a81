import { useState } from 'react';

/**
 * A typed text that outlives a reload, a change of language and a sign-in. `key` names it within this tab;
 * `forget` is for when it is saved or thrown away.
 */
export function useDraft(key: string, initial = '') {
  const stored = `draft:${key}`;
  const [text, setText] = useState(() => sessionStorage.getItem(stored) ?? initial);
  return {
    text,
    write(next: string) {
      setText(next);
      sessionStorage.setItem(stored, next);
    },
    /** Remembers the text as it is now; tells afterwards whether it still is. */
    mark() {
      const before = sessionStorage.getItem(stored);
      return { isUnchanged: () => sessionStorage.getItem(stored) === before };
    },
    forget(next = initial) {
      setText(next);
      sessionStorage.removeItem(stored);
    },
  };
}
