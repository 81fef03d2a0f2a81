import { type Actor, actorName, gateway, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Money } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import * as credit from './credit-repository.ts';
import {
  type CreditLine,
  type Debt,
  type DebtRefund,
  dueDay,
  owedMinor,
  refusalOf,
  reservedUntil,
  stateOf,
} from './debt.ts';
import * as repository from './repository.ts';
import { createTransfers } from './transfers.ts';

export { readStatement } from './bank/camt.ts';
export { doubtOf, namedInvoices } from './bank/match.ts';
export type { OpenEntry } from './bank/repository.ts';
export {
  type CreditLine,
  type Debt,
  type DebtRefund,
  owedMinor,
  refusalOf,
  reservedUntil,
} from './debt.ts';
export { createStatements, type StatementsService } from './statements.ts';
export type { HandMark } from './transfers-repository.ts';

/** How much of a line is free. */
export type Credit = CreditLine & Readonly<{ usedMinor: number }>;

const pageSize = 200;

/** Who may pay by invoice up to which amount, and what is owed by it: the books of the gateway `invoice`. */
export function createDebts({ clock }: { clock: Clock }) {
  async function move(
    tx: Tx,
    debt: Debt,
    event: string,
    changes: Parameters<typeof repository.updateDebt>[2],
    { actor, ...told }: { actor: Actor; amountMinor: number; reason?: string },
  ): Promise<Debt> {
    const at = clock.now();
    const moved = await repository.updateDebt(tx, debt.id, changes, at);
    const row = { debtId: debt.id, from: debt.state, event, to: moved.state, at };
    await repository.insertDebtEvent(tx, { ...row, ...told, actor: actorName(actor) });
    return moved;
  }

  async function locked(tx: Tx, id: string): Promise<Debt> {
    const debt = await repository.findDebt(tx, { id }, true);
    if (debt === undefined) throw new Error(`no debt ${id}`);
    return lapse(tx, debt);
  }

  /** A reservation of more than a year ago keeps nothing any more. */
  async function lapse(tx: Tx, debt: Debt): Promise<Debt> {
    if (debt.state !== 'reserved' || reservedUntil(debt) > clock.now()) return debt;
    return move(tx, debt, 'lapse', { state: 'lapsed' }, { actor: system, amountMinor: debt.amountMinor });
  }

  async function credited(db: Db | Tx, lines: readonly CreditLine[]): Promise<Credit[]> {
    const used = await credit.usedOf(
      db,
      lines.map(({ accountId }) => accountId),
    );
    return lines.map((line) => ({ ...line, usedMinor: used.get(line.accountId) ?? 0 }));
  }

  return {
    credit: {
      /** The line of an account that is in force. */
      async find(db: Db | Tx, accountId: string): Promise<Credit | undefined> {
        const line = await credit.findLine(db, accountId);
        return line === undefined || line.endedAt !== null ? undefined : (await credited(db, [line]))[0];
      },
      /** What was decided of the line of an account, the earliest first. */
      listEvents: credit.listLineEvents,
      /** Every line, those in force first. */
      list: async (db: Db, limit: number): Promise<Credit[]> =>
        credited(db, await credit.listLines(db, limit)),
      /** The line of an account, in force or not; nobody else counts against it until the transaction ends. */
      async lock(tx: Tx, accountId: string): Promise<Credit | undefined> {
        const line = await credit.findLine(tx, accountId, true);
        return line === undefined ? undefined : (await credited(tx, [line]))[0];
      },
      /** Lets an account pay by invoice, or changes how; what it owes already counts. */
      async approve(
        tx: Tx,
        { actor, reason, ...line }: Omit<CreditLine, 'endedAt'> & { actor: Actor; reason: string },
      ): Promise<void> {
        const at = clock.now();
        await credit.upsertLine(tx, line, at);
        const event = { ...line, event: 'approve', reason, at } as const;
        await credit.insertLineEvent(tx, { ...event, actor: actorName(actor) });
      },
      /** No new order by invoice; false where there was no line in force. */
      async end(
        tx: Tx,
        { accountId, actor, reason }: { accountId: string; actor: Actor; reason: string },
      ): Promise<boolean> {
        const line = await credit.findLine(tx, accountId, true);
        if (line === undefined || line.endedAt !== null) return false;
        const at = clock.now();
        await credit.endLine(tx, accountId, at);
        const event = { ...line, event: 'end', reason, at } as const;
        await credit.insertLineEvent(tx, { ...event, actor: actorName(actor) });
        return true;
      },
    },
    /**
     * Keeps an amount of an account's limit for an order, or writes down why it cannot. The line is locked first: orders
     * that come at once are counted one after the other. The same key again answers what it came to.
     */
    async reserve(
      tx: Tx,
      asked: { key: string; orderId: string; attempt: number; accountId: string | null; amount: Money },
    ): Promise<Debt> {
      const { accountId, orderId, attempt, key, amount } = asked;
      const line = accountId === null ? undefined : await credit.findLine(tx, accountId, true);
      const [known] = line === undefined ? [] : await credited(tx, [line]);
      const refusal = refusalOf(amount, line, known?.usedMinor ?? 0);
      const at = clock.now();
      const debt: Debt = {
        ...{ id: uuidv7(at), key, orderId, attempt, accountId, ...amount },
        ...{ state: refusal === undefined ? 'reserved' : 'refused', refusal: refusal ?? null },
        ...{ days: line?.days ?? 0, dueMinor: 0, dueOn: null, creditedMinor: 0, paidMinor: 0, createdAt: at },
      };
      if (await repository.insertDebt(tx, debt)) {
        const event = refusal === undefined ? 'reserve' : 'refuse';
        const row = { debtId: debt.id, from: null, event, to: debt.state, at };
        await repository.insertDebtEvent(tx, { ...row, amountMinor: amount.amountMinor, actor: 'system' });
      }
      const kept = await repository.findDebt(tx, { orderId, attempt }, true);
      if (kept === undefined) throw new Error(`the key ${key} is of another order`);
      return lapse(tx, kept);
    },
    /** Frees what was kept for an order; whatever is no reservation stays as it is. */
    async release(tx: Tx, id: string): Promise<Debt> {
      const debt = await locked(tx, id);
      if (debt.state !== 'reserved') return debt;
      return move(
        tx,
        debt,
        'release',
        { state: 'released' },
        { actor: gateway, amountMinor: debt.amountMinor },
      );
    },
    /** Makes an invoice of a reservation, of all of it or a part; the rest is free. Whatever is none stays as it is. */
    async owe(tx: Tx, id: string, dueMinor: number): Promise<Debt> {
      const debt = await locked(tx, id);
      if (debt.state !== 'reserved') return debt;
      const dueOn = dueDay(clock.now(), debt.days);
      return move(
        tx,
        debt,
        'owe',
        { state: 'owed', dueMinor, dueOn },
        { actor: gateway, amountMinor: dueMinor },
      );
    },
    /**
     * Gives a part of an invoice back, or all. What is not paid of it is made smaller at once; what was paid waits for a person
     * to transfer it. Undefined where more is asked than is left.
     */
    async refund(tx: Tx, id: string, amountMinor: number, key: string): Promise<DebtRefund | undefined> {
      const debt = await locked(tx, id);
      const earlier = await repository.listDebtRefunds(tx, id);
      const known = earlier.find((one) => one.key === key);
      if (known !== undefined) return known;
      const given = earlier.reduce((sum, one) => sum + one.amountMinor, 0);
      if (amountMinor <= 0 || given + amountMinor > debt.dueMinor) return undefined;
      const at = clock.now();
      const offMinor = Math.min(amountMinor, owedMinor(debt));
      const backMinor = amountMinor - offMinor;
      const refund: DebtRefund = {
        ...{ id: uuidv7(at), debtId: id, key, amountMinor, backMinor },
        state: backMinor === 0 ? 'succeeded' : 'pending',
      };
      await repository.insertDebtRefund(tx, refund, at);
      const creditedMinor = debt.creditedMinor + offMinor;
      const event = backMinor === 0 ? 'credit' : 'ask_back';
      const changes = { state: stateOf({ ...debt, creditedMinor }), creditedMinor };
      await move(tx, debt, event, changes, { actor: gateway, amountMinor });
      return refund;
    },
    /**
     * Somebody else stands for a company from now on: its limit, where it is in force, and what is kept or owed by it go over. Both lines
     * are held, so that no order is counted against either meanwhile. Each debt has an event of it.
     */
    async passOn(
      tx: Tx,
      { from, to, actor, reason }: { from: string; to: string; actor: Actor; reason: string },
    ): Promise<void> {
      const lines = new Map<string, CreditLine | undefined>();
      for (const accountId of [from, to].toSorted())
        lines.set(accountId, await credit.findLine(tx, accountId, true));
      const at = clock.now();
      const line = lines.get(from);
      if (line !== undefined && line.endedAt === null) {
        const event = { reason, at, actor: actorName(actor) };
        await credit.endLine(tx, from, at);
        await credit.insertLineEvent(tx, { ...line, ...event, event: 'end' });
        await credit.upsertLine(tx, { ...line, accountId: to }, at);
        await credit.insertLineEvent(tx, { ...line, accountId: to, ...event, event: 'approve' });
      }
      for (const debt of await repository.passDebtsOn(tx, { from, to, at })) {
        const { id: debtId, state } = debt;
        const amountMinor = state === 'reserved' ? debt.amountMinor : owedMinor(debt);
        const event = { debtId, from: state, event: 'pass_on', to: state, amountMinor, at };
        await repository.insertDebtEvent(tx, { ...event, actor: actorName(actor) });
      }
    },
    /** A debt as it is now, which nobody changes until the transaction ends. */
    lock: locked,
    /** Several, before any of them is changed. */
    lockAll: repository.lockDebts,
    /** A debt as it is now. */
    async find(db: Db, id: string): Promise<Debt | undefined> {
      const debt = await repository.findDebt(db, { id });
      if (debt?.state !== 'reserved' || reservedUntil(debt) > clock.now()) return debt;
      return db.transaction().execute((tx) => locked(tx, id));
    },
    /** What a payment by invoice came to; undefined of other payments. */
    findOf: (
      db: Db | Tx,
      { orderId, attempt }: Pick<Debt, 'orderId' | 'attempt'>,
    ): Promise<Debt | undefined> => repository.findDebt(db, { orderId, attempt }),
    ...createTransfers({ clock, move, locked }),
    listRefunds: repository.listDebtRefunds,
    /** What an account owes, the invoice that is due first at the head. */
    listOwed: repository.listOwed,
    async *listSince(db: Db, since: Date): AsyncGenerator<Debt> {
      let last: Debt | undefined;
      for (;;) {
        const page: Debt[] = await repository.listDebtsSince(db, since, last, pageSize);
        yield* page;
        last = page.at(-1);
        if (page.length < pageSize) return;
      }
    },
    /** How an invoice stands, for its customer; null while there is none. */
    view(debt: Debt | undefined) {
      if (debt === undefined || debt.dueOn === null) return null;
      const owed = owedMinor(debt);
      const today = clock.now().toISOString().slice(0, 10);
      return {
        owedMinor: owed,
        paidMinor: debt.paidMinor,
        dueOn: debt.dueOn,
        isOverdue: owed > 0 && today > debt.dueOn,
        isPaid: debt.state === 'paid',
      };
    },
  };
}

export type DebtsService = ReturnType<typeof createDebts>;
