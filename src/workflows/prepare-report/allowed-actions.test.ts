import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Role, roles } from '#kernel/actor.ts';
import { mayDo } from '#kernel/policy.ts';
import { orderStates } from '#modules/orders/order-states.ts';
import { allowedActions } from './allowed-actions.ts';

const person = (role: Role) => ({ kind: 'account', accountId: 'me', role }) as const;

test('a report under review is approved by somebody who did not write it', () => {
  const ofAnother = allowedActions(
    { state: 'in_review', authorId: 'another', isSendInDoubt: false },
    person('Manager'),
  );
  const ofMine = allowedActions(
    { state: 'in_review', authorId: 'me', isSendInDoubt: false },
    person('Manager'),
  );
  assert.ok(ofAnother.includes('approveReport'));
  assert.deepEqual(
    ofMine,
    ofAnother.filter((name) => name !== 'approveReport'),
  );
});

test('an order in work is edited, asked about and handed on; before that it is only taken or cancelled', () => {
  const offered = (state: 'queued' | 'in_progress') =>
    allowedActions({ state, authorId: null, isSendInDoubt: false }, person('Admin')).toSorted();
  assert.deepEqual(offered('queued'), ['assignOrder', 'cancelByStaff']);
  assert.deepEqual(offered('in_progress'), [
    'askCustomer',
    'cancelByStaff',
    'confirmEvidence',
    'declareNotFound',
    'excuseSection',
    'nameSource',
    'previewReport',
    'removeFact',
    'saveFact',
    'submitReport',
    'tickWorkItem',
  ]);
});

test('a sending in doubt is sent again by staff and settled by an administrator; one under way by nobody', () => {
  const offered = (role: Role, isSendInDoubt: boolean) =>
    allowedActions({ state: 'sending', authorId: null, isSendInDoubt }, person(role)).toSorted();
  assert.deepEqual(offered('Manager', false), ['previewReport']);
  assert.deepEqual(offered('Manager', true), ['previewReport', 'sendAgain']);
  assert.deepEqual(offered('Admin', true), ['previewReport', 'resolveSending', 'sendAgain']);
});

test('whom the policy gives no desk is offered nothing, in any state', () => {
  for (const role of roles.filter((each) => !mayDo(each, 'desk.work'))) {
    for (const state of orderStates) {
      assert.deepEqual(
        allowedActions({ state, authorId: null, isSendInDoubt: false }, person(role)),
        [],
        `${role} ${state}`,
      );
    }
  }
});
