import { z } from 'zod';
import { locales } from '#kernel/locale.ts';
import type { InvoicesService } from '#modules/invoices/service.ts';
import { isOverUnsent } from '#modules/orders/order-states.ts';
import { type Buyer, type Buyers, type OrdersService, orderTopics } from '#modules/orders/service.ts';
import type { VatAnswer, VatAnswers } from '#modules/registers/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';

const payloadShape = z.object({ orderId: z.string() });
const keyOf = (orderId: string) => `o${orderId}:vat`;

export interface CheckVat {
  /** What VIES says of a buyer's number, asked now and outside any transaction; undefined where it is not asked. */
  ask(buyer: Pick<Buyer, 'countryCode' | 'vatCode'> | undefined): Promise<VatAnswer | undefined>;
  /** Keeps an answer with a new order; where nobody was heard VIES is asked again by itself. */
  keep(tx: Tx, orderId: string, answer: VatAnswer): Promise<void>;
  /** Before a receipt is drawn: once more, where the answer is still missing. Never throws for a silence. */
  askAgain(orderId: string): Promise<void>;
}

/** The VAT numbers of buyers at VIES: asked beside the order, never in its way, and kept as proof. */
export function createCheckVat(deps: {
  db: Db;
  outbox: Outbox;
  orders: OrdersService;
  buyers: Buyers;
  /** Undefined where checks are switched off. */
  vatAnswers: VatAnswers | undefined;
  invoices: Pick<InvoicesService, 'list' | 'readFile'>;
}): CheckVat {
  const { db, outbox, orders, buyers, vatAnswers, invoices } = deps;

  const ask: CheckVat['ask'] = async (buyer) =>
    buyer === undefined || buyer.vatCode === ''
      ? undefined
      : vatAnswers?.ask(buyer.countryCode, buyer.vatCode);

  /** What a paper says of the tax stands: once one is drawn nobody asks any more. */
  async function hasPaper(orderId: string): Promise<boolean> {
    for (const { id } of await invoices.list(db, orderId))
      for (const locale of locales) if ((await invoices.readFile(db, id, locale)) !== undefined) return true;
    return false;
  }

  outbox.on(orderTopics.vatCheck, async (payload) => {
    const { orderId } = payloadShape.parse(payload);
    const { state } = await orders.get(db, orderId);
    const [buyer, check] = [await buyers.find(db, orderId), await buyers.vatCheck(db, orderId)];
    const isAnswered = check !== undefined && check.outcome !== 'unanswered';
    if (buyer === undefined || isAnswered || isOverUnsent(state) || (await hasPaper(orderId))) return;
    const answer = await ask(buyer);
    if (answer === undefined) return;
    if (answer.outcome === 'unanswered') throw new Error('VIES was not heard');
    await db.transaction().execute((tx) => buyers.keepVatCheck(tx, orderId, answer));
  });

  return {
    ask,
    async keep(tx, orderId, answer) {
      await buyers.keepVatCheck(tx, orderId, answer);
      if (answer.outcome !== 'unanswered') return;
      // What was silent a moment ago is left in peace for a while.
      const message = {
        topic: orderTopics.vatCheck,
        key: keyOf(orderId),
        payload: { orderId },
        delayMs: 60_000,
      };
      await outbox.enqueue(tx, message);
    },
    async askAgain(orderId) {
      await outbox.runNow(keyOf(orderId));
    },
  };
}
