import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Actor } from '#kernel/actor.ts';
import { dayMs } from '#kernel/clock.ts';
import { everyLanguageOf, type Locale, locales } from '#kernel/locale.ts';
import { orderTopics } from '#modules/orders/service.ts';
import type { GatewayStatus } from '#modules/payments/service.ts';
import { missingDataReasonInput, sectionsOfKinds } from '#modules/reports/contract.ts';
import { createReports } from '#modules/reports/service.ts';
import { type Mail, MailInDoubt, MailRefused } from '#platform/mail/mailer.ts';
import { createComposeMail } from '#workflows/deliver-report/compose-mail.ts';
import { registerDelivery } from '#workflows/deliver-report/deliver-report.ts';
import { reportCoverOf } from '#workflows/deliver-report/report-cover.ts';
import { registerResends } from '#workflows/deliver-report/resend-mail.ts';
import { reportMailId } from '#workflows/deliver-report/send-report.ts';
import { registerHolders } from '#workflows/deliver-report/tell-holders.ts';
import { openOrderRooms } from './order-rooms.ts';

/** Who approves, and finds out about mails in doubt. */
export const admin = {
  kind: 'account',
  accountId: '0198f3c2-0000-7000-8000-000000000001',
  role: 'Admin',
} as const satisfies Actor;

/** Why the reports of these rooms are thin. */
export const thinReason = everyLanguageOf(
  { ru: 'Больше реестр не публикует.' },
  'The register publishes no more.',
);

/** What the stand-in for the renderer looks at of a document. */
type Drawn = { title: string; view: { locale: Locale; head: { number: string; revision: number } } };

type Answer = 'takes' | 'refuses recipient' | 'refuses content' | 'is away' | 'says nothing';

