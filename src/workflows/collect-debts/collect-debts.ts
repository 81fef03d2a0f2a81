import type { Actor } from '#kernel/actor.ts';
import { calendarDayOf } from '#kernel/business-days.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import type { BodyOf } from '#kernel/endpoint.ts';
import { Problem } from '#kernel/problem.ts';
import { shorten } from '#kernel/shorten.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { type DebtsService, owedMinor } from '#modules/debts/service.ts';
import { writtenNumber } from '#modules/invoices/service.ts';
import type { Payment, PaymentsService } from '#modules/payments/service.ts';
import type { Sellers } from '#modules/sellers/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { bookPaid, takeBackPaid } from './book-paid.ts';
import type { approveCredit, DeskDebt, DeskDebts, markPaid, markReturned, OwnCredit } from './contract.ts';
import { assertPaid, debtProblems } from './problems.ts';
import { type DeskDebtRow, findDeskDebt, listBacks, listCame, listOwed } from './repository.ts';

const mostShown = 500;
/** Marks of a quarter are shown: an older mistake is found by whoever keeps the books. */
const cameShownMs = 92 * dayMs;

/** Who pays by invoice, and what is not paid. */
export function createCollectDebts(deps: {
  db: Db;
  clock: Clock;
  accounts: Pick<AccountsService, 'users'> &
    Readonly<{ legalEntities: Pick<AccountsService['legalEntities'], 'payerFor'> }>;
  debts: DebtsService;
  payments: PaymentsService;
  sellers: Pick<Sellers, 'held'>;
  /** Of settle-payment: asks the gateway about a payment and believes the answer. */
  settle: Readonly<{ check(payment: Payment): Promise<Payment> }>;
}) {
  const { db, clock, accounts, debts, payments, settle } = deps;

  function assertPast(day: string): void {
    if (day > calendarDayOf(clock.now())) throw new Problem(debtProblems.dayInFuture);
  }

  const isOverdue = ({ dueOn }: Pick<DeskDebtRow, 'dueOn'>) => calendarDayOf(clock.now()) > dueOn;

  async function view(): Promise<DeskDebts> {
    const lines = await debts.credit.list(db, mostShown);
    const named = await accounts.users.legalEntitiesOf(
      db,
      lines.map(({ accountId }) => accountId),
    );
    return {
      lines: lines.map(({ accountId, limit, usedMinor, days, endedAt }) => ({
        accountId,
        buyer: shorten(named.get(accountId)?.companyName ?? '', 400),
        email: named.get(accountId)?.email ?? '',
        limitMinor: limit.amountMinor,
        usedMinor,
        currency: limit.currency,
        days,
        isEnded: endedAt !== null,
      })),
      backs: (await listBacks(db, mostShown)).map((row) => ({
        refundId: row.refundId,
        orderId: row.orderId,
        orderNumber: row.orderNumber,
        buyer: shorten(row.buyer, 400),
        number: writtenNumber({ kind: 'invoice', ...row }),
        amountMinor: row.amountMinor,
        currency: row.currency,
        since: row.since.toISOString(),
      })),
      owed: (await listOwed(db, mostShown)).map(
        (row): DeskDebt => ({
          debtId: row.id,
          orderId: row.orderId,
          orderNumber: row.orderNumber,
          buyer: shorten(row.buyer, 400),
          number: writtenNumber({ kind: 'invoice', ...row }),
          issuedAt: row.issuedAt.toISOString(),
          dueMinor: row.dueMinor,
          owedMinor: owedMinor(row),
          paidMinor: row.paidMinor,
          currency: row.currency,
          dueOn: row.dueOn,
          isOverdue: isOverdue(row),
        }),
      ),
      came: (await listCame(db, new Date(clock.now().getTime() - cameShownMs), mostShown)).map((row) => ({
        transferId: row.transferId,
        orderId: row.orderId,
        orderNumber: row.orderNumber,
        buyer: shorten(row.buyer, 400),
        number: writtenNumber({ kind: 'invoice', ...row }),
        amountMinor: row.amountMinor,
        currency: row.currency,
        madeOn: row.madeOn,
        reference: row.reference,
        markedAt: row.at.toISOString(),
      })),
    };
  }

  return {
    view,
    /** What the company of the signed-in customer may, and invoices of whoever ordered, or of all for its Director. */
    async own(actor: Actor): Promise<OwnCredit> {
      if (actor.kind !== 'account') return { credit: null, invoices: [] };
      const payerId = await accounts.legalEntities.payerFor(db, actor);
      const credit = payerId === undefined ? undefined : await debts.credit.find(db, payerId);
      const owed = await listOwed(db, mostShown, actor.accountId);
      return {
        credit:
          credit === undefined
            ? null
            : {
                limitMinor: credit.limit.amountMinor,
                leftMinor: Math.max(0, credit.limit.amountMinor - credit.usedMinor),
                currency: credit.limit.currency,
                days: credit.days,
              },
        invoices: owed.map((row) => ({
          orderNumber: row.orderNumber,
          orderId: row.orderId,
          number: writtenNumber({ kind: 'invoice', ...row }),
          owedMinor: owedMinor(row),
          paidMinor: row.paidMinor,
          currency: row.currency,
          dueOn: row.dueOn,
          isOverdue: isOverdue(row),
        })),
      };
    },
    /** Throws 404 where the address is of no legal entity, 409 where it owes in another currency, or nobody knows where to pay. */
    async approve(body: BodyOf<typeof approveCredit>, actor: Actor): Promise<DeskDebts> {
      const found = await accounts.users.findLegalEntity(db, body.email);
      if (found === undefined) throw new Problem(debtProblems.unknownLegalEntity);
      const { accountId } = found;
      const { limitMinor: amountMinor, currency, days, reason } = body;
      await db.transaction().execute(async (tx) => {
        // Invoices of a demonstration say that nothing is to be paid.
        const { seller } = await deps.sellers.held(tx);
        if (seller !== undefined && seller.bank === undefined) throw new Problem(debtProblems.noBankAccount);
        const known = await debts.credit.lock(tx, accountId);
        if (known !== undefined && known.usedMinor > 0 && known.limit.currency !== currency)
          throw new Problem(debtProblems.owesInOtherCurrency);
        const line = { accountId, limit: { amountMinor, currency }, days };
        await debts.credit.approve(tx, { ...line, actor, reason });
      });
      return view();
    },
    /**
     * All that is owed, or a part. Throws 404 for no invoice, 409 where nothing is owed or another amount than was seen, 422 for more
     * than that or a day to come.
     */
    async markPaid(debtId: string, body: BodyOf<typeof markPaid>, actor: Actor): Promise<DeskDebts> {
      assertPast(body.madeOn);
      await db.transaction().execute(async (tx) => {
        const row = await findDeskDebt(tx, debtId);
        if (row === undefined) throw new Problem(debtProblems.unknownDebt);
        const amount = { amountMinor: body.amountMinor, currency: row.currency };
        const { madeOn, reference, seenOwedMinor } = body;
        const told = { amount, madeOn, reference, entryId: null, actor, seenOwedMinor };
        assertPaid(await bookPaid(deps, tx, row, told));
      });
      return view();
    },
    /** Throws 404 where no such transfer stands, 409 where money of its invoice has gone back. */
    async takeBack(transferId: string, reason: string, actor: Actor): Promise<DeskDebts> {
      const { payment, isLess } = await db.transaction().execute(async (tx) => {
        const end = await takeBackPaid(deps, tx, transferId, { reason, actor });
        if (end === 'unknown') throw new Problem(debtProblems.unknownTransfer);
        if (end === 'given_back') throw new Problem(debtProblems.givenBack);
        return end;
      });
      // A refund with nothing left to transfer is made: whoever asked for it hears of that as of one by card.
      if (isLess) await settle.check(payment);
      return view();
    },
    /** Throws 404 where no refund waits for a transfer, 409 where it is of another amount than was seen, 422 for a day to come. */
    async markReturned(
      refundId: string,
      body: BodyOf<typeof markReturned>,
      actor: Actor,
    ): Promise<DeskDebts> {
      assertPast(body.madeOn);
      const debt = await db.transaction().execute((tx) => debts.giveBack(tx, refundId, { ...body, actor }));
      if (debt === undefined) throw new Problem(debtProblems.unknownMoneyBack);
      if (debt === 'back_changed') throw new Problem(debtProblems.backChanged);
      const made = (await payments.list(db, debt.orderId)).find(({ attempt }) => attempt === debt.attempt);
      // Whoever asked for the refund hears of it as of one by card.
      if (made !== undefined) await settle.check(made);
      return view();
    },
    /** Throws 404 where the account does not pay by invoice. */
    async end(accountId: string, reason: string, actor: Actor): Promise<DeskDebts> {
      const isEnded = await db
        .transaction()
        .execute((tx) => debts.credit.end(tx, { accountId, actor, reason }));
      if (!isEnded) throw new Problem(debtProblems.noCreditLine);
      return view();
    },
  };
}

export type CollectDebts = ReturnType<typeof createCollectDebts>;
