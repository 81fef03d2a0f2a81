import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gateway, roles, system, visitor } from './actor.ts';
import {
  type Action,
  actions,
  isOpenToVisitors,
  isStaffRole,
  mayDo,
  mayDoToOwn,
  maySettle,
  type Ownership,
  type Party,
  parties,
  partyOf,
  policy,
} from './policy.ts';

/** The matrix of the design, typed out a second time: visitor, User, Director, Manager, Admin. */
const columns: readonly Party[] = ['visitor', 'User', 'Director', 'Manager', 'Admin'];
const matrix: Readonly<Record<Action, readonly [string, Ownership]>> = {
  'site.use': ['✓ ✓ ✓ ✓ ✓', 'any'],
  'account.enter': ['✓ ✓ ✓ ✓ ✓', 'any'],
  'order.place': ['✓ ✓ ✓ – –', 'any'],
  'order.follow': ['✓ ✓ ✓ – –', 'link'],
  'profile.manage': ['– ✓ ✓ ✓ ✓', 'own'],
  'orders.see': ['– ✓ ✓ – –', 'own'],
  'data.manage': ['– ✓ ✓ – –', 'own'],
  'company.manage': ['– – ✓ – –', 'own'],
  'company.join': ['– ✓ ✓ – –', 'own'],
  'colleagues.manage': ['– – ✓ – –', 'own'],
  'order.settle': ['– ✓ ✓ – –', 'own'],
  'desk.work': ['– – – ✓ ✓', 'any'],
  'report.approve': ['– – – ✓ ✓', 'others'],
  'claim.decide': ['– – – ✓ ✓', 'others'],
  'refund.grant': ['– – – ✓ ✓', 'others'],
  'feedback.moderate': ['– – – ✓ ✓', 'any'],
  'inbox.work': ['– – – ✓ ✓', 'any'],
  'request.answer': ['– – – ✓ ✓', 'any'],
  'outbox.mend': ['– – – ✓ ✓', 'any'],
  'books.see': ['– – – ✓ ✓', 'any'],
  'credit.approve': ['– – – – ✓', 'any'],
  'debt.mark_paid': ['– – – – ✓', 'any'],
  'statement.import': ['– – – ✓ ✓', 'any'],
  'companies.merge': ['– – – ✓ ✓', 'any'],
  'imports.see': ['– – – ✓ ✓', 'any'],
  'audit.read': ['– – – – ✓', 'any'],
  'catalogue.see': ['– – – ✓ ✓', 'any'],
  'catalogue.edit': ['– – – – ✓', 'any'],
  'texts.edit': ['– – – – ✓', 'any'],
  'seller.edit': ['– – – – ✓', 'any'],
  'delivery.resolve': ['– – – – ✓', 'any'],
  'payment.force': ['– – – – ✓', 'any'],
  'debt.write_off': ['– – – – ✓', 'any'],
  'people.manage': ['– – – – ✓', 'others'],
  'staff.invite': ['– – – – ✓', 'any'],
};

test('the table is the matrix of the design, action by action', () => {
  assert.deepEqual([...columns].toSorted(), [...parties].toSorted());
  assert.deepEqual([...actions].toSorted(), Object.keys(matrix).toSorted());
  for (const action of actions) {
    const [marks, of] = matrix[action];
    const drawn = columns.map((party) => (mayDo(party, action) ? '✓' : '–')).join(' ');
    assert.equal(drawn, marks, action);
    assert.equal(policy[action].of, of, action);
  }
});

test('what nobody has to sign in for is nobody’s own, and four eyes are asked of the staff only', () => {
  for (const action of actions) {
    if (isOpenToVisitors(action)) assert.ok(['any', 'link'].includes(policy[action].of), action);
    if (!mayDoToOwn(action)) assert.ok(!mayDo('User', action) && !mayDo('Director', action), action);
  }
});

test('an actor is asked by role; who acts without an account has no more rights than a visitor', () => {
  for (const role of roles) assert.equal(partyOf({ kind: 'account', accountId: 'x', role }), role);
  for (const actor of [visitor, system, gateway]) assert.equal(partyOf(actor), 'visitor');
  assert.deepEqual(roles.filter(isStaffRole), ['Admin', 'Manager']);
});

test('the money of a company’s order is for whoever ordered it and for the Director', () => {
  for (const isOrderer of [true, false])
    for (const isDirector of [true, false])
      assert.equal(maySettle({ isOrderer, isDirector }), isOrderer || isDirector);
});
