import { nameProblems, Problem } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of what staff do about invoices. */
export const debtProblems = nameProblems(words, {
  unknownLegalEntity: { code: 'unknown_legal_entity', status: 404 },
  noBankAccount: { code: 'no_bank_account', status: 409 },
  owesInOtherCurrency: { code: 'owes_in_other_currency', status: 409 },
  unknownDebt: { code: 'unknown_debt', status: 404 },
  notOwed: { code: 'not_owed', status: 409 },
  owedChanged: { code: 'owed_changed', status: 409 },
  backChanged: { code: 'back_changed', status: 409 },
  unknownMark: { code: 'unknown_mark', status: 404 },
  otherAmount: { code: 'other_amount', status: 422 },
  unknownTransfer: { code: 'unknown_transfer', status: 404 },
  givenBack: { code: 'given_back', status: 409 },
  dayInFuture: { code: 'day_in_future', status: 422 },
  unknownMoneyBack: { code: 'unknown_money_back', status: 404 },
  noStatement: { code: 'no_statement', status: 422 },
  statementTooLarge: { code: 'statement_too_large', status: 422 },
  otherAccount: { code: 'other_account', status: 422 },
  unknownEntry: { code: 'unknown_entry', status: 404 },
  noCreditLine: { code: 'no_credit_line', status: 404 },
});

/** Throws why a transfer was not booked. */
export function assertPaid(end: 'paid' | 'not_owed' | 'owed_changed' | 'other_amount'): void {
  if (end === 'not_owed') throw new Problem(debtProblems.notOwed);
  if (end === 'owed_changed') throw new Problem(debtProblems.owedChanged);
  if (end === 'other_amount') throw new Problem(debtProblems.otherAmount);
}
