import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { sessionRequestOf } from '#app/session-request.ts';
import { visitor } from '#kernel/actor.ts';
import { createSettableClock, type SettableClock } from '#kernel/clock.ts';
import { createLegalEntities } from '#modules/accounts/service.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { type Countries, createCountries } from '#modules/countries/service.ts';
import { createDebts } from '#modules/debts/service.ts';
import { createInvoices } from '#modules/invoices/service.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import {
  createBuyers,
  createClaims,
  createOrderFiles,
  createOrders,
  createReaddress,
  createRecipients,
  createResearch,
  createReturnedMails,
  createSentMails,
  createShareOffers,
} from '#modules/orders/service.ts';
import type { PaymentState } from '#modules/payments/payment-states.ts';
import { createGateways, createPayments, type Payment } from '#modules/payments/service.ts';
import { nameSigningKey, signingKeyOfSeed } from '#modules/reports/record/signing-key.ts';
import { createDossierDocuments, createReportRecords, createReports } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { FileMissing, type FileStore } from '#platform/files/file-store.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { secretsFrom } from '#platform/secrets/secrets.ts';
import { createHoldDebit } from '#workflows/answer-bounce/hold-debit.ts';
import { createInvoiceGateway } from '#workflows/collect-debts/invoice-gateway.ts';
import { placeOrderBody } from '#workflows/place-order/contract.ts';
import { createPlaceOrder } from '#workflows/place-order/place-order.ts';
import { registerGatewayJobs } from '#workflows/settle-payment/gateway-jobs.ts';
import { createSettle } from '#workflows/settle-payment/settle.ts';
import { createTrackOrder } from '#workflows/track-order/track-order.ts';
import { createThrowawayDatabase } from './database/throwaway-database.ts';
import { createScriptedGateway } from './scripted-gateway.ts';

type PlaceOrderInput = z.output<typeof placeOrderBody>;

