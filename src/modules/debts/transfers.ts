import { type Actor, actorName } from '#kernel/actor.ts';
import type { CalendarDay } from '#kernel/business-days.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Money } from '#kernel/money.ts';
import type { Tx } from '#platform/database/kysely.ts';
import { findConnected, reopenEntry } from './bank/repository.ts';
import { type Debt, owedMinor, stateOf } from './debt.ts';
import * as repository from './repository.ts';
import * as transfers from './transfers-repository.ts';

/** Transfers at the bank, as people and statements have seen them: what came, what had not come after all, and what went back. */
export function createTransfers({
  clock,
  move,
  locked,
}: Readonly<{
  clock: Clock;
  /** Changes a debt and leaves a row of it. */
  move: (
    tx: Tx,
    debt: Debt,
    event: string,
    changes: Parameters<typeof repository.updateDebt>[2],
    told: { actor: Actor; amountMinor: number; reason?: string },
  ) => Promise<Debt>;
  locked: (tx: Tx, id: string) => Promise<Debt>;
}>) {
  /** What is owed again pays refunds that nobody has transferred yet: they are taken off it, the earliest first. */
  async function takeOff(tx: Tx, debt: Debt, actor: Actor): Promise<Debt> {
    let current = debt;
    for (const { id, state, backMinor } of await repository.listDebtRefunds(tx, debt.id)) {
      const offMinor = state === 'pending' ? Math.min(backMinor, owedMinor(current)) : 0;
      if (offMinor === 0) continue;
      await transfers.lessenBack(tx, id, backMinor - offMinor, clock.now());
      const creditedMinor = current.creditedMinor + offMinor;
      const changes = { state: stateOf({ ...current, creditedMinor }), creditedMinor };
      current = await move(tx, current, 'credit', changes, { actor, amountMinor: offMinor });
    }
    return current;
  }

  return {
    /**
     * Writes down that a transfer of an invoice came, of all that is owed or a part. `not_owed`: there is no such invoice, or it is
     * paid; `owed_changed`: another amount is owed of it than was seen; `other_amount`: more than is owed of it.
     */
    async pay(
      tx: Tx,
      id: string,
      told: Readonly<{
        amount: Money;
        madeOn: CalendarDay;
        reference: string;
        entryId: string | null;
        actor: Actor;
        /** What a person saw to be owed; a statement has seen nothing. */
        seenOwedMinor?: number;
      }>,
    ): Promise<{ debt: Debt; transferId: string } | 'not_owed' | 'owed_changed' | 'other_amount'> {
      const debt = await repository.findDebt(tx, { id }, true);
      if (debt?.state !== 'owed') return 'not_owed';
      const { amount, madeOn, reference, entryId, actor } = told;
      const owed = owedMinor(debt);
      if (told.seenOwedMinor !== undefined && told.seenOwedMinor !== owed) return 'owed_changed';
      if (amount.currency !== debt.currency || amount.amountMinor > owed) return 'other_amount';
      const at = clock.now();
      const transferId = uuidv7(at);
      await transfers.insertTransfer(tx, {
        ...{ id: transferId, debtId: id, kind: 'in', ...amount, madeOn, reference, entryId },
        ...{ refundId: null, actor: actorName(actor), at },
      });
      const paidMinor = debt.paidMinor + amount.amountMinor;
      const event = amount.amountMinor === owed ? 'pay' : 'pay_part';
      const changes = { state: stateOf({ ...debt, paidMinor }), paidMinor };
      return {
        transferId,
        debt: await move(tx, debt, event, changes, { actor, amountMinor: amount.amountMinor }),
      };
    },
    /**
     * Takes back what was written down of a transfer that had not come: it is owed again, and an entry of a statement waits for a
     * person again. Refunds that wait for a transfer are taken off what is owed again; `isLess` says that some were. `unknown`: there is
     * no such transfer, or it was taken back; `given_back`: money of the invoice has gone back.
     */
    async takeBack(
      tx: Tx,
      transferId: string,
      { reason, actor }: { reason: string; actor: Actor },
    ): Promise<{ debt: Debt; amount: Money; isLess: boolean } | 'unknown' | 'given_back'> {
      const seen = await transfers.findCame(tx, transferId);
      if (seen === undefined) return 'unknown';
      const debt = await locked(tx, seen.debtId);
      // Whoever held the debt before may have taken it back.
      const transfer = await transfers.findCame(tx, transferId);
      if (transfer === undefined) return 'unknown';
      const refunds = await repository.listDebtRefunds(tx, debt.id);
      if (refunds.some(({ state, backMinor }) => state === 'succeeded' && backMinor > 0)) return 'given_back';
      const { amountMinor, currency, entryId } = transfer;
      await transfers.takeTransferBack(tx, { transferId, actor: actorName(actor), at: clock.now() });
      const itsEntry = entryId ?? (await findConnected(tx, transferId));
      if (itsEntry !== undefined) await reopenEntry(tx, itsEntry);
      const changes = { state: 'owed', paidMinor: debt.paidMinor - amountMinor } as const;
      const moved = await move(tx, debt, 'take_back', changes, { actor, amountMinor, reason });
      const left = await takeOff(tx, moved, actor);
      return {
        debt: left,
        amount: { amountMinor, currency },
        isLess: left.creditedMinor > moved.creditedMinor,
      };
    },
    /**
     * Writes down that a person has transferred a refund; undefined where none waits for that, `back_changed` where another amount is to
     * be transferred than was seen.
     */
    async giveBack(
      tx: Tx,
      refundId: string,
      told: Readonly<{ madeOn: CalendarDay; reference: string; actor: Actor; seenBackMinor: number }>,
    ): Promise<Debt | 'back_changed' | undefined> {
      const seen = await transfers.findRefund(tx, refundId);
      if (seen === undefined) return undefined;
      const debt = await locked(tx, seen.debtId);
      // Whoever held the debt before may have ended it, or made it smaller.
      const refund = await transfers.findRefund(tx, refundId);
      if (refund?.state !== 'pending') return undefined;
      if (refund.backMinor !== told.seenBackMinor) return 'back_changed';
      const { madeOn, reference, actor } = told;
      const { backMinor: amountMinor } = refund;
      const at = clock.now();
      await transfers.insertTransfer(tx, {
        ...{
          id: uuidv7(at),
          debtId: debt.id,
          kind: 'out',
          amountMinor,
          currency: debt.currency,
          madeOn,
          reference,
        },
        ...{ entryId: null, refundId, actor: actorName(actor), at },
      });
      await transfers.endRefund(tx, refundId, at);
      return move(tx, debt, 'give_back', {}, { actor, amountMinor });
    },
    paidOn: transfers.paidOn,
    findHandMark: transfers.findHandMark,
    listHandMarks: transfers.listHandMarks,
    listStanding: transfers.listStanding,
  };
}
