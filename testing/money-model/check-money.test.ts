import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMoney } from './check-money.ts';
import type { MoneyState } from './money-state.ts';

const given = {
  'its card saved': {},
  'its card not saved': { savesCards: false },
  'its card saved, under an offer before version 8': { isAgreed: false },
} as const;
/** The hold has ended, and the customer of the finished report is asked. */
const isAskedFor = (life: 'long' | 'over') => (state: MoneyState) =>
  state.order === 'funds_needed' &&
  state.payments.some(
    (one) => one.isActive && one.state === 'expired' && one.life === life && !one.isSavedCard,
  );

for (const [route, card] of [
  ['hold', 'its card saved'],
  ['hold', 'its card not saved'],
  ['hold', 'its card saved, under an offer before version 8'],
  ['verify', 'its card saved'],
] as const) {
  test(`every reachable state of an order paid by ${route}, ${card}, is safe and can end`, (context) => {
    const { states, transitions, violations, stuck, has } = checkMoney(route, {}, given[card]);
    context.diagnostic(`${states} states, ${transitions} transitions`);
    assert.deepEqual(violations, []);
    assert.deepEqual(stuck, []);
    assert.ok(states > 100, `only ${states} states: the model has lost its freedom`);
    if (route === 'hold') assert.ok(has(isAskedFor('over')), 'hold ended long ago: the customer is asked');
    if (card === 'its card saved, under an offer before version 8')
      assert.ok(has(isAskedFor('long')), 'who has not agreed to more is asked at once');
  });
}

const [late, unagreed] = [
  'a week after its hold has ended, or after its payer was told that nothing is reserved',
  'after its hold has ended, under an offer that does not have it',
];
for (const [words, isAgreed, sabotage] of [
  [late, true, { askForEver: true }],
  [unagreed, false, { askForEver: true }],
  [`${late}, because its attempt was written down before`, true, { askLate: true }],
  [`${unagreed}, because its attempt was written down before`, false, { askLate: true }],
  [`${unagreed}, because it was given back before that`, false, { forgetEnd: true }],
] as const) {
  test(`the check finds a card that is asked ${words}`, () => {
    const isFound = (found: string) => found.startsWith('a card was asked beyond what was agreed');
    const { violations } = checkMoney('hold', sabotage, { isAgreed }, isFound);
    assert.ok(violations.some(isFound));
  });
}

test('the check finds a hold that came to stand after its attempt was ended, and that nobody gives back', () => {
  const isFound = (found: string) => found.startsWith('gateway says authorised while we have');
  assert.ok(checkMoney('hold', { trustList: true }, {}, isFound).violations.some(isFound));
});

test('the check finds a capture demanded before the report is sent', () => {
  const { violations } = checkMoney('hold', { captureBeforeSending: true }, { savesCards: false });
  assert.ok(violations.some((words) => words.startsWith('captured before the report was sent')));
});

test('the check finds a thin report that is debited whole after its buyer took it for its share', () => {
  const { violations } = checkMoney('hold', { debitWhole: true }, { savesCards: false });
  assert.ok(violations.some((words) => words.startsWith('captured more than the buyer was told')));
});

test('the check finds a thin report about which nobody was asked', () => {
  const { violations } = checkMoney('hold', { askNobody: true }, { savesCards: false });
  assert.ok(violations.some((words) => words.startsWith('captured more than the buyer was told')));
});

test('the check finds a report that came too late to cost anything and is debited all the same', () => {
  const { violations } = checkMoney('hold', { debitLate: true }, { savesCards: false });
  assert.ok(violations.some((words) => words.startsWith('captured although nothing was to be paid')));
});

test('the check finds a hold that is left standing where nothing is to be paid', () => {
  const { violations } = checkMoney('hold', { keepFreeHold: true }, { savesCards: false });
  assert.ok(violations.some((words) => words.startsWith('free of charge with a live way to take money')));
});

test('the check finds a hold that is left standing when a fresh one takes its place', () => {
  const isFound = (found: string) => found === 'two holds count';
  assert.ok(
    checkMoney('hold', { forgetOldHold: true }, {}, isFound).violations.some((words) =>
      words.startsWith('two holds count'),
    ),
  );
});

test('the check finds an order that is cancelled, or asks for funds, while its mail is being taken', () => {
  const { violations } = checkMoney('hold', { unlockedSending: true }, { savesCards: false });
  for (const order of ['cancelled', 'funds_needed']) {
    assert.ok(
      violations.some((words) => words.startsWith(`${order} although the mail was taken`)),
      order,
    );
  }
});

test('the check finds a sending that nobody takes up after a crash', () => {
  assert.ok(checkMoney('hold', { forgetDoubt: true }, { savesCards: false }).stuck.length > 0);
});

test('the check finds a lost hold that nobody follows up', () => {
  assert.ok(checkMoney('hold', { ignoreLostHold: true }, { savesCards: false }).stuck.length > 0);
});

test('the check finds a refund that is taken for failed although the gateway has made it', () => {
  const { violations } = checkMoney('hold', { forgetRefund: true }, { savesCards: false });
  assert.ok(violations.some((words) => words.startsWith('a refund failed here and was made there')));
});
