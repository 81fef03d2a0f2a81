import { Unreadable } from '#findings/reading/reading.ts';
import type { Actor } from '#kernel/actor.ts';
import { Problem } from '#kernel/problem.ts';
import {
  type DebtsService,
  doubtOf,
  namedInvoices,
  type OpenEntry,
  owedMinor,
  readStatement,
  type StatementsService,
} from '#modules/debts/service.ts';
import { writtenNumber } from '#modules/invoices/service.ts';
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Sellers } from '#modules/sellers/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { bookPaid } from './book-paid.ts';
import type { EntryToLookAt, StatementOutcome } from './contract.ts';
import { debtProblems } from './problems.ts';
import { type DeskDebtRow, findDeskDebt, findNamedDebt, listOwed } from './repository.ts';

const mostShown = 200;
const mostCandidates = 5;

/** Statements of our bank: what pays an invoice, or a part of it, is booked, the rest waits for a person. */
export function createReadEntries(deps: {
  db: Db;
  debts: DebtsService;
  statements: StatementsService;
  payments: PaymentsService;
  /** Whose banks and accounts invoices name or have named; a statement of another account is refused. */
  sellers: Pick<Sellers, 'banks'>;
}) {
  const { db, statements, sellers } = deps;
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

  const owedOf = (row: DeskDebtRow | undefined) =>
    row && { state: row.state, owedMinor: owedMinor(row), currency: row.currency };

  async function pay(tx: Tx, entry: OpenEntry, row: DeskDebtRow, actor: Actor) {
    const amount = { amountMinor: entry.amountMinor, currency: row.currency };
    const reference = Array.from(entry.remittance || entry.debtor || '–')
      .slice(0, 200)
      .join('');
    return bookPaid(deps, tx, row, {
      ...{ amount, madeOn: entry.bookedOn, reference },
      ...{ entryId: entry.id, actor },
    });
  }

  /** Books an entry that pays the one invoice it names; answers why it does not. */
  async function match(tx: Tx, entry: OpenEntry, actor: Actor) {
    const named = namedInvoices(entry.remittance);
    const [first] = named;
    const row = named.length === 1 && first !== undefined ? await findNamedDebt(tx, first) : undefined;
    const doubt = doubtOf(
      entry,
      named.map(() => owedOf(row)),
    );
    if (doubt !== undefined || row === undefined) return doubt ?? 'unknown_number';
    const end = await pay(tx, entry, row, actor);
    return end === 'paid' ? undefined : end;
  }

  function candidatesOf(entry: OpenEntry, owed: readonly DeskDebtRow[]): EntryToLookAt['candidates'] {
    const named = new Set(namedInvoices(entry.remittance).map(({ year, number }) => `${year}-${number}`));
    const debtor = letters(entry.debtor);
    const weightOf = (row: DeskDebtRow) =>
      (named.has(`${row.year}-${row.number}`) ? 4 : 0) +
      (debtor !== '' && letters(row.buyer) === debtor ? 2 : 0) +
      (owedOf(row)?.owedMinor === entry.amountMinor && row.currency === entry.currency ? 1 : 0);
    return owed
      .map((row) => ({ row, weight: weightOf(row) }))
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostCandidates)
      .map(({ row }) => ({
        debtId: row.id,
        number: writtenNumber({ kind: 'invoice', ...row }),
        buyer: Array.from(row.buyer).slice(0, 400).join(''),
        owedMinor: owedMinor(row),
        currency: row.currency,
        isWhole: owedOf(row)?.owedMinor === entry.amountMinor && row.currency === entry.currency,
      }));
  }

  async function decide(entryId: string, work: (tx: Tx, entry: OpenEntry) => Promise<void>): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const entry = await statements.lockOpen(tx, entryId);
      if (entry === undefined) throw new Problem(debtProblems.unknownEntry);
      await work(tx, entry);
    });
  }

  return {
    /** Throws 422 for what is no statement, or one of another account; the same file twice books nothing twice. */
    async read(bytes: Buffer, actor: Actor): Promise<StatementOutcome> {
      const statement = readable(bytes);
      const account = letters(statement.account);
      const banks = await sellers.banks();
      if (banks.length > 0 && !banks.some((bank) => letters(bank).includes(account)))
        throw new Problem(debtProblems.otherAccount);
      return db
        .transaction()
        .execute((tx) =>
          statements.keep(tx, { bytes, statement, actor }, (entry) => match(tx, entry, actor)),
        );
    },
    /** Entries that wait for a person, each with invoices that it may pay. */
    async list(): Promise<EntryToLookAt[]> {
      const open = await statements.listOpen(db, mostShown);
      const owed = open.length === 0 ? [] : await listOwed(db, 500);
      return open.map(({ id, ...entry }) => ({
        entryId: id,
        ...{ amountMinor: entry.amountMinor, currency: entry.currency, bookedOn: entry.bookedOn },
        ...{ debtor: entry.debtor, remittance: entry.remittance, doubt: entry.doubt ?? 'no_number' },
        candidates: candidatesOf({ id, ...entry }, owed),
      }));
    },
    /** A person says which invoice an entry pays. Throws 404, 409 where nothing is owed, 422 where less is owed. */
    book: (entryId: string, debtId: string, actor: Actor) =>
      decide(entryId, async (tx, entry) => {
        const row = await findDeskDebt(tx, debtId);
        if (row === undefined) throw new Problem(debtProblems.unknownDebt);
        if (row.currency !== entry.currency) throw new Problem(debtProblems.otherAmount);
        const end = await pay(tx, entry, row, actor);
        if (end === 'not_owed') throw new Problem(debtProblems.notOwed);
        if (end === 'other_amount') throw new Problem(debtProblems.otherAmount);
        await statements.decide(tx, entryId, { state: 'booked', reason: null, actor });
      }),
    /** A person says that an entry pays no invoice of ours. Throws 404. */
    leave: (entryId: string, reason: string, actor: Actor) =>
      decide(entryId, (tx) => statements.decide(tx, entryId, { state: 'left', reason, actor })),
  };
}

export type ReadEntries = ReturnType<typeof createReadEntries>;

function readable(bytes: Buffer): ReturnType<typeof readStatement> {
  try {
    return readStatement(bytes);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const isLarge = ['too_big', 'too_many', 'too_deep'].includes(error.reason);
    throw new Problem(isLarge ? debtProblems.statementTooLarge : debtProblems.noStatement, { cause: error });
  }
}
