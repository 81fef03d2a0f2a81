import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskCountry, DeskTariff } from '#workflows/edit-catalogue/contract.ts';
import { instantOf } from './desk-time.ts';
import { draftedChanges, paramsOf, rowsOf, summaryOf, viewOf } from './prices-view.ts';
import { readPerMille, readPrice, readTerms, typedPrice, typedTerms } from './typed-terms.ts';

const terms = { priceMinor: 35_00, minDays: 3, maxDays: 5, isOffered: true };
const tariff = (tariffId: number, name: string, to?: Partial<typeof terms>): DeskTariff => ({
  tariffId,
  name,
  reportKind: 'credit',
  currency: 'EUR',
  terms,
  draft:
    to === undefined
      ? null
      : { terms: { ...terms, ...to }, changedBy: null, changedAt: '2026-11-23T10:00:00Z' },
  dueAt: null,
  seen: 'v1',
});
const country = (code: string, name: string, otherNames: string[], tariffs: DeskTariff[]): DeskCountry => ({
  countryId: 1,
  code,
  name,
  otherNames,
  groupId: code === 'jp' ? 3 : 1,
  tariffs,
});
const countries = [
  country('de', 'Germany', ['Германия'], [tariff(1, 'Economy', { priceMinor: 38_00 }), tariff(2, 'Express')]),
  country('ci', 'Côte d’Ivoire', ['Кот-д’Ивуар'], [tariff(3, 'Express', { isOffered: false })]),
  country('jp', 'Japan', ['Япония'], [tariff(4, 'Economy', { maxDays: 9 })]),
];
const found = (query: string) =>
  rowsOf(countries, viewOf(new URLSearchParams(query))).map((row) => row.country.code);

test('a country is found in both languages, without accents and by its code', () => {
  assert.deepEqual(found('q=герман'), ['de']);
  assert.deepEqual(found('q=cote'), ['ci']);
  assert.deepEqual(found('q=JP'), ['jp']);
  assert.deepEqual(found('group=1'), ['de', 'ci']);
  assert.deepEqual(found('q=nothing'), []);
  const [row] = rowsOf(countries, viewOf(new URLSearchParams('q=cote')));
  assert.deepEqual(
    row?.tariffs.map((each) => each?.tariffId),
    [undefined, 3],
    'its column is that of its name',
  );
});

test('a view survives the address, and nonsense there is the usual view', () => {
  for (const view of ['q=a&kind=annual&group=2&changed=1', ''])
    assert.equal(paramsOf(viewOf(new URLSearchParams(view))).toString(), view);
  assert.equal(paramsOf(viewOf(new URLSearchParams('kind=x&group=-1&changed=yes'))).toString(), '');
});

test('changes are counted by what they mean to a buyer', () => {
  const changes = draftedChanges(countries);
  assert.deepEqual(summaryOf(changes), { countries: 3, dearer: 1, cheaper: 0, off: 1, other: 1 });
});

test('amounts and days are read as people type them', () => {
  assert.deepEqual(['38', ' 38,5 ', '38.05'].map(readPrice), [38_00, 38_50, 38_05]);
  for (const wrong of ['', '0', '-1', '38.005', '1e3', '100001', '3 8'])
    assert.equal(readPrice(wrong), undefined, wrong);
  assert.deepEqual([38_00, 38_05].map(typedPrice), ['38', '38.05']);
  assert.deepEqual(readTerms(typedTerms(terms)), terms);
  assert.equal(readTerms({ ...typedTerms(terms), minDays: '6' }), 'days');
  assert.equal(readTerms({ ...typedTerms(terms), maxDays: '61' }), 'days');
});

test('a per cent is read with either sign and comma', () => {
  assert.deepEqual(['7.5', '+7,5 %', '-10', '−10'].map(readPerMille), [75, 75, -100, -100]);
  for (const wrong of ['', '0', '0.0', '101', '-91', '7.55', 'x'])
    assert.equal(readPerMille(wrong), undefined, wrong);
});

test('desk time is that of its zone, in summer and in winter', () => {
  const utc = (local: string) => instantOf(local, 'Europe/London')?.toISOString();
  assert.equal(utc('2026-11-30T09:00'), '2026-11-30T09:00:00.000Z');
  assert.equal(utc('2026-07-01T09:00'), '2026-07-01T08:00:00.000Z');
  assert.equal(utc('2026-10-25T03:30'), '2026-10-25T03:30:00.000Z');
  assert.equal(utc('soon'), undefined);
});
