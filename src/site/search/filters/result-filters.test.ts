import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenCount, facetGroups, filterCompanies, readFilters, toggled } from './result-filters.ts';

type Company = Parameters<typeof filterCompanies>[0][number] & { id: number };
const company = (id: number, city: string, status: Company['status'] = 'Active', form = 'GmbH'): Company => ({
  ...{ id, city, status, form },
});
const list = [
  company(1, 'Hamburg', 'Deleted'),
  company(2, 'Hamburg'),
  company(3, 'HAMBURG ', 'Active', 'UG'),
  company(4, 'Kiel', 'In liquidation'),
  company(5, ''),
  company(6, 'Kiel'),
  ...[7, 8, 9].map((id) => company(id, 'Bremen')),
];
const read = (query: string) => readFilters(new URLSearchParams(query));
const kept = (query: string) => filterCompanies(list, read(query)).map(({ id }) => id);
const shown = (query: string, of = list) =>
  facetGroups(of, read(query)).map(({ facet, choices }) => [
    facet,
    choices.map(({ value, count, isChosen }) => `${value} ${count}${isChosen ? ' chosen' : ''}`),
  ]);

test('values of one facet add up, facets narrow each other, and capitals make no other town', () => {
  assert.deepEqual(kept(''), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  assert.deepEqual(kept('city=hamburg'), [1, 2, 3]);
  assert.deepEqual(kept('city=Hamburg&city=Kiel&status=Active'), [2, 3, 6]);
  assert.deepEqual(kept('city='), [5]);
  assert.deepEqual(kept('city=Nowhere'), []);
});

test('each count is what choosing it would show beside the other facets', () => {
  assert.deepEqual(shown(''), [
    ['status', ['Active 7', 'In liquidation 1', 'Deleted 1']],
    ['city', ['Bremen 3', 'Hamburg 3', 'Kiel 2', ' 1']],
    ['form', ['GmbH 8', 'UG 1']],
  ]);
  assert.deepEqual(shown('status=Active&city=Kiel'), [
    ['status', ['Active 1 chosen', 'In liquidation 1', 'Deleted 0']],
    ['city', ['Bremen 3', 'Hamburg 2', 'Kiel 1 chosen', ' 1']],
    ['form', ['GmbH 1', 'UG 0']],
  ]);
});

test('a short list, and a facet with one value, have nothing to choose', () => {
  assert.deepEqual(shown('', list.slice(0, 8)), []);
  assert.deepEqual(shown('', Array(9).fill(list[1])), []);
});

test('what is chosen can always be left out, however it came into the address', () => {
  assert.deepEqual(shown('form=S.A.', list.slice(0, 2)).at(-1), ['form', ['GmbH 2', 'S.A. 0 chosen']]);
  const chosen = read('city=Kiel&city=KIEL&status=Active');
  assert.equal(chosenCount(chosen), 2);
  assert.deepEqual(toggled(chosen, 'city', 'Kiel'), { status: ['Active'], city: [], form: [] });
  assert.deepEqual(toggled(chosen, 'form', 'UG').form, ['UG']);
});

test('an address that somebody wrote has bounds', () => {
  const many = Array.from({ length: 500 }, (_, at) => `city=${at}`).join('&');
  assert.equal(read(many).city.length, 20);
  assert.equal(read(`form=${'x'.repeat(5_000)}`).form[0]?.length, 300);
});
