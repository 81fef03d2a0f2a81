import type { ReportView } from '../view/report-view.ts';

/** Searches without result, and after them the sections without a fact, each with its reason: one table for all of them. */
export function silentRows({ silence, sections }: ReportView): ReportView['silence'] {
  const told = new Set(silence.map(({ what }) => what));
  const empty = sections.flatMap(({ code, title, empty: reason }) =>
    // Why there is no opinion, or no rating, stands where it would be.
    code === 'summary' || code === 'rating' || reason === null || told.has(title)
      ? []
      : [
          {
            what: title,
            where: reason.source,
            when: '',
            standing: 'not_obtainable' as const,
            outcome: reason.reason,
            mark: 0,
          },
        ],
  );
  return [...silence, ...empty];
}