/** The rooms of an order with the delivery of its report; mail server and renderer do what a test wants. */
export async function openDeliveryRooms(options: Parameters<typeof openOrderRooms>[0] = {}) {
  const rooms = await openOrderRooms(options);
  const { db, orders, payments, gateway, outbox, clock } = rooms;
  const script = {
    /** What the mail server does with the next mail. */
    answer: 'takes' as Answer, // widened: tests change it
    /** While the server asks for the content, before the order is locked. */
    beforeContent: async (): Promise<unknown> => undefined,
    /** While it has the mail and has not answered. */
    whileTaken: async (): Promise<unknown> => undefined,
    /** Languages that can be drawn. */
    canRender: locales as readonly Locale[], // widened: tests change it
  };
  const usual = { ...script };
  const taken: Mail[] = [];
  const copied: string[] = [];
  const alarms: string[] = [];
  const rendered: string[] = [];
  const drawing = { now: 0, most: 0 };

  /** What a test does in the middle of a sending; what fails there fails the test, not the sending. */
  let fault: unknown;
  const meanwhile = (work: () => Promise<unknown>) =>
    work().catch((error: unknown) => {
      fault = error;
    });
  const mailer = {
    async send(mail: Mail, before: () => Promise<void> = async () => {}) {
      if (script.answer === 'is away') throw new Error('connect ECONNREFUSED');
      if (script.answer === 'refuses recipient') throw new MailRefused(550, 'refused with 550', 'recipient');
      await meanwhile(script.beforeContent);
      await before();
      await meanwhile(script.whileTaken);
      if (script.answer === 'says nothing') throw new MailInDoubt(new Error('hang up'));
      if (script.answer === 'refuses content') throw new MailRefused(554, 'refused with 554', 'content');
      taken.push(mail);
      return { messageId: mail.messageId ?? '', response: '250 taken' };
    },
    close() {},
  };
  const renderer = {
    async render({ title, view: { locale, head } }: Drawn) {
      if (!script.canRender.includes(locale)) throw new Error('the renderer is down');
      rendered.push(title);
      drawing.now += 1;
      drawing.most = Math.max(drawing.most, drawing.now);
      await setImmediate();
      drawing.now -= 1;
      // As real documents, those of two orders differ although their company is one and the same.
      const pdf = Buffer.from(`%PDF- ${title} ${head.number} ${head.revision}`);
      return { pdf, pageCount: 1 };
    },
    draw: () => Promise.reject(new Error('nothing is drawn here')),
    workerPids: () => [],
    close: async () => {},
  };
  const reports = createReports({ ...rooms, renderer });
  const confirmed: { email: string }[] = [];
  const confirmedOf = async () => confirmed.map(({ email }) => ({ id: email, email, token: '' }));
  const holders = registerHolders({
    ...rooms,
    mailer,
    accounts: { notificationAddresses: { confirmedOf } },
    publicUrl: () => 'https://site.example',
  });
  const compose = createComposeMail({ ...rooms, reports, publicUrl: () => 'https://site.example' });
  const delivery = registerDelivery({
    ...rooms,
    mailer,
    reports,
    compose,
    coverOf: reportCoverOf(rooms),
    checkPayment: rooms.settle.check,
    mayHoldAnew: rooms.settle.mayHoldAnew,
    holders,
    copies: { enqueue: async (_tx, { id }, key, { kind }) => void copied.push(`${id} ${kind} ${key}`) },
    alarm: (words) => alarms.push(words),
    publicUrl: () => 'https://site.example',
  });

  const resends = registerResends({ ...rooms, mailer, reports, compose });

  let deliveries = 0;
  const deliveryRooms = {
    ...rooms,
    delivery,
    resends,
    mailIdOf: reportMailId,
    compose,
    mailer,
    reports,
    script,
    /** What the mail server has taken, what copies were asked for, who was called, what was drawn. */
    taken,
    copied,
    /** Addresses that the account has added. */
    confirmed,
    alarms,
    rendered,
    /** How many were drawn at the same time. */
    drawing,
    /** Forgets what happened, and lets everything work again. */
    calm() {
      fault = undefined;
      Object.assign(script, usual);
      drawing.most = 0;
      for (const list of [taken, copied, confirmed, alarms, rendered]) list.length = 0;
    },
    /** Seals a dossier that says of every section why it is empty. */
    async seal(orderId: string, revision: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const { id } = await reports.openDossier(tx, { orderId, revision, subject: undefined });
        for (const section of sectionsOfKinds.credit.filter((code) => code !== 'sources')) {
          const given = missingDataReasonInput.parse({
            section,
            reason: 'not_published',
            source: 'Register',
          });
          await reports.giveMissingDataReason(tx, id, given, admin);
        }
        await reports.sealDossier(tx, id, admin, thinReason);
      });
    },
    /** An order whose report is approved, with a payment of which the gateway says this; by default a hold of three days. */
    async ready(reported: Partial<GatewayStatus> = {}) {
      const placed = await rooms.place();
      const captureBefore = new Date(clock.now().getTime() + 3 * dayMs);
      gateway.say(placed.gatewayId, { status: 'authorised', captureBefore, ...reported });
      await rooms.settle.check(placed.payment);
      await deliveryRooms.seal(placed.id, 1);
      await rooms.putInto(placed.id, 'ready');
      return placed;
    },
    /** One run of the delivery, as the outbox does it; answers why it failed, if it did, and whether it is tried again. */
    async deliver({ id }: { id: string }): Promise<string | null> {
      deliveries += 1;
      const key = `deliver-${deliveries}`;
      const row = { topic: orderTopics.deliver, key, payload: { orderId: id } };
      await db.transaction().execute((tx) => outbox.enqueue(tx, row));
      await outbox.runNow(key);
      if (fault !== undefined) throw fault;
      const { rows } = await sql<{ end: string | null }>`
        SELECT CASE WHEN given_up_at IS NULL THEN 'later: ' ELSE 'never: ' END || last_error AS end
        FROM outbox WHERE key = ${key}`.execute(db);
      return rows[0]?.end ?? null;
    },
    async stand({ id }: { id: string }) {
      const order = await orders.get(db, id);
      const payment = await payments.getActive(db, id);
      return { order, payment, states: [order.state, payment.state] };
    },
    /** How often the gateway was told to debit for an order. */
    capturesOf: ({ id }: { id: string }) =>
      gateway.calls.filter((call) => call.startsWith('capture') && call.includes(id)).length,
  };
  return deliveryRooms;
}

/** What `openDeliveryRooms` opens. */
export type DeliveryRooms = Awaited<ReturnType<typeof openDeliveryRooms>>;
