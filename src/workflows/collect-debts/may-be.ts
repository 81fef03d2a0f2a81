import { namedInvoices, type OpenEntry, owedMinor } from '#modules/debts/service.ts';
import { writtenNumber } from '#modules/invoices/service.ts';
import type { EntryToLookAt } from './contract.ts';
import type { DeskDebtRow, MarkRow } from './repository.ts';

const mostShown = 5;

/** Letters and digits alone: banks write names and accounts as they like. Pure. */
export const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Invoices that an entry may pay, the likeliest first: by number, by payer, by amount. Pure. */
export function candidatesOf(entry: OpenEntry, owed: readonly DeskDebtRow[]): EntryToLookAt['candidates'] {
  const weightOf = nearness(entry);
  const isWhole = (row: DeskDebtRow) =>
    row.state === 'owed' && owedMinor(row) === entry.amountMinor && row.currency === entry.currency;
  return owed
    .map((row) => ({ row, weight: weightOf(row) + (isWhole(row) ? 1 : 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostShown)
    .map(({ row }) => ({
      debtId: row.id,
      number: writtenNumber({ kind: 'invoice', ...row }),
      buyer: buyerOf(row),
      owedMinor: owedMinor(row),
      currency: row.currency,
      isWhole: isWhole(row),
    }));
}

/** Marks by hand that an entry may be: of its amount, and its invoice is named, or its buyer is the payer, or it may be paid. Pure. */
export function marksOf(
  entry: OpenEntry,
  marks: readonly MarkRow[],
  candidates: EntryToLookAt['candidates'],
): EntryToLookAt['marked'] {
  const weightOf = nearness(entry);
  const isCandidate = ({ id }: MarkRow) => candidates.some(({ debtId }) => debtId === id);
  return marks
    .filter((mark) => mark.amountMinor === entry.amountMinor && mark.currency === entry.currency)
    .map((mark) => ({ mark, weight: weightOf(mark) + (isCandidate(mark) ? 1 : 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostShown)
    .map(({ mark }) => ({
      transferId: mark.transferId,
      debtId: mark.id,
      number: writtenNumber({ kind: 'invoice', ...mark }),
      buyer: buyerOf(mark),
      madeOn: mark.madeOn,
    }));
}

function nearness({ remittance, debtor }: OpenEntry): (row: DeskDebtRow) => number {
  const named = new Set(namedInvoices(remittance).map(({ year, number }) => `${year}-${number}`));
  const payer = letters(debtor);
  return (row) =>
    (named.has(`${row.year}-${row.number}`) ? 4 : 0) + (payer !== '' && letters(row.buyer) === payer ? 2 : 0);
}

const buyerOf = ({ buyer }: DeskDebtRow) => Array.from(buyer).slice(0, 400).join('');
