import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isLateByUs, orderStates } from '../order-states.ts';
import { isLateLikely, type LatePromise, lateDaysAt, latenessAt, nextLateness } from './lateness.ts';

/** A Friday, when the desk closes. */
const dueMax = new Date('2026-11-20T18:00:00Z');
const at = (moment: string) => new Date(moment);
const order: LatePromise = {
  isOnUs: true,
  work: 'begun',
  revision: 1,
  dueMax,
  pausedAt: null,
  lateDays: 0,
  latePercent: 100,
  countryCode: 'DE',
  maxDays: 2,
};

describe('business days by which a report is late', () => {
  it('none by the promised hour; the first begins with it and ends when the desk closes on its next day', () => {
    const days = (moment: string) => lateDaysAt(dueMax, at(moment));
    assert.equal(days('2026-11-20T18:00:00Z'), 0);
    assert.equal(days('2026-11-20T18:00:01Z'), 1);
    assert.equal(days('2026-11-22T12:00:00Z'), 1, 'a Sunday costs nothing');
    assert.equal(days('2026-11-23T18:00:00Z'), 1);
    assert.equal(days('2026-11-23T18:00:01Z'), 2);
    assert.equal(days('2026-11-25T12:00:00Z'), 3);
    assert.equal(days('2026-11-26T12:00:00Z'), 4);
  });
  it('holidays of the desk are none of them', () => {
    // Christmas Day is a Friday, Boxing Day is kept on the Monday.
    assert.equal(lateDaysAt(at('2026-12-24T18:00:00Z'), at('2026-12-28T12:00:00Z')), 1);
    assert.equal(lateDaysAt(at('2026-12-24T18:00:00Z'), at('2026-12-30T12:00:00Z')), 2);
  });
  it('what is late for months is counted to an end', () => {
    assert.equal(lateDaysAt(dueMax, at('2028-01-01T00:00:00Z')), 60);
  });
});

describe('what the late rule leaves', () => {
  const now = at('2026-11-24T12:00:00Z');
  it('is less the later it is, and nothing is forgotten that was written down', () => {
    assert.deepEqual(latenessAt(order, now), { lateDays: 2, latePercent: 50 });
    assert.deepEqual(latenessAt({ ...order, lateDays: 5, latePercent: 0 }, now), {
      lateDays: 5,
      latePercent: 0,
    });
    assert.deepEqual(latenessAt({ ...order, lateDays: 1, latePercent: 80 }, now), {
      lateDays: 2,
      latePercent: 50,
    });
  });
  it('counts while it waits for us alone: not while the clock stands, not for a correction', () => {
    const onTime = { lateDays: 0, latePercent: 100 };
    assert.deepEqual(latenessAt({ ...order, pausedAt: dueMax }, now), onTime);
    assert.deepEqual(latenessAt({ ...order, revision: 2 }, now), onTime);
    assert.deepEqual(latenessAt({ ...order, dueMax: null }, now), onTime);
    assert.deepEqual(latenessAt({ ...order, isOnUs: false }, now), onTime);
    assert.deepEqual(orderStates.filter(isLateByUs), [
      ...['queued', 'in_progress', 'in_review', 'ready', 'sending'],
    ]);
  });
  it('says when it will be less still', () => {
    assert.deepEqual(nextLateness(order, now), { at: at('2026-11-25T18:00:00Z'), percent: 0 });
    assert.deepEqual(nextLateness(order, at('2026-11-20T19:00:00Z')), {
      at: at('2026-11-23T18:00:00Z'),
      percent: 50,
    });
    assert.equal(nextLateness(order, at('2026-11-27T12:00:00Z')), undefined);
    assert.equal(nextLateness({ ...order, pausedAt: dueMax }, now), undefined);
  });
});

describe('an order that will probably be late', () => {
  const morning = at('2026-11-20T09:30:00Z');
  const open = { openSteps: 3 };
  it('is one that nobody has handed over a day of the desk before', () => {
    assert.equal(isLateLikely(order, open, morning), true);
    assert.equal(isLateLikely(order, open, at('2026-11-19T17:00:00Z')), false);
    assert.equal(isLateLikely({ ...order, work: 'handed over' }, open, morning), false);
    assert.equal(isLateLikely({ ...order, work: 'queued' }, { openSteps: 0 }, morning), true);
  });
  it('needs less time where a day was all there was, or where every step is done', () => {
    const quick = { ...order, maxDays: 1 };
    assert.equal(isLateLikely(quick, open, morning), false);
    assert.equal(isLateLikely(quick, open, at('2026-11-20T14:30:00Z')), true);
    assert.equal(isLateLikely(order, { openSteps: 0 }, at('2026-11-20T15:00:00Z')), false);
    assert.equal(isLateLikely(order, { openSteps: 0 }, at('2026-11-20T16:30:00Z')), true);
  });
  it('is none that waits, is late, or is a correction', () => {
    assert.equal(isLateLikely({ ...order, pausedAt: morning }, open, morning), false);
    assert.equal(isLateLikely({ ...order, revision: 2 }, open, morning), false);
    assert.equal(isLateLikely(order, open, at('2026-11-20T18:30:00Z')), false);
  });
});
