import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inEveryLanguage } from '#kernel/locale.ts';
import { depthOf, type Figures, ownersAccesses, readMeasure, registerDepths } from './figures.ts';
import { levelsOf } from './levels.ts';
import { packFigures, unpackFigures } from './packed-figures.ts';

const register = (access: 'free' | 'closed', ...publishes: string[]) => ({
  name: inEveryLanguage(() => 'Register'),
  access,
  search: [],
  publishes: inEveryLanguage(() => publishes),
});
const offer = (price: number, maxDays: number, tariffCurrency: 'EUR' | 'USD' = 'EUR') => ({
  ...{ cheapest: { tariffPrice: price, tariffCurrency }, minDays: 1, maxDays },
});
const country = (own: Partial<Figures>): Figures => ({
  ...{ offer: undefined, register: 'closed', owners: 'unknown', ...own },
});

test('a register goes as far as what it publishes; one that is closed to the public shows nothing', () => {
  assert.equal(depthOf([]), 'closed');
  assert.equal(depthOf([register('closed', 'Annual accounts')]), 'closed');
  assert.equal(depthOf([register('free', 'Name, number and status', 'Registered address')]), 'entry');
  assert.equal(depthOf([register('free', 'Registered agent', 'Filed documents')]), 'entry');
  assert.equal(depthOf([register('free', 'Images of annual reports and filings')]), 'entry');
  assert.equal(depthOf([register('free', 'Balance sheet and profit and loss')]), 'accounts');
  assert.equal(depthOf([register('free', 'Directors and who may sign')]), 'people');
  assert.equal(
    depthOf([register('free', 'Name of shareholders'), register('free', 'Annual accounts')]),
    'accounts',
  );
});

test('figures come out as they were packed, each offer sent once', () => {
  const all = [
    country({ offer: offer(45_00, 7), register: 'accounts', owners: 'partly' }),
    country({}),
    country({ offer: offer(45_00, 7), register: 'people', owners: 'open' }),
  ];
  const packed = packFigures(all);
  assert.equal(packed.offers.length, 1);
  assert.deepEqual(unpackFigures(packed), all);
});

test('at most four looks by days and by price, from the soonest and the cheapest; without an offer none', () => {
  const all = [
    country({}),
    ...[9, 3, 5, 12, 7, 7, 20].map((days) => country({ offer: offer(days * 100, days) })),
  ];
  for (const measure of ['days', 'price'] as const) {
    const { levels, lookOf } = levelsOf(all, measure);
    assert.deepEqual(
      levels.map(({ look }) => look),
      [0, 1, 2, 3, 'none'],
    );
    assert.equal(
      levels.reduce((sum, { count }) => sum + count, 0),
      all.length,
    );
    assert.equal(lookOf(country({ offer: offer(300, 3) })), 0);
    assert.equal(lookOf(country({ offer: offer(2000, 20) })), 3);
    for (const [at, { offers }] of levels.entries()) {
      const least = Math.min(...(levels[at + 1]?.offers ?? []).map(({ maxDays }) => maxDays));
      for (const own of offers) assert.ok(own.maxDays < least);
    }
  }
});

test('a price in another currency than most is not compared', () => {
  const euros = [offer(45_00, 7), offer(35_00, 5)].map((own) => country({ offer: own }));
  const dollars = country({ offer: offer(1_00, 5, 'USD') });
  assert.equal(levelsOf([...euros, dollars], 'price').lookOf(dollars), 'none');
});

test('words have a look each, what is closed or unknown the last one', () => {
  for (const depth of registerDepths) {
    const { lookOf } = levelsOf([], 'register');
    assert.equal(lookOf(country({ register: depth })) === 'none', depth === 'closed');
  }
  const looks = ownersAccesses.map((owners) => levelsOf([], 'owners').lookOf(country({ owners })));
  assert.deepEqual(looks, [0, 1, 2, 'none']);
});

test('an address may name a measure; any other word is days', () => {
  assert.equal(readMeasure(new URLSearchParams('by=owners')), 'owners');
  assert.equal(readMeasure(new URLSearchParams('by=constructor')), 'days');
});
