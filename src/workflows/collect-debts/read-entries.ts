import { Unreadable } from '#findings/reading/reading.ts';
import type { Actor } from '#kernel/actor.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
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
import type { PaymentsService } from '#modules/payments/service.ts';
import type { Sellers } from '#modules/sellers/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { bookPaid } from './book-paid.ts';
import type { bookEntry, EntryToLookAt, StatementOutcome } from './contract.ts';
import { candidatesOf, letters, marksOf } from './may-be.ts';
import { assertPaid, debtProblems } from './problems.ts';
import {
  type DeskDebtRow,
  findDeskDebt,
  findNamedDebt,
  listMarks,
  listNamedIds,
  listOwed,
} from './repository.ts';

const mostShown = 200;
/** Of invoices, and of marks, that are set beside what waits. */
const mostCompared = 500;

/** Statements of our bank: what pays an invoice, or a part of it, is booked, the rest waits for a person. */
export function createReadEntries(deps: {
  db: Db;
  debts: DebtsService;
  statements: StatementsService;
  payments: PaymentsService;
  /** Whose banks and accounts invoices name or have named; a statement of another account is refused. */
  sellers: Pick<Sellers, 'banks'>;
}) {
  const { db, debts, statements, sellers } = deps;

  /** The invoice of a number, which nobody changes meanwhile. */
  async function lockNamed(
    tx: Tx,
    number: { year: number; number: number },
  ): Promise<DeskDebtRow | undefined> {
    const named = await findNamedDebt(tx, number);
    if (named === undefined) return undefined;
    await debts.lock(tx, named.id);
    return findDeskDebt(tx, named.id);
  }

  async function pay(tx: Tx, entry: OpenEntry, row: DeskDebtRow, actor: Actor, seenOwedMinor?: number) {
    const amount = { amountMinor: entry.amountMinor, currency: row.currency };
    const reference = Array.from(entry.remittance || entry.debtor || '–')
      .slice(0, 200)
      .join('');
    return bookPaid(deps, tx, row, {
      ...{ amount, madeOn: entry.bookedOn, reference },
      ...{ entryId: entry.id, actor, ...(seenOwedMinor === undefined ? {} : { seenOwedMinor }) },
    });
  }

  /** Books an entry that pays the one invoice it names; answers why it does not. */
  async function match(tx: Tx, entry: OpenEntry, actor: Actor) {
    const named = namedInvoices(entry.remittance);
    const [first] = named;
    const row = named.length === 1 && first !== undefined ? await lockNamed(tx, first) : undefined;
    const [mark] =
      row === undefined
        ? []
        : await debts.listHandMarks(tx, [entry.amountMinor], { debtId: row.id, limit: 1 });
    const invoice = row && {
      ...{ state: row.state, owedMinor: owedMinor(row), currency: row.currency },
      isMarked: mark !== undefined,
    };
    const doubt = doubtOf(
      entry,
      named.map(() => invoice),
    );
    if (doubt !== undefined || row === undefined) return doubt ?? 'unknown_number';
    const end = await pay(tx, entry, row, actor);
    if (end === 'paid') return undefined;
    return end === 'not_owed' ? end : 'other_amount';
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
      const named = statement.entries
        .map(({ remittance }) => namedInvoices(remittance))
        .filter(({ length }) => length === 1);
      return db.transaction().execute(async (tx) => {
        await debts.lockAll(tx, await listNamedIds(tx, named.flat()));
        return statements.keep(tx, { bytes, statement, actor }, (entry) => match(tx, entry, actor));
      });
    },
    /** Entries that wait for a person, each with invoices that it may pay, and marks by hand that it may be. */
    async list(): Promise<EntryToLookAt[]> {
      const open = await statements.listOpen(db, mostShown);
      if (open.length === 0) return [];
      const owed = await listOwed(db, mostCompared);
      const amounts = [...new Set(open.map(({ amountMinor }) => amountMinor))];
      const marks = await listMarks(db, await debts.listHandMarks(db, amounts, { limit: mostCompared }));
      return open.map((entry) => {
        const candidates = candidatesOf(entry, owed);
        return {
          entryId: entry.id,
          ...{ amountMinor: entry.amountMinor, currency: entry.currency, bookedOn: entry.bookedOn },
          ...{ debtor: entry.debtor, remittance: entry.remittance, doubt: entry.doubt ?? 'no_number' },
          ...{ candidates, marked: marksOf(entry, marks, candidates) },
        };
      });
    },
    /** A person says which invoice an entry pays. Throws 404, 409 where nothing is owed or another amount than was seen, 422 for more. */
    book: (entryId: string, { debtId, seenOwedMinor }: BodyOf<typeof bookEntry>, actor: Actor) =>
      decide(entryId, async (tx, entry) => {
        const row = await findDeskDebt(tx, debtId);
        if (row === undefined) throw new Problem(debtProblems.unknownDebt);
        if (row.currency !== entry.currency) throw new Problem(debtProblems.otherAmount);
        assertPaid(await pay(tx, entry, row, actor, seenOwedMinor));
        await statements.decide(tx, entryId, { state: 'booked', reason: null, actor });
      }),
    /** A person says that an entry is a transfer that was marked by hand: it pays nothing more. Throws 404. */
    connect: (entryId: string, transferId: string, actor: Actor) =>
      decide(entryId, async (tx, entry) => {
        const seen = await debts.findHandMark(tx, transferId);
        if (seen !== undefined) await debts.lock(tx, seen.debtId);
        // Whoever held the debt before may have taken the mark back.
        const mark = await debts.findHandMark(tx, transferId);
        const isIt = mark?.amountMinor === entry.amountMinor && mark.currency === entry.currency;
        const reason = `it was marked by hand for ${mark?.madeOn}`;
        if (!isIt || !(await statements.connect(tx, entryId, { transferId, reason, actor })))
          throw new Problem(debtProblems.unknownMark);
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
