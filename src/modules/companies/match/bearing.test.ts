import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompanyName } from '#names/company/company-record.ts';
import { readQuestion } from './asked-name.ts';
import { bearingOf, bearsName, isNumbersOwn } from './bearing.ts';
import { matchName } from './match-name.ts';
import { matchNumber } from './match-number.ts';

const company = (country: string, name: string, names: readonly CompanyName[] = [], nameLat = name) => ({
  country,
  name,
  nameLat,
  names,
  formText: null,
});

test('signs that only read alike are spelt otherwise', () => {
  for (const [country, name, typed, reason] of [
    ['CN', '汕头详亭有限公司', '汕头项亭有限公司', 'other spelling'],
    ['DE', 'Nordlicht GmbH', 'Nördlicht', 'other spelling'],
    ['RU', 'ООО «Говорильня»', 'ООО «Говорилня»', 'other spelling'],
    ['IL', 'תל גן בע"מ', 'טל גן בע"מ', 'other spelling'],
    ['CN', '汕头详亭有限公司', 'Shantou Xiangting', 'other letters'],
  ] as const) {
    const match = matchName(
      readQuestion({ countryCode: country, name: typed }).asked,
      company(country, name),
    );
    assert.deepEqual([match?.verdict, match?.reason], ['similar', reason], typed);
    assert.equal(bearsName(typed, company(country, name)), false, typed);
  }
});

test('a company bears its names of today, in any language the register writes them in, and no former one', () => {
  const khimprom = company(
    'RU',
    'ООО «Химпром»',
    [
      { kind: 'latin', text: 'Khimprom LLC' },
      { kind: 'trading', text: 'Хим' },
      { kind: 'former', text: 'ООО «Заря»' },
    ],
    'OOO "Khimprom"',
  );
  assert.equal(bearingOf('Химпром', khimprom), 'bare');
  assert.equal(bearingOf('KHIMPROM LLC', khimprom), 'whole');
  assert.equal(bearingOf('хим', khimprom), 'whole');
  assert.equal(bearingOf('АО Химпром', khimprom), 'words');
  for (const typed of ['Заря', 'OOO Khimprom', 'Химпромь'])
    assert.equal(bearsName(typed, khimprom), false, typed);
});

test('a number settles it beside the company’s own name, a part of it or a former one, and no other', () => {
  const zarya = company(
    'RU',
    'ООО «Заря Востока 12»',
    [{ kind: 'former', text: 'ООО «Луч»' }],
    'OOO "Zarya Vostoka 12"',
  );
  for (const typed of ['', 'ИНН 7701234567', 'Заря Востока 12', 'ооо заря', 'Луч', 'Zarya Vostoka'])
    assert.equal(isNumbersOwn(typed, zarya), true, typed);
  for (const typed of [
    'Заря Востока 13',
    'АО Заря Востока 12',
    'Зоря',
    'Заря Запада',
    'Zarya Zapada',
    'Zarya Vostoka AO',
  ])
    assert.equal(isNumbersOwn(typed, zarya), false, typed);
});

test('a digit too many in a number is not left out', () => {
  const known = { country: 'DE', regCode: 'HRB 689925', vatCode: null, identifiers: [] };
  assert.equal(matchNumber('regCode', 'HRB 6899259', known)?.reason, 'one character');
});
