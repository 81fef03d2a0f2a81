import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskRow } from '#workflows/hand-out-orders/contract.ts';
import { en } from '../../texts/en.ts';
import { ru } from '../../texts/ru.ts';
import { deskMoment, dueWords, holdWords } from './due-words.ts';

const now = new Date('2026-11-24T10:00:00Z');
const zone = 'Europe/London';
const row = (given: Partial<DeskRow>): DeskRow => ({
  ...{ orderId: '', number: 'CC-2026-000001', state: 'in_progress', countryCode: 'de', companyName: 'A' },
  ...{ companyNameLat: '', tariffName: '', reportKind: 'credit', placedAt: now.toISOString(), dueMax: null },
  ...{ deskHoursLeft: null, isDueToday: false, isLate: false, pausedDay: null, assignee: null },
  ...{ isOwnReport: false, payment: null, hasDossier: true, sections: 17, sectionsFilled: 3 },
  ...{ noteCount: 0, isMentioned: false, isUndelivered: false },
  ...given,
});
const due = (given: Partial<DeskRow>) => dueWords(row(given), now, zone, en);

test('a promise is told in desk hours while they are few, then in days', () => {
  const today = { dueMax: '2026-11-24T18:00:00Z', isDueToday: true };
  assert.deepEqual(due({ ...today, deskHoursLeft: 1 }), { text: '1 desk h', tone: 'warn' });
  assert.deepEqual(due({ ...today, deskHoursLeft: 8 }), { text: 'today', tone: 'warn' });
  assert.deepEqual(due({ dueMax: '2026-11-25T18:00:00Z', deskHoursLeft: 16 }), {
    text: '16 desk h',
    tone: 'plain',
  });
  assert.deepEqual(due({ dueMax: '2026-11-27T18:00:00Z', deskHoursLeft: 35 }), {
    text: '3 days',
    tone: 'plain',
  });
  const late = row({ dueMax: '2026-11-19T18:00:00Z', deskHoursLeft: -30, isLate: true });
  assert.deepEqual(dueWords(late, now, zone, ru), { text: 'поздно на 5 дней', tone: 'bad' });
  assert.equal(due({ dueMax: late.dueMax, pausedDay: 2 }).text, 'day 2');
});

test('a hold is told by when it ends, and only where there is one', () => {
  const held = (holdEndsAt: string | null, state: 'authorised' | 'expired' | 'verified' = 'authorised') =>
    holdWords(
      row({ payment: { state, amountMinor: 1, currency: 'EUR', holdEndsAt, isByInvoice: false } }),
      now,
      zone,
      en,
    );
  assert.deepEqual(held('2026-11-26T09:00:00Z'), { text: '2 days', tone: 'warn' });
  assert.deepEqual(held('2026-12-01T09:00:00Z'), { text: '7 days', tone: 'quiet' });
  assert.deepEqual(held('2026-11-25T09:00:00Z'), { text: '23 h', tone: 'bad' });
  assert.equal(held('2026-11-24T09:00:00Z')?.text, 'ended');
  assert.equal(held(null, 'expired')?.text, 'ended');
  assert.equal(held(null, 'verified'), null);
});

test('moments are those of the desk', () => {
  assert.equal(deskMoment('2026-07-01T17:00:00Z', zone, 'en-GB'), '1 Jul, 18:00');
});
