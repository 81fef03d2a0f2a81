import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { createSettableClock, minuteMs } from '#kernel/clock.ts';
import { type RegisterFakes, startRegisterFakes } from '#testing/register-fakes/register-fakes.ts';
import { createVatAnswers, type VatAnswers } from './vat-answers.ts';

let fakes: RegisterFakes;
let clock: ReturnType<typeof createSettableClock>;
let silences: string[];
let vies: VatAnswers;
beforeEach(async () => {
  fakes = await startRegisterFakes();
  clock = createSettableClock(new Date('2026-11-23T10:00:00Z'));
  silences = [];
  vies = createVatAnswers({
    clock,
    url: fakes.urls.vies,
    report: ({ reason }) => silences.push(reason),
    figures: { timeoutMs: 200, failuresToPause: 2, pauseMs: 30_000 },
  });
});
afterEach(() => fakes.close());

const outcomeOf = async (number: string, country = 'DE') => (await vies.ask(country, number))?.outcome;

test('a number is valid or not where its state says so, and outside the Union nobody is asked', async () => {
  assert.equal(await outcomeOf('DE136695976'), 'not_valid');
  assert.equal(await vies.ask('GB', 'GB123456789'), undefined);
  assert.equal(await vies.ask('DE', '-'), undefined);
  assert.equal(fakes.calls('vies'), 1);
  assert.deepEqual(fakes.wrong, []);
});

test('a silence is never a refusal, whatever it looks like, and is not waited for twice', async () => {
  fakes.viesError('MS_UNAVAILABLE');
  assert.equal(await outcomeOf('DE136695976'), 'unanswered');
  assert.equal(await outcomeOf('DE 136 695 976'), 'unanswered');
  assert.equal(fakes.calls('vies'), 1, 'the same question again within a moment');
  fakes.viesError(undefined);
  for (const fault of ['status 500', 'not json', 'wrong shape', 'hang', 'huge'] as const) {
    clock.advance(minuteMs);
    fakes.fail('vies', fault);
    assert.equal(await outcomeOf('DE136695976'), 'unanswered', fault);
  }
  clock.advance(minuteMs);
  fakes.fail('vies', undefined);
  assert.equal(await outcomeOf('DE136695976'), 'not_valid');
  assert.ok(silences.length >= 6);
});

test('a service that fails again and again is left alone for a while, and a definite answer is kept', async () => {
  fakes.fail('vies', 'status 500');
  for (const number of ['DE136695976', 'DE129273398', 'DE811128135']) await outcomeOf(number);
  assert.equal(fakes.calls('vies'), 2, 'the third was not sent');
  fakes.fail('vies', undefined);
  clock.advance(minuteMs);
  assert.equal(await outcomeOf('DE811128135'), 'not_valid');
  assert.equal(await outcomeOf('DE811128135'), 'not_valid');
  assert.equal(fakes.calls('vies'), 3);
});

test('who asks during the pause does not prolong it, and a silent state begins none', async () => {
  fakes.fail('vies', 'status 500');
  for (const number of ['DE136695976', 'DE129273398']) await outcomeOf(number);
  clock.advance(20_000);
  assert.equal(await outcomeOf('DE811128135'), 'unanswered');
  assert.equal(fakes.calls('vies'), 2, 'the pause lasts');
  clock.advance(15_000);
  fakes.fail('vies', undefined);
  fakes.viesError('MS_UNAVAILABLE');
  assert.equal(await outcomeOf('DE136695976'), 'unanswered');
  fakes.viesError(undefined);
  assert.equal(await outcomeOf('DE129273398'), 'not_valid');
});
