import type { FinancialStatement } from '#findings/statements/statement.ts';
import { type FormFigure, statementOfLines } from '#findings/statements/statement-of-lines.ts';
import type { Day } from '#findings/vocabulary/days.ts';
import { accountFields, besideTax, derivedFields } from './account-fields.ts';

/** What an answer of the API and a part of the mass file have in common. */
export type FiledAccounts = Readonly<{
  place: string;
  periodStart?: Day | undefined;
  periodEnd: Day;
  currency: string;
  scope: FinancialStatement['scope'];
  isAudited?: boolean | undefined;
  isIfrs: boolean;
  standardName: string;
  filedOn?: Day | undefined;
  figures: readonly FormFigure[];
}>;

/** Accounts in whole units of their currency, by our chart and by the register's own names. */
export function statementOfAccounts(filed: FiledAccounts): FinancialStatement {
  const { place, periodStart, periodEnd, currency, scope, isAudited, isIfrs, standardName, filedOn } = filed;
  return statementOfLines(
    {
      place,
      ...(periodStart !== undefined && { periodStart, months: monthsBetween(periodStart, periodEnd) }),
      periodEnd,
      currency,
      unit: 1,
      standard: isIfrs ? 'IFRS' : 'local',
      standardName,
      scope,
      ...(isAudited !== undefined && { isAudited }),
      isRestated: false,
      ...(filedOn !== undefined && { filedOn }),
    },
    filed.figures,
    accountFields,
    { derived: derivedFields, besideTax },
  );
}

/** Whole months from the first day to the last, both included; a few days more or less do not count. */
function monthsBetween(start: Day, end: Day): number {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  return Math.round(days / 30.4375);
}
