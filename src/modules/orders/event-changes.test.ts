import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleOrder } from '#testing/samples/sample-order.ts';
import { eventChanges } from './event-changes.ts';
import type { Order } from './order.ts';
import { orderMachine } from './order-states.ts';

/** A Friday, within the hours of the desk. */
const now = new Date('2026-11-20T10:00:00Z');
const order: Order = { ...sampleOrder, placedAt: now, dueMax: null };
const by = (accountId: string | null) => ({ now, accountId });

test('an order that ends says when, and one that is taken up again forgets it', () => {
  for (const { event, to } of orderMachine.transitions) {
    const { state, closedAt } = eventChanges(order, event, to, by(null));
    const hasEnded = ['completed', 'written_off', 'closed', 'cancelled', 'refunded'].includes(to);
    assert.deepEqual([state, closedAt], [to, hasEnded ? now : null], `${event} → ${to}`);
  }
});

test('acceptance fixes what is promised, by the tariff as it was bought', () => {
  const { startedAt, dueMin, dueMax } = eventChanges(order, 'accept', 'queued', by(null));
  assert.deepEqual(
    [startedAt, dueMin, dueMax].map((date) => date?.toISOString()),
    ['2026-11-20T10:00:00.000Z', '2026-11-20T18:00:00.000Z', '2026-11-24T18:00:00.000Z'],
  );
});

test('a pause counts every minute that was begun, onto those before it, and moves both dates', () => {
  const paused = {
    ...order,
    pausedAt: new Date(now.getTime() - 61_000),
    pausedMinutes: 5,
    dueMin: new Date('2026-11-23T18:00:00Z'),
    dueMax: new Date('2026-11-24T18:00:00Z'),
  };
  const { pausedAt, pausedMinutes, dueMin, dueMax } = eventChanges(paused, 'answer', 'in_progress', by(null));
  assert.deepEqual([pausedAt, pausedMinutes], [null, 7]);
  assert.deepEqual(
    [dueMin?.toISOString(), dueMax?.toISOString()],
    ['2026-11-23T18:02:00.000Z', '2026-11-24T18:02:00.000Z'],
  );
});

test('an answer to an order that was never paused, or promised nothing, moves no date', () => {
  const changes = eventChanges({ ...order, dueMax: now }, 'answer', 'in_progress', by(null));
  assert.deepEqual(changes, { state: 'in_progress', closedAt: null });
  const undated = eventChanges({ ...order, pausedAt: now }, 'answer', 'in_progress', by(null));
  assert.ok(!('dueMin' in undated) && !('dueMax' in undated));
});

test('who wrote and who approved is kept; a report sent back has no author, a correction neither', () => {
  assert.equal(eventChanges(order, 'submit', 'in_review', by('writer')).authorId, 'writer');
  assert.equal(eventChanges(order, 'approve', 'ready', by('second')).approverId, 'second');
  assert.equal(eventChanges(order, 'reject', 'in_progress', by('second')).authorId, null);
  const corrected = eventChanges({ ...order, revision: 2 }, 'correct', 'in_progress', by('clerk'));
  assert.deepEqual([corrected.revision, corrected.authorId, corrected.approverId], [3, null, null]);
});

test('an order is given to the person who takes it, never to the system', () => {
  assert.equal(eventChanges(order, 'assign', 'in_progress', by('clerk')).assigneeId, 'clerk');
  assert.ok(!('assigneeId' in eventChanges(order, 'assign', 'in_progress', by(null))));
});

test('a sending begins without a doubt, and its end leaves nothing under way', () => {
  const attempt = (
    event: 'begin_sending' | 'stop_sending' | 'send',
    to: 'sending' | 'ready' | 'report_sent',
  ) => {
    const { sendingSince, isSendInDoubt } = eventChanges(order, event, to, by(null));
    return [sendingSince, isSendInDoubt];
  };
  assert.deepEqual(attempt('begin_sending', 'sending'), [now, false]);
  assert.deepEqual(attempt('stop_sending', 'ready'), [null, false]);
  assert.deepEqual(attempt('send', 'report_sent'), [null, false]);
  const sent = eventChanges(order, 'send', 'report_sent', by(null));
  assert.deepEqual([sent.sentAt, sent.deliveryProblem], [now, null]);
});

test('a question stops the clock at once, and what else is known of the order stays', () => {
  assert.deepEqual(eventChanges(order, 'ask', 'needs_clarification', by('clerk')), {
    state: 'needs_clarification',
    closedAt: null,
    pausedAt: now,
    lateDays: 0,
    latePercent: 100,
  });
});

test('what stops the clock writes down how late it is by then, and the promise moves by as long as it stood', () => {
  const late = { ...order, state: 'in_progress', dueMax: new Date('2026-11-18T18:00:00Z') } as const;
  for (const [event, to] of [
    ['ask', 'needs_clarification'],
    ['offer_share', 'share_offered'],
  ] as const) {
    const { lateDays, latePercent } = eventChanges(late, event, to, by('clerk'));
    assert.deepEqual([lateDays, latePercent], [2, 50], event);
  }
  const poor = eventChanges({ ...late, state: 'ready' }, 'lack_funds', 'funds_needed', by(null));
  assert.deepEqual([poor.pausedAt, poor.lateDays, poor.latePercent], [now, 2, 50]);
  const waited = { ...late, state: 'funds_needed', pausedAt: new Date('2026-11-18T10:00:00Z') } as const;
  const funded = eventChanges(waited, 'fund', 'ready', by(null));
  assert.deepEqual([funded.pausedAt, funded.dueMax], [null, new Date('2026-11-20T18:00:00Z')]);
});

test('whatever happens, the state it leads to is written down', () => {
  for (const { event, to } of orderMachine.transitions)
    assert.equal(eventChanges(order, event, to, by('clerk')).state, to, event);
});
