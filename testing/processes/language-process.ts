import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PostalMime from 'postal-mime';
import { demoPassword, seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { inEveryLanguage, type Locale, locales } from '#kernel/locale.ts';
import * as accountMails from '#modules/accounts/mails.ts';
import { orderMail } from '#modules/orders/mails.ts';
import { notices } from '#modules/orders/notices.ts';
import { migrate } from '#platform/database/migrate.ts';
import { order } from '#testing/buyer.ts';
import { demoFacts } from '#testing/demo-facts.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';

/**
 * A process of a tree that has got a language: its migration runs on a filled database, an order in the language is
 * placed, paid and delivered, and what the mails and the report say is printed as JSON: a list of [where, line].
 */
const lines: (readonly [where: string, line: string])[] = [];
const note = (where: string, text: string) => {
  for (const line of text.split('\n')) if (line.trim() !== '') lines.push([where, line.trim()]);
};

const language = locales.find((locale) => locale === process.argv[2]);
if (language === undefined) throw new Error(`${process.argv[2]} is no language of this tree`);
const app = await startTestApp({
  databaseUrl: async (url) => {
    await migrate(url);
    return url;
  },
});
try {
  await seedReference(app.services.db, systemClock);
  const orderId = await deliver(app, language);
  await noteOtherMails(app, orderId, language);
} finally {
  await app.close();
}
console.log(JSON.stringify(lines));

/** From the order to the receipt; what was sent is noted. */
async function deliver({ url, services: { db, outbox } }: TestApp, locale: Locale): Promise<string> {
  const placed = await order({ url }, { locale });
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const researcher = await signIn(url, 'manager@demo.countercheck.example', demoPassword);
  const reviewer = await signIn(url, 'reviewer@demo.countercheck.example', demoPassword);
  const { items } = await researcher.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(researcher, orderId, undefined, undefined, { facts: factsIn(locale) });
  await approve(reviewer, orderId);
  const raws = await waitFor('acceptance, report and receipt', async () => {
    await outbox.drain();
    const sent = await db.selectFrom('mailbox_messages').select('raw').execute();
    return sent.length < 3 ? undefined : sent.map(({ raw }) => raw);
  });
  for (const raw of raws) {
    const { subject = '', text = '', attachments } = await PostalMime.parse(raw);
    note(`mail: ${subject}`, `${subject}\n${text}`);
    const own = attachments.find(({ filename }) => filename?.endsWith(`-${locale}.pdf`));
    if (own !== undefined && typeof own.content !== 'string') await noteReport(new Uint8Array(own.content));
  }
  return orderId;
}

/** The facts of the demo as somebody writes them for a customer who reads `locale`. */
function factsIn(locale: Locale): typeof demoFacts {
  return demoFacts.map((fact) => {
    const isText = typeof fact.value === 'object' && 'lang' in fact.value;
    return isText ? { ...fact, value: { text: 'Wríttéñ fóór thíís réádér', lang: locale } } : fact;
  });
}

async function noteReport(data: Uint8Array): Promise<void> {
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) note(`report, page ${number}`, item.str);
  }
  await task.destroy();
}

/** Mails that this order does not bring about. */
async function noteOtherMails(from: TestApp, orderId: string, locale: Locale): Promise<void> {
  const context = { id: 'test', publicUrl: 'https://check.example' };
  const found = await from.services.orders.get(from.services.db, orderId);
  const countryName = inEveryLanguage(() => '—');
  const ofOrders = notices.map((kind) => orderMail(kind, found, { ...context, secret: '0', countryName }));
  const to = { ...context, to: 'reader@buyer.example', locale };
  const ofAccounts = [
    accountMails.confirmationMail('0', to),
    accountMails.alreadyRegisteredMail(to),
    accountMails.staffInvitationMail(
      { token: '0', email: to.to, locale, role: 'Manager', invitedBy: '—', goodUntil: new Date(0) },
      to,
    ),
    accountMails.colleagueInvitationMail(
      { token: '0', email: to.to, locale, invitedBy: '—', goodUntil: new Date(0) },
      to,
    ),
    accountMails.colleagueJoinedMail('—', to),
    accountMails.colleagueRemovedMail(to),
    accountMails.directorshipReceivedMail(to),
    accountMails.roleChangedMail(to),
    accountMails.accountDisabledMail(to),
    accountMails.accountEnabledMail(to),
    accountMails.secondFactorResetMail(to),
    accountMails.passwordChangedMail(to),
    accountMails.accountErasedMail(to),
    accountMails.secondFactorMail('secondFactorOn', to),
    accountMails.secondFactorMail('secondFactorOff', to),
    accountMails.secondFactorMail('secondFactorMoved', to),
    accountMails.secondFactorMail('recoveryCodesRenewed', to),
    accountMails.secondFactorMail('recoveryCodeUsed', to),
    accountMails.passwordResetMail('0', to),
    accountMails.passwordWasResetMail(to),
    accountMails.refreshTokenReusedMail({ device: null, at: new Date(0) }, to),
    accountMails.emailChangeMail('0', to),
    accountMails.emailChangeAskedMail(to),
    accountMails.emailChangedMail(to),
    accountMails.notificationAddressMail('0', to),
  ];
  for (const { subject, text } of [...ofOrders, ...ofAccounts])
    note(`mail: ${subject}`, `${subject}\n${text}`);
}
