import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Dossier, SectionCode } from '../model/dossier.ts';
import { type Line, linesOf, nextOpen } from '../model/lines.ts';

/** The attribute by which the element of a line is found. */
export const lineAttribute = 'data-line';

/** Where one is in a dossier: the section, which the address says too, and the line that the keys are about. */
export function usePlace(dossier: Dossier, isWritten: boolean) {
  const [search, setSearch] = useSearchParams();
  const { sections } = dossier;
  const [place, setPlace] = useState<{ section: string | null; line?: string | undefined }>({
    section: search.get('section') ?? 'identification',
  });
  const section = sections.find(({ code }) => code === place.section) ?? sections[0];
  const lines = section === undefined ? [] : linesOf(section, isWritten);
  const current = lines.find(({ key }) => key === place.line) ?? lines[0];
  const currentKey = current?.key;
  /** Whether the focus follows: only whoever has moved by keys or by a button is led. */
  const follow = useRef(false);
  useEffect(() => {
    if (!follow.current) return;
    follow.current = false;
    const selector = currentKey === undefined ? 'h2' : `[${lineAttribute}="${CSS.escape(currentKey)}"]`;
    const element = document.querySelector<HTMLElement>(selector);
    // A form that has opened in the line has the focus already, in its first field.
    if (element?.contains(document.activeElement) !== true) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });

  const goTo = (code: SectionCode, line?: string) => {
    follow.current = true;
    setPlace({ section: code, line });
    if (code !== section?.code) setSearch({ section: code }, { replace: true, preventScrollReset: true });
  };
  return {
    section,
    lines,
    current,
    goTo,
    step(by: 1 | -1): void {
      const next = lines[lines.findIndex(({ key }) => key === currentKey) + by];
      if (next !== undefined) {
        goTo(next.section, next.key);
        return;
      }
      const other = sections[sections.findIndex(({ code }) => code === section?.code) + by];
      if (other !== undefined) goTo(other.code, linesOf(other, isWritten).at(by === 1 ? 0 : -1)?.key);
    },
    /** Selects without moving the focus: the pointer has put it somewhere already. */
    select: (line: Line) => setPlace({ section: line.section, line: line.key }),
    /** Puts the focus on the line again, e.g. when a form in it has closed. */
    focusAgain() {
      follow.current = true;
      setPlace((before) => ({ ...before }));
    },
    /** On to what is open next in the dossier as it is then; stays where nothing is. */
    goOn(now: Dossier): Line | undefined {
      const next = section && nextOpen(now, section.code, currentKey);
      if (next === undefined) this.focusAgain();
      else goTo(next.section, next.key);
      return next;
    },
  };
}
