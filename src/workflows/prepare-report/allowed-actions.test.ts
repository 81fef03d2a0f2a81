import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Role, roles } from '#kernel/actor.ts';
import { mayDo } from '#kernel/policy.ts';
import { orderStates } from '#modules/orders/order-states.ts';
import { allowedActions } from './allowed-actions.ts';

const person = (role: Role) => ({ kind: 'account', accountId: 'me', role }) as const;

test('a report under review is approved by somebody who did not write it', () => {
  const ofAnother = allowedActions({ state: 'in_review', authorId: 'another' }, person('Manager'));
  const ofMine = allowedActions({ state: 'in_review', authorId: 'me' }, person('Manager'));
  assert.ok(ofAnother.includes('approveReport'));
  assert.deepEqual(
    ofMine,
    ofAnother.filter((name) => name !== 'approveReport'),
  );
});

test('an order in work is edited, asked about and handed on; before that it is only taken or cancelled', () => {
  const offered = (state: 'queued' | 'in_progress') =>
    allowedActions({ state, authorId: null }, person('Admin')).toSorted();
  assert.deepEqual(offered('queued'), ['assignOrder', 'cancelByStaff']);
  assert.deepEqual(offered('in_progress'), [
    'askCustomer',
    'cancelByStaff',
    'declareNotFound',
    'excuseSection',
    'previewReport',
    'removeFact',
    'saveFact',
    'submitReport',
    'tickWorkItem',
  ]);
});

test('whom the policy gives no desk is offered nothing, in any state', () => {
  for (const role of roles.filter((each) => !mayDo(each, 'desk.work'))) {
    for (const state of orderStates) {
      assert.deepEqual(allowedActions({ state, authorId: null }, person(role)), [], `${role} ${state}`);
    }
  }
});
