import type { RunningApp } from '#app/start-app.ts';
import { demoAccounts, demoPassword } from '#database/seed/seed.ts';
import { formatMoney } from '#kernel/money.ts';
import { getCountry } from '#modules/countries/contract.ts';
import { clientOf, payByCard, signIn } from '#testing/people.ts';
import type { CaughtMail } from '#testing/smtp-catcher.ts';
import { approve } from '#testing/staff-work.ts';
import { type Timeline, waitFor } from '#testing/timeline.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, type TrackedOrder, trackOrder } from '#workflows/track-order/contract.ts';
import { completeReport } from './complete-report.ts';
import { searchCompany, type watchFor } from './find-company.ts';
import { followResearch, showDossier } from './follow-research.ts';

const buyerEmail = 'buyer@demo.countercheck.example';
const acceptedCard = '4242 4242 4242 4242';

type Demo = Readonly<{
  app: RunningApp;
  smtp: { caught: readonly CaughtMail[] };
  timeline: Timeline;
  companyName: string;
  watch: ReturnType<typeof watchFor>;
  /** Whether the dossier has to be mostly there before anybody types. */
  isPromised: boolean;
}>;

/** One order as its people live it. Throws if anything is missing, or the debit came before the mail was accepted. */
export async function runOrder(demo: Demo): Promise<void> {
  const { app, smtp, timeline, companyName, watch, isPromised } = demo;
  const visitor = clientOf(app.url);
  const found = await searchCompany(visitor, companyName, watch.bearers());
  timeline.note(
    'found',
    `${found.company.name}, ${found.company.regCode || 'no number'}, ${found.country.name}`,
  );

  const { tariffs } = await visitor.call(getCountry, { body: { code: found.country.code } });
  const tariff = tariffs.toSorted((a, b) => a.maxDays - b.maxDays)[0];
  if (tariff === undefined) throw new Error(`no tariff for ${found.country.name}`);
  const price = { amountMinor: tariff.tariffPrice, currency: tariff.tariffCurrency };
  const placed = await visitor.call(placeOrder, {
    idempotencyKey: crypto.randomUUID(),
    body: {
      countryId: found.country.id,
      subject: { kind: 'company', companyId: found.company.id },
      tariffId: tariff.id,
      quotedPriceMinor: price.amountMinor,
      quotedCurrency: price.currency,
      email: buyerEmail,
      locale: 'en',
      acceptTerms: true,
    },
  });
  timeline.note('ordered', `${placed.number}, ${tariff.tariffName}, ${formatMoney(price, 'en')}`);
  if (placed.paymentUrl === null) throw new Error('the gateway gave no card page');

  const params = { secret: placed.secret };
  const back = await payByCard(placed.paymentUrl, acceptedCard);
  if (!back.includes('/payment-success')) throw new Error(`the card page leads to ${new URL(back).pathname}`);
  const held = await visitor.call(checkPayment, { params });
  expect(held, 'queued', 'authorised');
  timeline.note(
    'held',
    `${formatMoney(price, 'en')} on ${held.payment.cardBrand} ${held.payment.cardLast4}, not charged; due by ${held.order.dueMax}`,
  );

  const [researcher, reviewer] = await Promise.all(
    staffEmails().map((email) => signIn(app.url, email, demoPassword)),
  );
  if (researcher === undefined || reviewer === undefined)
    throw new Error('the demo needs two members of staff');
  const { items } = await researcher.call(listQueue, { query: {} });
  const queued = items.find(({ number }) => number === placed.number);
  if (queued === undefined) throw new Error('the order is not in the queue of the staff');
  await followResearch(visitor, placed.secret, timeline);
  await showDossier(researcher, queued.orderId, timeline, isPromised);
  await completeReport(researcher, queued.orderId, timeline);
  expect(await visitor.call(trackOrder, { params }), 'in_review', 'authorised');
  await approve(reviewer, queued.orderId, timeline);

  const mail = await waitFor('the mail with the report', async () =>
    smtp.caught.find(({ mail: { attachments } }) => attachments.length > 0),
  );
  const pdfs = mail.mail.attachments.map(({ filename }) => filename).join(', ');
  timeline.note('PDF', pdfs);
  timeline.note(
    'SMTP accepted',
    `${mail.mail.subject} to ${mail.recipient} at ${mail.acceptedAt.toISOString()}`,
  );
  const done = await waitFor('the debit', async () => {
    const now = await visitor.call(trackOrder, { params });
    return now.payment.state === 'captured' ? now : undefined;
  });
  assertOrderOfMoney(done, mail);
  timeline.note(
    'captured',
    `${formatMoney(price, 'en')} at ${done.payment.capturedAt}, after the mail was accepted`,
  );
  expect(done, 'completed', 'captured');
  await assertOtherMails(smtp.caught);
}

function staffEmails(): string[] {
  return demoAccounts.filter(({ role }) => role === 'Manager').map(({ email }) => email);
}

function expect({ order, payment }: TrackedOrder, orderState: string, paymentState: string): void {
  if (order.state === orderState && payment.state === paymentState) return;
  throw new Error(`expected ${orderState} and ${paymentState}, found ${order.state} and ${payment.state}`);
}

/** The promise of the product, checked on the clock of the mail server and that of the payment. */
function assertOrderOfMoney({ payment }: TrackedOrder, { acceptedAt, mail }: CaughtMail): void {
  const capturedAt = new Date(payment.capturedAt ?? 0);
  if (capturedAt < acceptedAt) throw new Error('the card was debited before the mail was accepted');
  if (mail.attachments.length !== 2) throw new Error('the mail does not carry the report in both languages');
}

async function assertOtherMails(caught: readonly CaughtMail[]): Promise<void> {
  await waitFor('the receipt', async () => caught.find(({ mail }) => mail.subject?.startsWith('Receipt')));
  const subjects = caught.map(({ mail }) => mail.subject ?? '');
  if (!subjects.some((subject) => subject.includes('accepted')))
    throw new Error('nobody told the buyer of the hold');
}
