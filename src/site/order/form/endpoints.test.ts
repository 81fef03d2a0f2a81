import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as countries from '#modules/countries/contract.ts';
import * as collecting from '#workflows/collect-debts/contract.ts';
import * as listing from '#workflows/list-my-orders/contract.ts';
import * as placing from '#workflows/place-order/contract.ts';
import * as paying from '../../credit/endpoints.ts';
import * as ownOrders from '../../profile/orders/endpoints.ts';
import * as ordering from './endpoints.ts';

test('the browser calls what the contracts say', () => {
  const known = new Map(Object.entries({ ...countries, ...placing, ...listing, ...collecting }));
  for (const [name, { method, path, timeoutMs }] of Object.entries({
    ...ordering,
    ...ownOrders,
    ...paying,
  })) {
    const whole = known.get(name);
    assert.ok(typeof whole === 'object' && 'path' in whole, name);
    assert.deepEqual([method, path, timeoutMs], [whole.method, whole.path, whole.timeoutMs], name);
  }
});
