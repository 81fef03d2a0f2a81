import {
  type GatewayRefundStatus,
  GatewayRefusal,
  GatewayUnavailable,
} from '#modules/payments/port/gateway.ts';
import type { GatewayStatus, PaymentGateway, SessionRequest } from '#modules/payments/service.ts';

/** What happens to a call: it is answered, its answer is lost, or it is refused for good. */
type Mood = 'answers' | 'silent' | 'refuses';

/** A card gateway in memory: says of each payment what a test has told it to, and notes what it was asked with which key. */
export interface ScriptedGateway extends PaymentGateway {
  readonly calls: readonly string[];
  /** How often its payments were listed. */
  listings: number;
  mood: Mood;
  /** Payments that it says nothing of, whatever its mood. */
  readonly silentAbout: Set<string>;
  /** What becomes of refunds from now on; what becomes of one, `sayRefund` says. */
  refundsAre: GatewayRefundStatus['status'];
  sayRefund(gatewayRefundId: string, status: GatewayRefundStatus['status']): GatewayRefundStatus;
  /** Changes what is true of a payment. */
  say(gatewayPaymentId: string, reported: Partial<GatewayStatus>): void;
  /** Lets something happen while the next answer about a payment, which says how it was before, is under way. */
  answerLate(gatewayPaymentId: string, meanwhile: () => Promise<void>): void;
}

export function createScriptedGateway(name = 'scripted'): ScriptedGateway {
  const statuses = new Map<string, GatewayStatus>();
  const byKey = new Map<string, string>();
  const refunds: (GatewayRefundStatus & { paymentId: string })[] = [];
  const calls: string[] = [];
  const silentAbout = new Set<string>();
  const late = new Map<string, () => Promise<void>>();

  function hear(call: string): void {
    calls.push(call);
    if (gateway.mood === 'silent') throw new GatewayUnavailable('no answer');
    if (gateway.mood === 'refuses') throw new GatewayRefusal('refused', 'no');
  }
  function known(id: string): GatewayStatus {
    const reported = statuses.get(id);
    if (reported === undefined) throw new GatewayRefusal('unknown', `no payment ${id}`);
    return reported;
  }
  function change(id: string, changes: Partial<GatewayStatus>): GatewayStatus {
    const changed = { ...known(id), ...changes };
    statuses.set(id, changed);
    return changed;
  }
  /** The same key gives the same payment for ever. */
  function begin(request: SessionRequest, key: string): string {
    const id = byKey.get(key) ?? `${name}-${statuses.size + 1}`;
    byKey.set(key, id);
    if (statuses.has(id)) return id;
    statuses.set(id, {
      gatewayPaymentId: id,
      status: 'open',
      amount: request.amount,
      capturedMinor: 0,
      refundedMinor: 0,
      orderId: request.orderId,
      attempt: request.attempt,
      captureBefore: null,
      cardToken: null,
      cardBrand: null,
      cardLast4: null,
      declineCode: null,
      hostedUrl: `https://cards.example/pay/${id}`,
      dispute: null,
    });
    return id;
  }

  const gateway: ScriptedGateway = {
    name,
    signatureHeader: 'x-signature',
    calls,
    mood: 'answers',
    silentAbout,
    say: change,
    answerLate: (id, meanwhile) => late.set(id, meanwhile),
    async openSession(request, key) {
      hear(`open ${key}`);
      return known(begin(request, key));
    },
    async authoriseSavedCard(request, key) {
      hear(`authorise ${key}`);
      return change(begin(request, key), { status: 'authorised', hostedUrl: null });
    },
    async forgetCard(cardToken, key) {
      hear(`forget ${cardToken} ${key}`);
    },
    async find(id) {
      hear(`find ${id}`);
      if (silentAbout.has(id)) throw new GatewayUnavailable('no answer');
      const answer = statuses.get(id);
      const meanwhile = late.get(id);
      late.delete(id);
      await meanwhile?.();
      return answer;
    },
    async capture(id, amount, key) {
      hear(`capture ${key}`);
      if (known(id).status !== 'authorised') throw new GatewayRefusal('not_capturable', known(id).status);
      return change(id, { status: 'captured', capturedMinor: amount.amountMinor });
    },
    async release(id, key) {
      hear(`release ${key}`);
      return known(id).status === 'captured'
        ? known(id)
        : change(id, { status: 'voided', hostedUrl: null, captureBefore: null });
    },
    async refund(id, amount, key) {
      hear(`refund ${key}`);
      const made = refunds.find((refund) => refund.key === key);
      if (made !== undefined) return made;
      const { status, capturedMinor, dispute } = known(id);
      if (dispute !== null && dispute.status !== 'won') throw new GatewayRefusal('payment_disputed', 'no');
      const given = refunds.filter((one) => one.paymentId === id && one.status !== 'failed');
      const left = given.reduce((sum, one) => sum - one.amount.amountMinor, capturedMinor);
      if (status !== 'captured' || amount.amountMinor > left)
        throw new GatewayRefusal('too_much', `${left} left`);
      const gatewayRefundId = `${id}-refund-${refunds.length + 1}`;
      refunds.push({ paymentId: id, gatewayRefundId, status: 'pending', amount, key });
      return gateway.sayRefund(gatewayRefundId, gateway.refundsAre);
    },
    async listRefunds(id) {
      hear(`list refunds ${id}`);
      return refunds.filter((refund) => refund.paymentId === id);
    },
    sayRefund(gatewayRefundId, status) {
      const index = refunds.findIndex((refund) => refund.gatewayRefundId === gatewayRefundId);
      const refund = refunds[index];
      if (refund === undefined) throw new Error(`no refund ${gatewayRefundId}`);
      const said = { ...refund, status };
      refunds[index] = said;
      const done = refunds.filter((one) => one.paymentId === said.paymentId && one.status === 'succeeded');
      change(said.paymentId, { refundedMinor: done.reduce((sum, one) => sum + one.amount.amountMinor, 0) });
      return said;
    },
    refundsAre: 'succeeded',
    listings: 0,
    async *listSince() {
      gateway.listings += 1;
      hear('list');
      yield* statuses.values();
    },
    readWebhook() {
      throw new GatewayRefusal('unsigned', 'webhooks are tried with the sandbox');
    },
  };
  return gateway;
}
