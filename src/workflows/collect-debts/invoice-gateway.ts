import type { Debt, DebtRefund, DebtsService } from '#modules/debts/service.ts';
import { reservedUntil } from '#modules/debts/service.ts';
import {
  type GatewayRefundStatus,
  GatewayRefusal,
  type GatewayStatus,
  invoiceGateway,
  type PaymentGateway,
} from '#modules/payments/service.ts';
import type { Db } from '#platform/database/kysely.ts';

const statuses = {
  reserved: 'authorised',
  refused: 'declined',
  released: 'voided',
  lapsed: 'expired',
  owed: 'captured',
  credited: 'captured',
  paid: 'captured',
} as const satisfies Record<Debt['state'], GatewayStatus['status']>;

/**
 * Paying by invoice as a gateway of our own: its hold is a part of the buyer's limit, its debit an invoice. So everything
 * that is proved of cards, above all that nothing is asked for before the report was sent, holds of invoices as it stands.
 */
export function createInvoiceGateway(deps: {
  db: Db;
  debts: DebtsService;
  /** At whose account the limit stands that an order counts against: of a company's order its Director's. Null of a guest's. */
  payerOf: (orderId: string) => Promise<string | null>;
}): PaymentGateway {
  const { db, debts, payerOf } = deps;

  async function statusOf(debt: Debt): Promise<GatewayStatus> {
    const refunds = await debts.listRefunds(db, debt.id);
    const made = refunds.filter(({ state }) => state === 'succeeded');
    return {
      gatewayPaymentId: debt.id,
      status: statuses[debt.state],
      amount: amountOf(debt),
      capturedMinor: debt.dueMinor,
      refundedMinor: made.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      orderId: debt.orderId,
      attempt: debt.attempt,
      captureBefore: debt.state === 'reserved' ? reservedUntil(debt) : null,
      cardToken: null,
      cardBrand: null,
      cardLast4: null,
      declineCode: debt.refusal,
      hostedUrl: null,
      dispute: null,
    };
  }

  async function known(id: string): Promise<Debt> {
    const debt = await debts.find(db, id);
    if (debt === undefined) throw new GatewayRefusal('not_found', 'there is no such debt');
    return debt;
  }

  return {
    name: invoiceGateway,
    signatureHeader: null,
    async openSession({ orderId, attempt, amount }, key) {
      const accountId = await payerOf(orderId);
      const asked = { key, orderId, attempt, accountId, amount };
      return statusOf(await db.transaction().execute((tx) => debts.reserve(tx, asked)));
    },
    async authoriseSavedCard() {
      throw new GatewayRefusal('no_card', 'an invoice has no card to be held on again');
    },
    async find(id) {
      const debt = await debts.find(db, id);
      return debt === undefined ? undefined : statusOf(debt);
    },
    async capture(id, { amountMinor, currency }) {
      const debt = await known(id);
      if (currency !== debt.currency || amountMinor > debt.amountMinor)
        throw new GatewayRefusal('amount_too_large', 'more is asked for than is kept of the limit');
      return statusOf(await db.transaction().execute((tx) => debts.owe(tx, id, amountMinor)));
    },
    async release(id) {
      await known(id);
      return statusOf(await db.transaction().execute((tx) => debts.release(tx, id)));
    },
    async refund(id, { amountMinor }, key) {
      const debt = await known(id);
      const refund = await db.transaction().execute((tx) => debts.refund(tx, id, amountMinor, key));
      if (refund === undefined)
        throw new GatewayRefusal('amount_too_large', 'more is asked back than is left of the invoice');
      return refundStatusOf(debt, refund);
    },
    async listRefunds(id) {
      const debt = await known(id);
      return (await debts.listRefunds(db, id)).map((refund) => refundStatusOf(debt, refund));
    },
    async *listSince(since) {
      for await (const debt of debts.listSince(db, since)) yield statusOf(debt);
    },
    readWebhook() {
      throw new GatewayRefusal('no_webhooks', 'our own books send no webhooks');
    },
  };
}

const amountOf = ({ amountMinor, currency }: Debt) => ({ amountMinor, currency });

function refundStatusOf(
  { currency }: Debt,
  { id, state, amountMinor, key }: DebtRefund,
): GatewayRefundStatus {
  return { gatewayRefundId: id, status: state, amount: { amountMinor, currency }, key };
}
