import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { FinancialStatement, StatementScope } from '#findings/statements/statement.ts';
import { type FormFigure, type FormLine, statementOfLines } from '#findings/statements/statement-of-lines.ts';
import { compareAmounts, readAmount, subtractAmounts } from '#findings/vocabulary/amount.ts';
import { dayOf, maxAnswerBytes } from '../../sources/answer-fields.ts';
import { costColumns, derivedLines, formLines } from './form-lines.ts';
import { type PortalRow, rowsOf } from './rows.ts';

const units = { ONES: 1, THOUSANDS: 1_000, MILLIONS: 1_000_000 } as const;

/** Kinds of statements: UGP is the year of a company, UKGP that of a group. */
const scopes: Readonly<Record<string, StatementScope>> = { UGP: 'individual', UKGP: 'consolidated' };

/** Rows of `financial_statements`, each with its balance sheet and its income. */
export const urLvAccounts: Reader = {
  code: 'ur-lv/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const rows = rowsOf(bytes, subjectNumber, ['legal_entity_registration_number']);
    const findings = rows.flatMap(statementOf);
    const remarks = rows
      .filter((row) => statementOf(row).length === 0)
      .map(({ place }) => ({ place, remark: 'a statement without figures, days or unit' }));
    return { state: findings.length > 0 ? 'found' : 'not_filed', findings, remarks };
  },
};

function statementOf({ place, of, columns }: PortalRow): FinancialStatement[] {
  const figures = columns.flatMap((tag): FormFigure[] => {
    const amount = Object.hasOwn(formLines, tag) ? readAmount(of(tag)) : undefined;
    return amount === undefined ? [] : [{ tag, amount, place: `${place}/${tag}` }];
  });
  const [start, end, filedOn] = [
    dayOf(of('year_started_on')),
    dayOf(of('year_ended_on')),
    dayOf(of('created_at')),
  ];
  const rounded = of('rounded_to_nearest');
  const unit = Object.hasOwn(units, rounded)
    ? Object.entries(units).find(([name]) => name === rounded)?.[1]
    : undefined;
  const currency = /^[A-Z]{3}$/.exec(of('currency'))?.[0];
  const isEmpty = !figures.some(({ tag, amount }) => tag !== 'employees' && amount !== '0');
  if (end === undefined || unit === undefined || currency === undefined || isEmpty) return [];
  return [
    statementOfLines(
      {
        place,
        ...(start !== undefined && { periodStart: start, months: monthsBetween(start, end) }),
        periodEnd: end,
        currency,
        unit,
        standard: 'local',
        scope: scopes[of('source_type')] ?? 'unstated',
        isRestated: false,
        ...(filedOn !== undefined && { filedOn }),
      },
      // A method of costs that was not used is filled with zeros.
      figures.filter(({ tag, amount }) => !tag.startsWith('by_') || amount !== '0'),
      formOf(figures),
      { derived: derivedLines },
    ),
  ];
}

/** The lines with the signs of this statement: a cost with a minus is turned, and so is a tax that the result shows to be one. */
function formOf(figures: readonly FormFigure[]): Readonly<Record<string, FormLine>> {
  const amounts = new Map(figures.map(({ tag, amount }) => [tag, amount]));
  const of = (tag: string) => amounts.get(tag) ?? '0';
  const after = subtractAmounts(of('income_before_income_taxes'), of('income_after_income_taxes'));
  const isTaxTurned = compareAmounts(after, of('provision_for_income_taxes')) !== 0;
  return Object.fromEntries(
    Object.entries(formLines).map(([tag, line]) => {
      const isNegated =
        tag === 'provision_for_income_taxes'
          ? isTaxTurned
          : costColumns.has(tag) && (amounts.get(tag) ?? '').startsWith('-');
      return [tag, isNegated ? { ...line, isNegated } : line];
    }),
  );
}

/** Whole months from the first day to the last, both included; a few days do not count. */
function monthsBetween(start: string, end: string): number {
  return Math.round(((Date.parse(end) - Date.parse(start)) / 86_400_000 + 1) / 30.4375);
}
