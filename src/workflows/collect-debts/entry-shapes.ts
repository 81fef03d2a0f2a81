import { z } from 'zod';
import { currencies } from '#kernel/money.ts';
import { count, minorUnits, text, uuid } from '#kernel/shapes.ts';
import { calendarDay, doubts } from '#modules/debts/contract.ts';

export const invoiceNumber = text(20).describe('as it is written, I-2026-000042');

/** What became of a statement. */
export const statementOutcome = z
  .object({
    booked: count.describe('paid an invoice, or a part of it'),
    open: count.describe('wait for a person'),
    known: count.describe('came by an earlier statement'),
    skipped: count.describe('debits, reversals, and what is only announced'),
  })
  .meta({ id: 'StatementOutcome' });
export type StatementOutcome = z.output<typeof statementOutcome>;

/** An entry that waits for a person, with what it may be. */
export const entryToLookAt = z
  .object({
    entryId: uuid,
    amountMinor: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
    currency: text(3).describe('as the bank writes it'),
    bookedOn: calendarDay,
    debtor: text(200),
    remittance: text(1_000),
    doubt: z.enum(doubts),
    candidates: z
      .array(
        z.object({
          debtId: uuid,
          number: invoiceNumber,
          buyer: text(400),
          owedMinor: minorUnits,
          currency: z.enum(currencies),
          isWhole: z.boolean().describe('the entry is what is owed of it, to the cent'),
        }),
      )
      .max(5),
    marked: z
      .array(
        z.object({
          transferId: uuid,
          debtId: uuid,
          number: invoiceNumber,
          buyer: text(400),
          madeOn: calendarDay,
        }),
      )
      .max(5)
      .describe('marks by hand of the same amount that it may be'),
  })
  .meta({ id: 'EntryToLookAt' });
export type EntryToLookAt = z.output<typeof entryToLookAt>;
