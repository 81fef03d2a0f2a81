import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderMail } from './mails.ts';
import { notices } from './notices.ts';
import type { Order } from './order.ts';

const request = {
  name: 'Müller & <Söhne>',
  regCode: '',
  vatCode: '',
  address: '',
  phone: '',
  email: '',
  addInfo: '',
};
const order: Order = {
  id: '01a1fca3-c2cb-774e-9386-a0415ca2882f',
  number: 'CC-2026-001001',
  secretSealed: '',
  state: 'queued',
  revision: 1,
  accountId: null,
  email: 'buyer@demo.countercheck.example',
  locale: 'en',
  timeZone: null,
  countryId: 276,
  countryCode: 'DE',
  subject: {
    kind: 'request',
    request,
  },
  tariff: {
    id: 2763,
    version: 1,
    name: { en: 'Express', ru: 'Срочный' },
    price: { amountMinor: 8000, currency: 'EUR' },
    minDays: 0,
    maxDays: 2,
  },
  termsVersion: '2026-11-01',
  placedAt: new Date('2026-11-20T10:00:00Z'),
  startedAt: null,
  pausedAt: null,
  pausedMinutes: 0,
  dueMin: null,
  dueMax: new Date('2026-11-25T18:00:00Z'),
  assigneeId: null,
  authorId: null,
  approverId: null,
  sendingSince: null,
  isSendInDoubt: false,
  sentAt: null,
  mailMessageId: null,
  deliveryProblem: null,
  closedAt: null,
};
const context = {
  secret: 'ab'.repeat(20),
  publicUrl: 'https://countercheck.example',
  id: 'notice.1',
  countryName: { en: 'Germany', ru: 'Германия' },
};

for (const kind of [...notices, 'report'] as const) {
  test(`the mail "${kind}" says the same in HTML and in text, in both languages`, () => {
    for (const [locale, path] of [
      ['en', '/track/'],
      ['ru', '/ru/track/'],
    ] as const) {
      const mail = orderMail(kind, { ...order, locale }, context);
      const link = `${context.publicUrl}${path}${context.secret}`;
      assert.ok(mail.text.includes(link) && mail.html.includes(link));
      assert.ok(mail.text.includes('Müller & <Söhne>') && mail.html.includes('Müller &amp; &lt;Söhne&gt;'));
      assert.ok(mail.subject.includes(order.number));
      assert.match(mail.html, new RegExp(`^<!doctype html><html lang="${locale}">`));
      assert.ok(!`${mail.subject}${mail.text}${mail.html}`.match(/undefined|\[object|NaN/));
      assert.equal(/[а-яё]/i.test(mail.text), locale === 'ru');
    }
  });
}

test('says what happened to the card: held, or only verified', () => {
  assert.match(
    orderMail('accepted', order, { ...context, card: 'held' }).text,
    /€80 is reserved on your card/,
  );
  assert.match(orderMail('accepted', order, { ...context, card: 'verified' }).text, /Your card is verified/);
});

test('an order that ends speaks of a reservation only where there was one', () => {
  const said = (
    kind: 'not_found' | 'cancelled',
    locale: 'en' | 'ru',
    card: 'held' | 'verified' | 'untouched',
  ) => orderMail(kind, { ...order, locale }, { ...context, card }).text;
  for (const kind of ['not_found', 'cancelled'] as const) {
    assert.match(said(kind, 'en', 'held'), /the reservation on your card is released/i);
    assert.match(said(kind, 'ru', 'held'), /резерв на карте снят/i);
    for (const card of ['verified', 'untouched'] as const) {
      assert.doesNotMatch(said(kind, 'en', card), /reservation|released/i);
      assert.doesNotMatch(said(kind, 'ru', card), /резерв[^и]/i);
    }
    assert.match(said(kind, 'en', 'verified'), /only verified/);
    assert.match(said(kind, 'ru', 'verified'), /только проверена/);
  }
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the promise names the day, the hour and the zone: the buyer’s, else UTC, in Russian Moscow', () => {
  const said = (change: Partial<Order>) =>
    plain(orderMail('accepted', { ...order, ...change }, context).text);
  assert.match(said({}), /You will have the report by 25 November 2026, 18:00 UTC at the latest\./);
  assert.match(said({ locale: 'ru' }), /не позднее 25 ноября 2026 г\., 21:00 \(Москва, UTC\+3\)\./);
  assert.match(
    said({ timeZone: 'Asia/Tokyo' }),
    /by 26 November 2026, 03:00 \(Tokyo, UTC\+9\) at the latest/,
  );
});

test('every mail names company, number, country in words and tariff', () => {
  const subject = { kind: 'request', request: { ...request, name: 'Nord AG', regCode: 'HRB 7' } } as const;
  for (const kind of [...notices, 'report'] as const) {
    const { text, html } = orderMail(kind, { ...order, subject }, context);
    for (const line of ['Company: Nord AG', 'Number: HRB 7', 'Country: Germany', 'Delivery: Express'])
      assert.ok(text.includes(line), `${kind}: ${line}`);
    for (const cell of ['>HRB 7</td>', '>Germany</td>', '>Express</td>'])
      assert.ok(html.includes(cell), `${kind}: ${cell}`);
  }
});

test('a company that was not found: what was searched, where and when, and nothing that was not', () => {
  const at = new Date('2026-11-24T10:30:00Z');
  const searched = [
    { place: 'Company register', outcome: 'checked, the company is not there', at },
    { place: 'Call to the company', outcome: 'could not be reached', at },
  ];
  const { text, html } = orderMail('not_found', order, { ...context, searched });
  assert.match(plain(text), /We searched for Müller & <Söhne> in this country: Germany\./);
  assert.match(
    plain(text),
    /Company register: checked, the company is not there, 24 November 2026, 10:30 UTC/,
  );
  assert.match(plain(text), /Call to the company: could not be reached/);
  assert.ok(html.includes('<li') && !text.includes('Courts'));
});

test('what the guarantee gives back is what offer and home promise, and it has its entrance', () => {
  for (const kind of ['report', 'charged'] as const) {
    const { text } = orderMail(kind, order, context);
    assert.match(text, /within 60 days: you get 100% of the price back/);
    assert.ok(text.includes(`/track/${context.secret}#claim`));
  }
  assert.match(orderMail('report', { ...order, locale: 'ru' }, context).text, /мы вернём 100\u00a0% цены/);
  assert.ok(!orderMail('accepted', order, context).text.includes('#claim'));
});

test('a corrected report was paid for: its mail speaks of no debit', () => {
  const said = (locale: 'en' | 'ru', revision: number) =>
    plain(orderMail('report', { ...order, locale, revision }, context).text);
  assert.match(said('en', 1), /Your card is debited with €80 now/);
  assert.match(said('ru', 1), /списывается/);
  assert.match(said('en', 2), /The corrected report .* nothing more is charged/s);
  assert.doesNotMatch(said('en', 2), /debited/);
  assert.match(said('ru', 2), /Исправленный отчёт .* больше ничего не спишется/s);
  assert.doesNotMatch(said('ru', 2), /списывается/);
});
