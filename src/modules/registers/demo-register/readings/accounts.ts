import { z } from 'zod';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { statementScopes } from '#findings/statements/statement.ts';
import { type FormLine, formLine, statementOfLines } from '#findings/statements/statement-of-lines.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { amount, day, head, maxAnswerBytes, maybeDay, readAnswer, word } from './wire.ts';

const statement = z.object({
  start: day,
  end: day,
  months: z.number().int().min(1).max(24),
  currency: z.string().regex(/^[A-Z]{3}$/),
  rules: word,
  scope: z.enum(statementScopes),
  isAudited: z.boolean(),
  filed: maybeDay,
  due: maybeDay,
  lines: z.array(z.object({ code: z.string().max(20), label: word, amount })).max(300),
});
const answer = z.object({ ...head, statements: z.array(statement).max(30) });

/** The form of the demo's accounts, by its own codes. */
const form: Readonly<Record<string, FormLine>> = {
  R10: formLine('Revenue', 'sales'),
  R20: formLine('Cost of sales', 'cogs'),
  R30: formLine('Gross profit', 'gross_profit'),
  R40: formLine('Staff costs', 'staff_costs'),
  R50: formLine('Depreciation', 'depreciation'),
  R60: formLine('Other operating costs', 'other_expenses'),
  R70: formLine('Operating result', 'ebit'),
  R80: formLine('Interest payable', 'interest'),
  R90: formLine('Result before tax', 'pbt'),
  R95: formLine('Tax on the result', 'tax'),
  R99: formLine('Result for the year', 'net'),
  D10: formLine('Dividends paid', 'dividends'),
  A10: formLine('Intangible assets', 'intangible'),
  A20: formLine('Tangible assets', 'tangible'),
  A30: formLine('Fixed assets', 'fixed_assets'),
  A40: formLine('Inventories', 'inventory'),
  A50: formLine('Debtors', 'debtors', 'trade_debtors'),
  A60: formLine('Cash at bank', 'cash'),
  A70: formLine('Current assets', 'current_assets'),
  A99: formLine('Total assets', 'total_assets'),
  L10: formLine('Trade creditors', 'trade_creditors'),
  L20: formLine('Bank loans due within one year', 'short_term_borrowings'),
  L30: formLine('Other creditors', 'other_creditors'),
  L40: formLine('Creditors due within one year', 'creditors_within_1y'),
  L50: formLine('Bank loans due after one year', 'long_term_borrowings', 'creditors_after_1y'),
  L90: formLine('Total liabilities', 'total_liabilities'),
  E10: formLine('Share capital', 'share_capital'),
  E20: formLine('Retained earnings', 'retained_earnings'),
  E90: formLine('Equity', 'equity'),
  N10: { ...formLine('Employees on average', 'employees'), isCount: true },
};

/** Filed accounts in the demo register; a company without any has not filed them. */
export const demoRegisterAccounts: Reader = {
  code: 'demo-register/accounts',
  version: 2,
  part: 'accounts',
  maxBytes: maxAnswerBytes,
  read(bytes, context): Reading {
    const reading = readAnswer(bytes, context, answer, ({ statements }) => statements.map(statementOf));
    const isSilent = reading.findings.length === 0 && reading.remarks.length === 0;
    return isSilent ? { ...reading, state: 'not_filed' } : reading;
  },
};

function statementOf(one: z.output<typeof statement>, at: number): FinancialStatement {
  const place = pointer('statements', at);
  return statementOfLines(
    {
      place,
      periodStart: one.start,
      periodEnd: one.end,
      months: one.months,
      currency: one.currency,
      unit: 1,
      standard: 'local',
      standardName: one.rules,
      scope: one.scope,
      isAudited: one.isAudited,
      isRestated: false,
      ...(one.filed && { filedOn: one.filed }),
      ...(one.due && { dueOn: one.due }),
    },
    one.lines.map(({ code, amount: figure }, line) => ({
      tag: code,
      amount: figure,
      place: `${place}${pointer('lines', line, 'amount')}`,
    })),
    form,
  );
}
