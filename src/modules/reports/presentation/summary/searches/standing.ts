import { type Dossier, type Fact, type MissingDataReason, machineName } from '../../../dossier/dossier.ts';
import type { SectionCode } from '../../../dossier/section-codes.ts';
import type { ReportView } from '../../../view/report-view.ts';

export type Standing = ReportView['tiles'][number]['standing'];

/** The reason that was given for an empty section. */
export function reasonFor(
  { missingDataReasons }: Pick<Dossier, 'missingDataReasons'>,
  section: SectionCode,
): MissingDataReason | undefined {
  return missingDataReasons.find((reason) => reason.section === section);
}

/**
 * How an empty section stands. It was searched without result only where a person says so: a reason that the machine proposed counts
 * for nothing before somebody has confirmed it.
 */
export function standingOfReason(reason: MissingDataReason | undefined): Standing {
  if (reason === undefined || reason.reason === 'not_covered') return 'not_searched';
  if (reason.reason !== 'nothing_found') return 'not_obtainable';
  return reason.enteredBy === machineName ? 'not_searched' : 'nothing_found';
}

/** How a search stands by its answers, one a source: a single silent source is enough for no tick. */
export function standingOfAnswers(answers: readonly Fact[]): Standing {
  const values = new Set(answers.map(({ value }) => String(value)));
  if (values.size === 0) return 'not_searched';
  if (values.has('true_match')) return 'bad';
  if (values.has('found') || values.has('unresolved')) return 'alert';
  if (values.has('unavailable')) return 'not_obtainable';
  if (values.has('closed')) return 'facts';
  return 'nothing_found';
}
