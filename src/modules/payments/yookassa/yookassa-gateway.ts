import type { BlockList } from 'node:net';
import { isIPv6 } from 'node:net';
import type { z } from 'zod';
import {
  GatewayRefusal,
  type GatewayStatus,
  GatewayUnavailable,
  isAskedFor,
  type PaymentGateway,
} from '../port/gateway.ts';
import { createYookassaCalls, type YookassaOptions } from './yookassa-calls.ts';
import { type ReceiptTerms, receiptFor } from './yookassa-receipt.ts';
import { amountOf, cardPage, describe, savedCardHold } from './yookassa-requests.ts';
import { labelOf, refundOf, refundStatus, statusOf } from './yookassa-status.ts';
import { readYookassaWebhook } from './yookassa-webhook.ts';
import {
  listShape,
  paymentShape,
  refundShape,
  refundsShape,
  type YookassaPayment,
  yookassaId,
} from './yookassa-wire.ts';

/** More pages than this are no list of a shop of ours: 35 days of 2,800 payments a day. */
const maxPages = 1_000;

/** The payment port spoken to YooKassa, or to what speaks like it. */
export function createYookassaGateway(
  options: YookassaOptions & {
    /** What receipts say, where YooKassa makes them. */
    receipts?: ReceiptTerms | undefined;
    /** From where notifications are taken; from everywhere where it is not said. */
    senders?: BlockList | undefined;
  },
): PaymentGateway {
  const calls = createYookassaCalls(options);
  const { receipts, senders } = options;

  const fetchPayment = async (id: string) => read(paymentShape, await calls.find(id));
  const ask = async (id: string): Promise<GatewayStatus> => statusOf(await fetchPayment(id));

  /** A part of a hold or of a debit wants a receipt of its own; of the whole YooKassa has one. */
  async function partReceipt(id: string, amount: GatewayStatus['amount'], wholeOf: WholeOf) {
    if (receipts === undefined) return {};
    const payment = await fetchPayment(id);
    const status = statusOf(payment);
    if (amount.amountMinor === wholeOf(status)) return {};
    const description = describe(payment.description ?? '');
    return receiptFor(receipts, { orderId: status.orderId, description, amount: amountOf(amount) });
  }

  /** What was verified is given up with what was held for it. */
  const released = (payment: YookassaPayment): GatewayStatus => {
    const status = statusOf(payment);
    return status.status === 'verified' ? { ...status, status: 'voided', cardToken: null } : status;
  };

  return {
    name: 'yookassa',
    signatureHeader: null,
    isSender: (address) => senders === undefined || senders.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'),
    async openSession(request, key) {
      const page = cardPage(request);
      const { orderId } = request;
      const receipt = await receiptFor(receipts, { orderId, ...page });
      return statusOf(read(paymentShape, await calls.open({ ...page, ...receipt }, key)));
    },
    async authoriseSavedCard(request, key) {
      const hold = savedCardHold(request);
      if (hold === undefined)
        throw new GatewayRefusal('unknown_card', 'This card was not saved at YooKassa.');
      const receipt = await receiptFor(receipts, { orderId: request.orderId, ...hold });
      return statusOf(read(paymentShape, await calls.open({ ...hold, ...receipt }, key)));
    },
    async find(id) {
      if (!yookassaId.safeParse(id).success) return undefined;
      try {
        return await ask(id);
      } catch (error) {
        if (error instanceof GatewayRefusal && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    async capture(id, amount, key) {
      const receipt = await partReceipt(id, amount, ({ amount: held }) => held.amountMinor);
      try {
        const made = read(
          paymentShape,
          await calls.capture(id, { amount: amountOf(amount), ...receipt }, key),
        );
        const captured = statusOf(made);
        if (captured.status === 'captured' && captured.capturedMinor !== amount.amountMinor)
          throw new GatewayUnavailable('YooKassa debited another amount than was asked for');
        return captured;
      } catch (error) {
        if (!isRefusedByState(error)) throw error;
        // Captured already, or the hold is gone: what is true decides.
        const known = await ask(id);
        if (known.status === 'authorised') throw error;
        return known;
      }
    },
    async release(id, key) {
      const known = await fetchPayment(id);
      // Only a hold can be cancelled there. A page ends by itself; until then the payer may still come.
      if (known.status === 'pending')
        throw new GatewayUnavailable('a page of YooKassa cannot be closed: it ends within an hour');
      if (known.status !== 'waiting_for_capture') return released(known);
      try {
        return released(read(paymentShape, await calls.cancel(id, key)));
      } catch (error) {
        if (!isRefusedByState(error)) throw error;
        const now = await fetchPayment(id);
        if (now.status === 'waiting_for_capture') throw error;
        return released(now);
      }
    },
    async refund(id, amount, key) {
      const receipt = await partReceipt(id, amount, ({ capturedMinor, refundedMinor }) =>
        refundedMinor === 0 ? capturedMinor : undefined,
      );
      // YooKassa forgets keys after a day; the labels of a refund stay.
      const body = { payment_id: id, amount: amountOf(amount), metadata: { key }, ...receipt };
      return refundOf(read(refundShape, await calls.refund(body, key)), amount);
    },
    listRefunds: async (id) => read(refundsShape, await calls.listRefunds(id)).items.map(refundStatus),
    async *listSince(since, of) {
      let cursor: string | undefined;
      for (let pages = 0; pages < maxPages; pages += 1) {
        const page = read(listShape, await calls.list(since, cursor));
        for (const one of page.items) {
          // A shop may be used for other things too.
          if (isAskedFor(labelOf(one.metadata), of)) yield statusOf(read(paymentShape, one));
        }
        cursor = page.next_cursor ?? undefined;
        if (cursor === undefined) return;
      }
      throw new GatewayUnavailable(`YooKassa lists more than ${maxPages} pages of payments`);
    },
    readWebhook: (rawBody, _signature, now) => readYookassaWebhook(rawBody, now),
  };
}

/** How much would be the whole of a payment that stands like this; undefined where there is no whole any more. */
type WholeOf = (status: GatewayStatus) => number | undefined;

/** YooKassa has one word for every request that does not fit, a payment in another state among them. */
const isRefusedByState = (error: unknown) =>
  error instanceof GatewayRefusal && error.code === 'invalid_request';

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.');
  throw new GatewayUnavailable(`YooKassa gave an answer that cannot be read: ${where}`);
}
