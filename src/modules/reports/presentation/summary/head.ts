import type { Locale } from '#kernel/locale.ts';
import { reportKindName } from '#kernel/reports/report-kind-name.ts';
import { completenessPercent, type Dossier } from '../../dossier/dossier.ts';
import type { ReportCover } from '../../dossier/report-cover.ts';
import { countedSections } from '../../dossier/report-sections.ts';
import { words } from '../../texts/summary/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import { reportWords } from '../context/report-words.ts';
import { showDate, showDay } from '../context/show-value.ts';

/** After so many months a report should be asked for again. */
const monthsOfUse = 3;

/** What stands at the head of every page: number, days, tariff, the mark of what is invented, how complete it is. */
export function presentHead(dossier: Dossier, cover: ReportCover, locale: Locale): ReportView['head'] {
  const said = reportWords[locale];
  const sample = cover.isSample === true ? said.sample : undefined;
  const issuedOn = cover.issuedAt.toISOString().slice(0, 10);
  const againOn = monthsAfter(issuedOn, monthsOfUse);
  return {
    kind: sample?.kinds[dossier.kind] ?? reportKindName(dossier.kind, locale),
    number: cover.reportNumber,
    revision: dossier.revision,
    issued: showDay(cover.issuedAt, locale),
    issuedOn,
    again: showDate(againOn, locale),
    againOn,
    ordered: showDay(cover.orderedAt, locale),
    tariff: cover.tariffName[locale],
    orderNumber: cover.orderNumber,
    mark: sample?.mark ?? (cover.isDemo ? words[locale].demoMark : ''),
    notice: sample?.notice ?? (cover.isDemo ? said.demo : ''),
    completeness: said.completenessOf(
      filledSections(dossier),
      countedSections(dossier.kind).length,
      completenessPercent(dossier),
    ),
    disclaimer: said.disclaimer,
  };
}

/** How many of the sections that count have facts. */
export function filledSections({ kind, facts }: Pick<Dossier, 'kind' | 'facts'>): number {
  const filled = new Set<string>(facts.map(({ section }) => section));
  return countedSections(kind).filter(({ code }) => filled.has(code)).length;
}

/** The same day some months later, or the last one of a month that is shorter. */
function monthsAfter(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(at.getUTCDate(), last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
