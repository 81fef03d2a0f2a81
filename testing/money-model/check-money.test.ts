import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkMoney } from './check-money.ts';

for (const [route, card] of [
  ['hold', 'saved'],
  ['hold', 'not saved'],
  ['verify', 'saved'],
] as const) {
  test(`every reachable state of an order paid by ${route}, its card ${card}, is safe and can end`, (context) => {
    const { states, transitions, violations, stuck } = checkMoney(route, {}, card === 'saved');
    context.diagnostic(`${states} states, ${transitions} transitions`);
    assert.deepEqual(violations, []);
    assert.deepEqual(stuck, []);
    assert.ok(states > 100, `only ${states} states: the model has lost its freedom`);
  });
}

test('the check finds a capture demanded before the report is sent', () => {
  const { violations } = checkMoney('hold', { captureBeforeSending: true }, false);
  assert.ok(violations.some((words) => words.startsWith('captured before the report was sent')));
});

test('the check finds a thin report that is debited whole after its buyer took it for its share', () => {
  const { violations } = checkMoney('hold', { debitWhole: true }, false);
  assert.ok(violations.some((words) => words.startsWith('captured more than the buyer was told')));
});

test('the check finds a thin report about which nobody was asked', () => {
  const { violations } = checkMoney('hold', { askNobody: true }, false);
  assert.ok(violations.some((words) => words.startsWith('captured more than the buyer was told')));
});

test('the check finds a report that came too late to cost anything and is debited all the same', () => {
  const { violations } = checkMoney('hold', { debitLate: true }, false);
  assert.ok(violations.some((words) => words.startsWith('captured although nothing was to be paid')));
});

test('the check finds a hold that is left standing where nothing is to be paid', () => {
  const { violations } = checkMoney('hold', { keepFreeHold: true }, false);
  assert.ok(violations.some((words) => words.startsWith('free of charge with a live way to take money')));
});

test('the check finds a hold that is left standing when a fresh one takes its place', () => {
  const { violations } = checkMoney('hold', { forgetOldHold: true });
  assert.ok(violations.some((words) => words.startsWith('two holds count')));
});

test('the check finds an order that is cancelled, or asks for funds, while its mail is being taken', () => {
  const { violations } = checkMoney('hold', { unlockedSending: true }, false);
  for (const order of ['cancelled', 'funds_needed']) {
    assert.ok(
      violations.some((words) => words.startsWith(`${order} although the mail was taken`)),
      order,
    );
  }
});

test('the check finds a sending that nobody takes up after a crash', () => {
  assert.ok(checkMoney('hold', { forgetDoubt: true }, false).stuck.length > 0);
});

test('the check finds a lost hold that nobody follows up', () => {
  assert.ok(checkMoney('hold', { ignoreLostHold: true }, false).stuck.length > 0);
});

test('the check finds a refund that is taken for failed although the gateway has made it', () => {
  const { violations } = checkMoney('hold', { forgetRefund: true }, false);
  assert.ok(violations.some((words) => words.startsWith('a refund failed here and was made there')));
});
