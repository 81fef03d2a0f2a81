import { useEffect, useState } from 'react';
import { type Localized, locales } from '#kernel/locale.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { Article, StandingPage, TextKind } from '#modules/content/contract.ts';
import { previewText, type TextFaultView } from '#workflows/edit-texts/contract.ts';

/** A text as pages draw it; what only articles have may be missing. */
export type DrawnText = Pick<StandingPage, 'title' | 'description' | 'blocks'> &
  Partial<Pick<Article, 'summary' | 'faq' | 'notes'>>;

/** What was read of each language, the last good one of a language that has a mistake now. */
export type Preview = Readonly<{
  faults: readonly TextFaultView[];
  drawn: Readonly<Partial<Localized<DrawnText>>>;
}>;

const waitMs = 400;

/** Has what is typed, as JSON by language, read by the server a moment after the last key. */
export function usePreview(kind: TextKind, name: string, written: string): Preview {
  const [preview, setPreview] = useState<Preview>({ faults: [], drawn: {} });
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      try {
        // Whoever writes it keeps it so.
        const sources = JSON.parse(written) as Localized;
        const call = { params: { kind, name }, body: { sources } };
        const { faults, read } = await sessionApi().call(previewText, call);
        if (isOver) return;
        setPreview(({ drawn }) => ({ faults, drawn: { ...drawn, ...parsed(read) } }));
      } catch {
        // The next key asks again; an act says what is wrong.
      }
    }, waitMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [kind, name, written]);
  return preview;
}

function parsed(read: Readonly<Localized<string | null>>): Partial<Localized<DrawnText>> {
  const known = locales.flatMap((locale) => {
    const json = read[locale];
    // The server wrote it of a text that it has read by this very shape.
    return json === null ? [] : [[locale, JSON.parse(json) as DrawnText] as const];
  });
  return Object.fromEntries(known);
}
