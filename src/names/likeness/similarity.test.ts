import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { normaliseName } from '../tokens/normalise.ts';
import { nameLikeness } from './similarity.ts';

/** Asked, stored, and how alike they are at least. */
const alike: readonly [string, string, number][] = [
  ['Good Will Company', 'Goodwill Company', 0.95],
  ['van der bilt corp', 'Vanderbilt Corp', 0.9],
  ['A.B.C. Company', 'ABC Company', 1],
  ['AT&T Inc.', 'AT and T Inc.', 1],
  ['The Northern Star Ltd', 'Northern Star Ltd', 1],
  ['SiemensAG', 'Siemens Aktiengesellschaft', 1],
  ['Сименс', 'Siemens AG', 0.95],
  ['Майкрософт', 'Microsoft Corporation', 0.8],
  ['Фольксваген', 'Volkswagen AG', 0.86],
  ['Nordlicht Trading', 'Nordlicht Handel GmbH', 0.95],
  ['Alfa Technologies', 'ООО «Альфа Технологии»', 0.95],
  ['Maschinenbau Nordlicht', 'Nordlicht Maschinenbau', 0.95],
  ['Nordlciht', 'Nordlicht', 0.86],
  ['Glenmore', 'Glencore', 0.8],
  ['IBM', 'International Business Machines', 0.86],
  ['ЧТЗ', 'Челябинский тракторный завод', 0.86],
  ['РЖД', 'Российские железные дороги', 0.86],
  ['Plant Two', 'Plant II', 0.95],
  ['Samsung Electronics', '삼성전자', 0.95],
  ['Changan Automobile', '长安汽车', 0.95],
  ['Mohammed Bakri', 'شركة محمد بكري', 0.86],
];
for (const [a, b, least] of alike) {
  test(`${a} is ${b}`, () => {
    const score = nameLikeness(normaliseName(a).core, normaliseName(b).core);
    assert.ok(score >= least, `${score} ${normaliseName(a).core} | ${normaliseName(b).core}`);
  });
}

/** Pairs that must stay below what counts as surely right. */
const different: readonly [string, string][] = [
  ['Plant 5', 'Plant 6'],
  ['Apollo Fund VIII', 'Apollo Fund IX'],
  ['Tactical Kittens', 'Tactical Missiles'],
  ['BAE Systems', 'BAE Industries'],
  ['Bank of China (Hong Kong)', 'Bank of China (Singapore)'],
  ['C.B.A. Company', 'A.B.C. Company'],
  ['Management Company', 'Westminister Management Company'],
  ['Alfa', 'Alfabank'],
  ['Apple', 'Ashdown & Prendergast Logistics'],
  ['Saudi Arabian Gas', 'Saudi Arabian Oil'],
  ['Volkswagen', 'Siemens'],
  ['Nordstern Trading', 'Nordlicht Trading'],
];
for (const [a, b] of different) {
  test(`${a} is not ${b}`, () => {
    const score = nameLikeness(normaliseName(a).core, normaliseName(b).core);
    assert.ok(score < 0.8, String(score));
  });
}

/** What a country's script leaves open is heard there, and nowhere else. */
const heard: readonly [string, string, string, string][] = [
  ['samseong jeonja', 'samsung jeonja', 'KR', 'DE'],
  ['hyundae geonseol', 'hyeondae geonsul', 'KR', 'DE'],
  ['khadim trading', 'khdm trading', 'AE', 'DE'],
];
for (const [a, b, here, there] of heard) {
  test(`${a} is ${b} in ${here}`, () => {
    assert.ok(nameLikeness(a, b, here) >= 0.86, String(nameLikeness(a, b, here)));
    assert.ok(nameLikeness(a, b, there) <= nameLikeness(a, b, here));
  });
}

test('a shortened trade is worth more than another one', () => {
  assert.ok(nameLikeness('nordlicht constr', 'nordlicht construction') > 0.9);
  assert.ok(nameLikeness('nordlicht hdl', 'nordlicht handel') > 0.9);
  assert.ok(nameLikeness('nordlicht hotel', 'nordlicht handel') < 0.86);
});

test('a word the query lacks takes less than one it has too many', () => {
  assert.ok(nameLikeness('alfa rey', 'alfa rey omega') > nameLikeness('alfa rey omega', 'alfa rey'));
  assert.ok(nameLikeness('alfa', 'alfa trading') > nameLikeness('alfa', 'alfa omega'));
});

const pairsFile = join(import.meta.dirname, '../../../../shared/data/names/company-name-pairs.csv');
test('labelled pairs of names are told apart', {
  skip: existsSync(pairsFile) ? false : 'shared/data/names is not beside the checkout',
}, () => {
  const rows: string[][] = parse(readFileSync(pairsFile, 'utf8'), { from_line: 2 });
  const scored = rows.map(([a = '', b = '', isMatch]) => {
    const [left, right] = [normaliseName(a).core, normaliseName(b).core];
    return {
      score: Math.min(nameLikeness(left, right), nameLikeness(right, left)),
      isMatch: isMatch === 'true',
    };
  });
  const f1 = (least: number): number => {
    const taken = scored.filter(({ score }) => score >= least);
    const right = taken.filter(({ isMatch }) => isMatch).length;
    return (2 * right) / (taken.length + scored.filter(({ isMatch }) => isMatch).length);
  };
  const best = Math.max(...Array.from({ length: 100 }, (_, at) => f1(at / 100)));
  assert.ok(best >= 0.9, `F1 ${best}`);
});
