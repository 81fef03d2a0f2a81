import type { Dossier } from '../../dossier/dossier.ts';
import { thinReportPercent } from '../../dossier/dossier-input.ts';
import { countedSections } from '../../dossier/report-sections.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { ReportContext } from '../context/report-context.ts';
import { reportWords } from '../context/report-words.ts';
import { filledSections } from './head.ts';

/** Why a report with little in it was sent all the same, in the reviewer's words; null for others. */
export function presentThin(dossier: Dossier, { locale }: ReportContext): ReportView['thin'] {
  const { thinReason } = dossier;
  if (thinReason === null) return null;
  const said = reportWords[locale];
  return {
    title: said.thin,
    text: said.thinOf(filledSections(dossier), countedSections(dossier.kind).length, thinReportPercent),
    reason: thinReason[locale],
  };
}
