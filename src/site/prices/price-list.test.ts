import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TariffView } from '#modules/countries/contract.ts';
import {
  cheapestOf,
  chooseRows,
  currenciesOf,
  nextSort,
  type PriceChoice,
  readChoice,
  toPriceList,
} from './price-list.ts';
import { en } from './texts/en.ts';
import { ru } from './texts/ru.ts';

const groups = [
  { id: 1, slug: 'europe' },
  { id: 2, slug: 'asia' },
];
const tariff = (tariffName: string, tariffPrice: number, more: Partial<TariffView> = {}): TariffView => ({
  id: tariffPrice,
  tariffName,
  tariffPrice,
  tariffCurrency: 'EUR',
  minDays: 1,
  maxDays: 3,
  reportContentTypeId: 'credit',
  ...more,
});
const country = (
  code: string,
  name: string,
  groupId: number,
  tariffs: TariffView[],
  aliases: string[] = [],
) => ({
  id: 1,
  code,
  name,
  groupId,
  aliases,
  tariffs,
});
const usual = () => [tariff('Standard', 45_00), tariff('Express', 60_00)];
const list = toPriceList([
  country('am', 'Armenia', 2, [tariff('Standard', 60_00), tariff('Express', 80_00)]),
  country('be', 'Belgium', 1, usual(), ['Бельгия']),
  country('cn', 'China', 2, [tariff('Standard', 90_00, { tariffCurrency: 'USD' })]),
  country('nl', 'Netherlands', 1, usual(), ['Holland', 'Нидерланды']),
]);
const choose = (address: string) =>
  chooseRows(list, groups, readChoice(new URLSearchParams(address), list)).map(({ code }) => code);

test('countries of the same price share a plan; what a country does not offer has an empty place', () => {
  assert.deepEqual(list.columns, ['Standard', 'Express']);
  assert.equal(list.plans.length, 3);
  assert.equal(list.rows[1]?.plan, list.rows[3]?.plan);
  assert.equal(list.plans[list.rows[2]?.plan ?? -1]?.[1], null);
});

test('the list is narrowed by name, alias, code, continent and currency, and all of them together', () => {
  assert.deepEqual(choose(''), ['am', 'be', 'cn', 'nl']);
  assert.deepEqual(choose('q=holl'), ['nl']);
  assert.deepEqual(choose('q=бельг'), ['be']);
  assert.deepEqual(choose('q=CN'), ['cn']);
  assert.deepEqual(choose('continent=asia'), ['am', 'cn']);
  assert.deepEqual(choose('currency=USD'), ['cn']);
  assert.deepEqual(choose('continent=asia&currency=EUR'), ['am']);
  assert.deepEqual(choose('q=nowhere'), []);
});

test('it is sorted by name or by the price of a column, both ways; equal prices stay in the alphabet', () => {
  assert.deepEqual(choose('sort=-name'), ['nl', 'cn', 'be', 'am']);
  assert.deepEqual(choose('sort=0'), ['be', 'nl', 'am', 'cn']);
  assert.deepEqual(choose('sort=-0'), ['cn', 'am', 'be', 'nl']);
  assert.deepEqual(choose('sort=1'), ['be', 'nl', 'am', 'cn'], 'what is not offered is last');
  assert.deepEqual(choose('sort=-1'), ['am', 'be', 'nl', 'cn'], 'and last the other way round');
});

test('an address that makes no sense shows everything by name', () => {
  for (const address of ['sort=99', 'sort=drop table', 'continent=atlantis', 'currency=XXX', 'sort=--1'])
    assert.deepEqual(choose(address), ['am', 'be', 'cn', 'nl'], address);
});

test('a click on the chosen column turns it round, on another one starts with the lowest', () => {
  const at = (address: string): PriceChoice => readChoice(new URLSearchParams(address), list);
  assert.equal(nextSort(at(''), undefined), '-name');
  assert.equal(nextSort(at('sort=-name'), undefined), 'name');
  assert.equal(nextSort(at(''), 1), '1');
  assert.equal(nextSort(at('sort=1'), 1), '-1');
  assert.equal(nextSort(at('sort=1'), undefined), 'name');
});

test('currencies that occur, and the cheapest tariff', () => {
  assert.deepEqual(currenciesOf(list), ['EUR', 'USD']);
  assert.equal(cheapestOf(usual())?.tariffPrice, 45_00);
  assert.equal(cheapestOf([]), undefined);
});

test('the lower bound of the days is shown only when it is not 0', () => {
  assert.equal(en.days(3, 5), '3–5 days');
  assert.equal(en.days(0, 1), 'up to 1 day');
  assert.equal(en.days(0, 2), 'up to 2 days');
  assert.equal(en.days(3, 3), '3 days');
  assert.equal(ru.days(3, 5), '3–5\u00a0дней');
  assert.equal(ru.days(2, 4), '2–4\u00a0дня');
  assert.equal(ru.days(0, 1), 'до 1\u00a0дня');
  assert.equal(ru.days(0, 21), 'до 21\u00a0дня');
});
