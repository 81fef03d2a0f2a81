import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompanyView } from '#modules/companies/contract.ts';
import { withTicked } from '../query/compared-ids.ts';
import { narrowResults } from './narrowed-results.ts';

type Grade = CompanyView['card']['grade'];
const company = (at: number, city: string, grade: Grade = 'possible'): CompanyView => ({
  ...{ id: `0198f3c2-0000-7000-8000-${String(at).padStart(12, '0')}`, name: `Nord ${at}`, nameLat: '' },
  ...{ regCode: '', vatCode: '', address: '', city, form: '', status: 'Active', statusText: '' },
  ...{ register: { code: 'demo', name: 'Demo', isDemo: true }, matched: 'name', formerNames: [] },
  ...{ foundedOn: null, fetchedOn: '2026-11-21', related: [] },
  card: {
    ...{ grade, words: '' },
    fields: at === 9 ? [{ field: 'regCode', verdict: 'agrees', reason: 'same number', words: '' }] : [],
  },
});
const list = (grade: Grade) => [
  company(0, 'Kiel', grade),
  ...Array.from({ length: 29 }, (_, at) => company(at + 1, at < 24 ? 'Hamburg' : 'Bremen')),
];
const narrowed = (query: string, grade: Grade = 'exact') =>
  narrowResults(list(grade), new URLSearchParams(query));

test('pages count what fits the filters, and say of how many', () => {
  const { total, all, pages, first, last, items } = narrowed('city=Hamburg&page=2');
  assert.deepEqual([total, all, pages, first, last, items.length], [24, 30, 2, 21, 24, 4]);
});

test('a good best match that the filters leave out is named, a poor one is not', () => {
  assert.equal(narrowed('city=Hamburg').hiddenBest, 'Nord 0');
  assert.equal(narrowed('city=Hamburg', 'possible').hiddenBest, undefined);
  assert.equal(narrowed('city=Kiel').hiddenBest, undefined);
});

test('a number that one of all bears is right, on whatever page it stands', () => {
  assert.deepEqual(narrowed('city=Bremen').borne, ['regCode']);
});

test('what is ticked is read from the address, as far as it was found', () => {
  const { ticked } = narrowed('compare=0198f3c2-0000-7000-8000-000000000003,unknown');
  assert.deepEqual(
    ticked.map(({ name }) => name),
    ['Nord 3'],
  );
});

test('a tick is kept in the address, until it is taken away', () => {
  const id = '0198f3c2-0000-7000-8000-000000000003';
  const kept = withTicked('https://site.example/company-search?country=de&name=nord', [id]);
  assert.deepEqual(
    narrowed(new URL(kept).search).ticked.map(({ name }) => name),
    ['Nord 3'],
  );
  assert.equal(withTicked(kept, []), 'https://site.example/company-search?country=de&name=nord');
});
