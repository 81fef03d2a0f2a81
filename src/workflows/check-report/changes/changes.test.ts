import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from './changes.ts';
import type { PlacedValue } from './placed-value.ts';

const other = (shown: string, source: string) => ({
  ...{ value: shown, shown, source, sourceRu: null, sourceUrl: null },
  ...{ retrievedAt: '', method: 'register' as const, evidenceHash: null },
});
const base: PlacedValue = {
  ...{ place: 'contacts.registered_address.0', section: 'contacts', label: 'Registered office', of: '' },
  ...{ shown: 'Veddeler Damm 16', fingerprint: 'f1', source: 'Register', sourceRu: null, retrievedAt: null },
  ...{ factId: 'x', others: [], enteredBy: 'account:a', enteredAt: null },
  ...{ reason: null, reasonBy: null, reasonAt: null },
};
const howOf = (value: Partial<PlacedValue>, spoken: string[] = []) =>
  changesOf([{ ...base, ...value }], new Map(), new Set(spoken))[0]?.how;

test('what a person did is told from what a machine had found there', () => {
  assert.equal(howOf({}), 'typed');
  assert.equal(howOf({ others: [other('Am Sandtorkai 41', 'GLEIF')] }), 'corrected');
  const both = [other('Am Sandtorkai 41', 'GLEIF'), other('Veddeler Damm 16', 'Register')];
  assert.equal(howOf({ others: both }), 'chosen');
  assert.equal(howOf({ place: 'licences.reason' }), 'excused');
  assert.equal(howOf({ enteredBy: 'research', reason: 'The court files it there.' }), 'reasoned');
});

test('what stands as found is not to be decided on, unless somebody spoke about it', () => {
  assert.equal(howOf({ enteredBy: 'research' }), undefined);
  assert.equal(howOf({ enteredBy: 'system' }), undefined);
  assert.equal(howOf({ others: [other('Veddeler Damm 16', 'Register')] }), undefined);
  assert.equal(howOf({ enteredBy: 'research' }, [base.place]), 'found');
});

test('what was sealed in an earlier revision was seen then; contradictions are named', () => {
  assert.deepEqual(changesOf([base], new Map([[base.place, 'f1']]), new Set()), []);
  assert.equal(changesOf([base], new Map([[base.place, 'f0']]), new Set()).length, 1);
  const [contradicted] = changesOf(
    [{ ...base, others: [other('Am Sandtorkai 41', 'GLEIF')] }],
    new Map(),
    new Set(),
  );
  assert.equal(contradicted?.isContradicted, true);
  assert.equal(contradicted?.machine?.shown, 'Am Sandtorkai 41');
});
