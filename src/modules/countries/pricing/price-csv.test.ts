import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maxLines, NotAPriceFile, type PricedLine, readPriceCsv, writePriceCsv } from './price-csv.ts';

const line: PricedLine = {
  tariffId: 2761,
  country: 'de',
  countryName: 'Германия',
  report: 'credit',
  tariff: 'Economy',
  currency: 'EUR',
  priceMinor: 35_05,
  minDays: 3,
  maxDays: 5,
  isOffered: true,
};
const other: PricedLine = {
  ...line,
  tariffId: 2501,
  country: 'fr',
  countryName: 'Congo, "the"',
  isOffered: false,
};
const known = new Map([line, other].map((each) => [each.tariffId, each]));
const head = 'tariff_id,price,min_days,max_days,offered';
const refusalsOf = (text: string) =>
  readPriceCsv(text, known).refused.map(({ line: at, fault }) => [at, fault]);

test('what was written is read back, and a spreadsheet may put semicolons and commas in its own way', () => {
  const file = writePriceCsv([line, other]);
  assert.ok(file.startsWith('\ufefftariff_id,country,'));
  const { taken, refused } = readPriceCsv(file, known);
  assert.deepEqual(refused, []);
  assert.deepEqual(taken.get(2761), { priceMinor: 35_05, minDays: 3, maxDays: 5, isOffered: true });
  assert.equal(taken.get(2501)?.isOffered, false);
  const german = 'Tariff_ID;price;min_days;max_days;offered\r\n2761;38,5;3;5;ДА\r\n';
  assert.equal(readPriceCsv(german, known).taken.get(2761)?.priceMinor, 38_50);
});

test('a line that is wrong is told with its number, and the others are taken', () => {
  const rows = [
    '2761,38,3,5,yes',
    '',
    '9,38,3,5,yes',
    '2761,39,3,5,yes',
    '2501,nothing,3,5,yes',
    '2501,38,5,3,yes',
  ];
  const { taken, refused } = readPriceCsv([head, ...rows].join('\n'), known);
  assert.deepEqual([...taken.keys()], [2761]);
  assert.deepEqual(
    refused.map(({ line: at, fault }) => [at, fault]),
    [
      [4, 'unknown_tariff'],
      [5, 'twice'],
      [6, 'wrong_price'],
      [7, 'wrong_days'],
    ],
  );
});

test('a price of nothing, without end or below a cent, another country, currency or offer is refused', () => {
  for (const price of ['0', '-5', '1e3', '38.005', '9999999', '3 8'])
    assert.deepEqual(refusalsOf(`${head}\n2761,"${price}",3,5,yes`), [[2, 'wrong_price']], price);
  assert.deepEqual(refusalsOf(`${head}\n2761,38,3,5,perhaps`), [[2, 'wrong_offer']]);
  assert.deepEqual(refusalsOf(`${head}\n2761,38,,5,yes`), [[2, 'wrong_days']]);
  assert.deepEqual(refusalsOf(`${head}\nx,38,3,5,yes`), [[2, 'unreadable']]);
  assert.deepEqual(refusalsOf(`${head},country\n2761,38,3,5,yes,fr`), [[2, 'other_country']]);
  assert.deepEqual(refusalsOf(`${head},report\n2761,38,3,5,yes,annual`), [[2, 'other_report']]);
  assert.deepEqual(refusalsOf(`${head},currency\n2761,38,3,5,yes,USD`), [[2, 'other_currency']]);
});

test('what is no table of prices is refused whole', () => {
  const endless = [head, ...Array.from({ length: maxLines + 1 }, () => '1,1,1,1,yes')].join('\n');
  for (const text of ['', 'price', 'a,b\n1,2', `${head}\n"2761,38`, endless])
    assert.throws(() => readPriceCsv(text, known), NotAPriceFile, text.slice(0, 40));
});