/** The rooms an order lives in, on a database of their own and with a gateway that says what a test wants; no server, no mail. */
export async function openOrderRooms({ captureDelayMs = 0, withInvoices = false } = {}) {
  const database = await createThrowawayDatabase();
  const { db } = database;
  // A Wednesday, within the desk's hours.
  const clock: SettableClock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
  const secrets = secretsFrom(Buffer.alloc(32, 7));
  const gateway = createScriptedGateway();
  const failures: string[] = [];
  const outbox = createOutbox({
    db,
    clock,
    report: ({ error }) => {
      if (error !== undefined) failures.push(error);
    },
  });
  // Mails and sources are tried elsewhere; here they only must not fail.
  for (const topic of [
    'orders.deliver',
    'orders.notify',
    'orders.claim',
    'orders.dispute',
    'orders.hold',
    'orders.research',
  ])
    outbox.on(topic, async () => {});
  const debts = createDebts({ clock });
  const orders = createOrders({ clock, secrets, outbox });
  const legalEntities = createLegalEntities({ clock, outbox });
  const payerOf = async (id: string) => {
    const { entityId, accountId } = await orders.get(db, id);
    return (await legalEntities.directorOf(db, entityId)) ?? accountId;
  };
  const invoice = createInvoiceGateway({ db, debts, payerOf });
  const gateways = createGateways(withInvoices ? [gateway, invoice] : [gateway]);
  const payments = createPayments({ clock, outbox, gateways, captureDelayMs });
  const files = memoryFiles();
  const renderer = {
    render: () => Promise.reject(new Error('nothing is drawn here')),
    draw: () => Promise.reject(new Error('nothing is drawn here')),
    workerPids: () => [],
    close: async () => {},
  };
  const sentMails = createSentMails({ clock });
  const returnedMails = createReturnedMails({ clock });
  const rooms = {
    db,
    clock,
    outbox,
    payments,
    debts,
    invoices: createInvoices({ clock, outbox, files }),
    countries: createCountries(),
    companies: createCompanies({ clock }),
    accounts: {
      legalEntities,
      users: { namesOf: async () => new Map<string, string>() },
    },
    orders,
    buyers: createBuyers(),
    recipients: createRecipients({ clock }),
    sentMails,
    shareOffers: createShareOffers({ clock }),
    returnedMails,
    readdress: createReaddress({ sentMails, returnedMails }),
    research: createResearch({ clock }),
    claims: createClaims({ clock }),
    orderFiles: createOrderFiles({ clock }),
    documents: createDossierDocuments({ clock, files }),
    reports: createReports({ clock, files, renderer }),
    records: createReportRecords({
      clock,
      files,
      key: await nameSigningKey(signingKeyOfSeed(secrets.derive('report-signing'))),
    }),
  };
  const alarms: string[] = [];
  const settle = createSettle({ ...rooms, alarm: (words) => alarms.push(words) });
  const sessionRequest = sessionRequestOf({ ...rooms, publicUrl: () => 'https://site.example' });
  registerGatewayJobs({ ...rooms, settle, sessionRequest, holdsDebit: createHoldDebit(rooms) });
  const holdMaxDays = 3;
  const checkVat = { ask: async () => undefined, keep: async () => {} };
  const placeOrder = createPlaceOrder({ ...rooms, secrets, holdMaxDays, checkVat });
  return {
    ...rooms,
    database,
    files,
    gateway,
    settle,
    alarms,
    failures,
    placeOrder,
    trackOrder: createTrackOrder({ ...rooms, checkPayment: settle.check, holdMaxDays }),
    /** A placed order with its open payment, of the quickest tariff in Germany unless another is wished for. */
    async place(wish: Partial<PlaceOrderInput> = {}) {
      const body = { ...(await orderBodyIn(rooms)), ...wish };
      const { secret, paymentUrl } = await placeOrder.place(body, {
        actor: visitor,
        idempotencyKey: undefined,
      });
      const { id } = await rooms.orders.getBySecret(db, secret);
      const payment = await payments.getActive(db, id);
      return { id, secret, paymentUrl, payment, gatewayId: payment.gatewayPaymentId ?? '' };
    },
    orderBody: () => orderBodyIn(rooms),
    /** Puts an order into a state without the way there, as its column allows; `sent` states have been sent just now. */
    async putInto(orderId: string, state: OrderState, sentAt: Date | null = null): Promise<void> {
      await sql`UPDATE orders SET state = ${state}, sent_at = ${sentAt} WHERE id = ${orderId}`.execute(db);
    },
    async putPaymentInto(payment: Payment, state: PaymentState): Promise<void> {
      await sql`UPDATE payments SET state = ${state} WHERE id = ${payment.id}`.execute(db);
    },
    close: () => database.drop(),
  };
}

/** An order of a report on what was typed, at the quickest tariff in Germany. */
async function orderBodyIn({ db, countries }: { db: Db; countries: Countries }) {
  const { id: countryId } = await countries.getCountryByCode(db, 'DE');
  const tariffs = await countries.listTariffs(db, countryId, 'credit');
  const tariff = tariffs.toSorted((a, b) => a.maxDays - b.maxDays)[0];
  if (tariff === undefined) throw new Error('no tariff in Germany');
  return placeOrderBody.parse({
    countryId,
    subject: { kind: 'request', request: { name: 'Unbekannt Handel GmbH' } },
    tariffId: tariff.id,
    quotedPriceMinor: tariff.priceMinor,
    quotedCurrency: tariff.currency,
    email: 'buyer@demo.countercheck.example',
    locale: 'en',
    acceptTerms: true,
  });
}

/** What `openOrderRooms` opens. */
export type OrderRooms = Awaited<ReturnType<typeof openOrderRooms>>;

function memoryFiles(): FileStore {
  const kept = new Map<string, Buffer>();
  return {
    async put(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      kept.set(sha256, Buffer.from(bytes));
      return sha256;
    },
    async get(sha256) {
      const bytes = kept.get(sha256);
      if (bytes === undefined) throw new FileMissing(sha256);
      return bytes;
    },
    async sizeOf(sha256) {
      return (await this.get(sha256)).byteLength;
    },
  };
}
