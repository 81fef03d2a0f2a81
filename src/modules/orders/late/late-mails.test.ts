import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyLanguageOf } from '#kernel/locale.ts';
import { sampleOrder } from '#testing/samples/sample-order.ts';
import { orderMail } from '../mails.ts';
import type { Order } from '../order.ts';

const dueMax = new Date('2026-11-20T18:00:00Z');
const order: Order = {
  ...sampleOrder,
  ...{ state: 'in_progress', dueMax, placedAt: new Date('2026-11-18T10:00:00Z') },
  tariff: { ...sampleOrder.tariff, price: { amountMinor: 9000, currency: 'EUR' } },
};
const said = (kind: Parameters<typeof orderMail>[0], change: Partial<Order>, now?: string) => {
  const { subject, text } = orderMail(
    kind,
    { ...order, ...change },
    {
      ...{ secret: 's', publicUrl: 'https://countercheck.example', id: 'm' },
      countryName: everyLanguageOf({ ru: 'Германия' }, 'Germany'),
      now: now === undefined ? undefined : new Date(now),
    },
  );
  return `${subject}\n${text}`.replaceAll('\u00a0', ' ');
};

test('who is late says what is paid now, and from when on it is less', () => {
  const first = said('late', {}, '2026-11-20T18:05:00Z');
  assert.match(first, /We are late: you pay €72/);
  assert.match(first, /you will pay €72 instead of €90: we are 1 business day late/);
  assert.match(first, /not sent by 23 November 2026, 18:00 UTC, you pay €45/);
  const second = said('late', { locale: 'ru' }, '2026-11-24T10:00:00Z');
  assert.match(second, /вы заплатите 45 € вместо 90 €: мы опаздываем на 2 рабочих дня/);
  assert.match(second, /до 25 ноября 2026 г\., 21:00 \(Москва, UTC\+3\), вы не платите ничего/);
});

test('who is so late that nothing is to be paid says that, and asks for nothing', () => {
  for (const [locale, words] of [
    ['en', /free of charge[\s\S]*you pay nothing instead of €90/],
    ['ru', /бесплатным[\s\S]*вместо 90 € вы не платите ничего/],
  ] as const) {
    const text = said('late', { locale }, '2026-12-01T10:00:00Z');
    assert.match(text, words);
    assert.doesNotMatch(text, /not sent by|не будет отправлен/);
  }
});

test('who may be late says so beforehand, with every line of the rule in money', () => {
  const text = said('late_likely', {}, '2026-11-20T10:00:00Z');
  for (const words of [
    'promised by 20 November 2026, 18:00 UTC',
    '• 1 business day late: €72',
    '• 2 to 3 business days: €45',
    '• 4 business days or more: nothing',
  ])
    assert.ok(text.includes(words), words);
  assert.match(said('late_likely', { locale: 'ru' }), /• опоздание 1 рабочий день: 72 €/);
});

test('report and receipt say what the late rule has made of the price, or nothing of it', () => {
  const late = { lateDays: 1, latePercent: 80 };
  for (const kind of ['report', 'charged'] as const) {
    assert.match(
      said(kind, late),
      /By our late rule you pay €72 instead of €90: the report is 1 business day late/,
    );
    assert.doesNotMatch(said(kind, {}), /late rule/);
  }
  const free = said('report', { lateDays: 6, latePercent: 0 });
  assert.match(free, /By our late rule you pay nothing: the report is 6 business days late\./);
  assert.doesNotMatch(free, /debited/);
});

test('of a small agreed share that is less still the rule is not named; of a larger one it is the reason', () => {
  const late = { lateDays: 2, latePercent: 50 };
  const small = said('report', { ...late, agreedMinor: 2250 });
  assert.match(small, /debited with €22\.50/);
  assert.doesNotMatch(small, /late rule/);
  const large = said('report', { ...late, agreedMinor: 6750 });
  assert.match(large, /you pay €45 instead of €67\.50/);
});

test('while its buyer is asked about a thin report, what is paid at most is said', () => {
  assert.match(
    said('share_question', { lateDays: 2, latePercent: 50 }),
    /you pay €45 at most, whatever you choose/,
  );
});
