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
  /** `led` counts how often the focus was led there: only whoever has moved by keys or by a button is led. */
  const [place, setPlace] = useState<{ section: string; line?: string | undefined; led: number }>({
    section: search.get('section') ?? 'identification',
    led: 0,
  });
  const section = sections.find(({ code }) => code === place.section) ?? sections[0];
  const lines = section === undefined ? [] : linesOf(section, isWritten);
  const current = lines.find(({ key }) => key === place.line) ?? lines[0];
  const currentKey = current?.key;
  const followed = useRef(place.led);
  useEffect(() => {
    // The drawing that leads there, and no other one that happens to end meanwhile: a window may still lie over the line.
    if (followed.current === place.led) return;
    followed.current = place.led;
    const selector = currentKey === undefined ? 'h2' : `[${lineAttribute}="${CSS.escape(currentKey)}"]`;
    const element = document.querySelector<HTMLElement>(selector);
    // A form that has opened in the line has the focus already, in its first field.
    if (element?.contains(document.activeElement) !== true) element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  });

  const goTo = (code: SectionCode, line?: string) => {
    setPlace(({ led }) => ({ section: code, line, led: led + 1 }));
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
    select: (line: Line) => setPlace(({ led }) => ({ section: line.section, line: line.key, led })),
    /** Puts the focus on the line again, e.g. when a form in it has closed. */
    focusAgain() {
      setPlace((before) => ({ ...before, led: before.led + 1 }));
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
