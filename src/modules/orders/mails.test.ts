import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '#kernel/locale.ts';
import {
  mailContext as context,
  sampleOrder as order,
  sampleRequest as request,
} from '#testing/samples/sample-order.ts';
import { orderMail } from './mails.ts';
import { notices } from './notices.ts';
import type { Order } from './order.ts';

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

test('the question about a thin report names share, price, days and why; the report names what is paid and why', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const question = plain(orderMail('share_question', order, context).text);
  for (const words of [
    '36%',
    '60%',
    '€40',
    '50% of €80',
    'The register is closed.',
    '29 November 2026',
    '24 December 2026',
  ])
    assert.ok(question.includes(words), words);
  const late = { ...context.offer, waitLatest: context.offer.askedAt };
  assert.ok(!orderMail('share_question', order, { ...context, offer: late }).text.includes('go on looking'));
  const taken = { ...order, agreedMinor: 4000 };
  const silence = { ...context, offer: { ...context.offer, choice: 'silence' as const } };
  assert.match(plain(orderMail('report', taken, context).text), /debited with €40 .*\n*.*That is 50% of €80/);
  assert.match(plain(orderMail('report', taken, silence).text), /no answer to our question.* 50% of €80/);
  assert.match(plain(orderMail('charged', taken, context).text), /€40 has been charged[\s\S]*50% of €80/);
  assert.ok(
    !orderMail('report', order, context).text.includes('50%'),
    'who waited for a full one pays all of it',
  );
});

test('a Russian day that ends with a full stop ends its sentence with it', () => {
  for (const kind of [...notices, 'report'] as const)
    assert.doesNotMatch(orderMail(kind, { ...order, locale: 'ru' }, context).text, /г\.\./, kind);
});

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
  assert.match(plain(text), /We looked for Müller & <Söhne>, country: Germany\./);
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

test('a copy goes to who asked for it, can be stopped, and knows whose order it is', () => {
  const copy = { to: 'clerk@other.example', stopToken: 'stop-1' };
  for (const [locale, stop] of [
    ['en', 'https://countercheck.example/confirm-notifications?stop=1&token=stop-1'],
    ['ru', 'https://countercheck.example/ru/confirm-notifications?stop=1&token=stop-1'],
  ] as const) {
    const mail = orderMail('report', { ...order, locale }, { ...context, copy });
    assert.deepEqual([mail.to, mail.stopUrl], [copy.to, stop]);
    assert.ok(mail.text.includes(stop) && mail.html.includes(stop.replaceAll('&', '&amp;')));
  }
  assert.match(
    orderMail('report', order, { ...context, copy }).text,
    /because a customer added your address/,
  );
});

test('what goes to the customer cannot be stopped and is no copy', () => {
  for (const kind of [...notices, 'report'] as const) {
    const { to, stopUrl, text, html } = orderMail(kind, order, context);
    assert.deepEqual([to, stopUrl], [order.email, undefined], kind);
    assert.ok(!/confirm-notifications|added your address/.test(text + html), kind);
    assert.match(text, /This link opens your order without a password/);
  }
});

test('a mail is known to mail servers by its own name, below the address of the site', () => {
  const { messageId } = orderMail('accepted', order, { ...context, publicUrl: 'https://site.example:8443' });
  assert.equal(messageId, '<notice.1@site.example>');
});

test('reasons stand where the customer asks for them, and a mail without one says nothing in its place', () => {
  const reason = 'The customer asked for it.';
  for (const kind of ['not_found', 'cancelled'] as const) {
    assert.ok(orderMail(kind, order, { ...context, reason }).text.includes(reason), kind);
    assert.doesNotMatch(orderMail(kind, order, context).text, / \n|undefined/, kind);
  }
  const thin = orderMail('report', order, { ...context, thinReason: 'The register is closed.' });
  assert.match(thin.text, /less in it than we count as complete\. .*The register is closed\./);
  assert.doesNotMatch(orderMail('report', order, context).text, /less in it/);
});

test('a report that costs nothing promises no money back', () => {
  const free = { ...order, lateDays: 6, latePercent: 0 };
  assert.doesNotMatch(orderMail('report', free, context).text, /price back/);
  assert.match(orderMail('report', order, context).text, /price back/);
});

test('where was searched is told of a company that was not found, and of no other', () => {
  const searched = [{ place: 'Company register', outcome: 'nothing', at: new Date('2026-11-24T10:30:00Z') }];
  for (const kind of notices) {
    const said = orderMail(kind, order, { ...context, searched }).text.includes('Company register: nothing');
    assert.equal(said, kind === 'not_found', kind);
  }
  assert.doesNotMatch(orderMail('not_found', order, context).html, /<li/);
});

test('a company is called in the page of every mail what it is registered as, sign by sign', () => {
  const names = { name: "Север – Юг 73% и Levi's", regCode: '104 523 B – 5%', vatCode: 'X 1 A' };
  const subject = { kind: 'request', request: { ...request, ...names } } as const;
  for (const locale of locales)
    for (const kind of [...notices, 'report'] as const) {
      const { html } = orderMail(kind, { ...order, locale, subject }, context);
      const shown = html.replaceAll('&#39;', "'").replaceAll(/<\/?span[^>]*>/g, '');
      assert.ok(shown.includes(`>${names.name}</td>`), `${kind} ${locale}`);
      assert.ok(shown.includes(`>${names.regCode}</td>`), `${kind} ${locale}`);
      assert.doesNotMatch(shown, /Север\u00a0|73\u00a0%|и\u00a0Levi|Levi’s/, `${kind} ${locale}`);
    }
});
