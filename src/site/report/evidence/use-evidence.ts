import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { ReportEvidence } from '#workflows/read-report/contract.ts';

/** What the page of one fact answers with; null where there is none. */
export type ToldEvidence = Readonly<{ told: ReportEvidence | null }>;

type Opened = Readonly<{
  facts: readonly string[];
  at: number;
  link: HTMLElement | null;
  block: string;
}>;

/**
 * Which figure is open, and what is known of it. The figures are links that work without this; here a press fetches the evidence
 * alone, the focus goes to it, and back to the figure when it is closed.
 */
export function useEvidence(options: {
  initial: Readonly<{ facts: readonly string[]; told: ReportEvidence | null }> | undefined;
  addressOf: (fact: string) => string;
}) {
  const { initial, addressOf } = options;
  const fetcher = useFetcher<ToldEvidence>();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened | undefined>(
    initial && { facts: initial.facts, at: 0, link: null, block: '' },
  );
  const fact = opened?.facts[opened.at];
  const own = fetcher.data?.told?.evidence.fact === fact ? fetcher.data?.told : undefined;
  const isGiven = initial?.told?.evidence.fact === fact;
  const isFailed = fetcher.state === 'idle' && fetcher.data?.told === null;
  const told = own ?? (isGiven ? initial?.told : undefined) ?? (isFailed ? undefined : null);

  function open(facts: readonly string[], link: HTMLElement | null): void {
    setOpened({ facts, at: 0, link, block: blockOf(link) });
    if (facts[0] !== undefined) void fetcher.load(addressOf(facts[0]));
  }

  const openedKey = opened?.link === null ? '' : (opened?.facts.join(',') ?? '');
  useEffect(() => {
    if (openedKey === '') return;
    titleRef.current?.focus({ preventScroll: true });
    titleRef.current?.scrollIntoView({ block: 'nearest' });
  }, [openedKey]);

  return {
    opened,
    told,
    titleRef,
    /** Of the links in the report those that lead to evidence; others, and presses that open a new window, go their way. */
    onClick(event: MouseEvent<HTMLElement>): void {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-facts]') : null;
      if (link === null || !isPlain) return;
      event.preventDefault();
      open((link.dataset.facts ?? '').split(','), link);
    },
    choose(at: number): void {
      const next = opened?.facts[at];
      if (opened === undefined || next === undefined) return;
      setOpened({ ...opened, at });
      void fetcher.load(addressOf(next));
    },
    close(): void {
      const link = opened?.link;
      setOpened(undefined);
      // The figure may stand in a table that scrolls: it is brought into sight with the focus.
      link?.focus();
    },
  };
}

/** Where the panel goes when there is no room beside the report: beneath the block of the figure. */
function blockOf(link: HTMLElement | null): string {
  const layout = link?.closest<HTMLElement>('[data-report]');
  const hasRoom = layout != null && getComputedStyle(layout).gridTemplateColumns.split(' ').length > 2;
  return hasRoom ? '' : (link?.closest<HTMLElement>('[data-block]')?.dataset.block ?? '');
}
