import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { locales } from '#kernel/locale.ts';
import { words as classes } from '../texts/classes/words.ts';
import { words as revisedClasses } from '../texts/classes-21/words.ts';
import { words as divisions } from '../texts/divisions/words.ts';
import { words as groups } from '../texts/groups/words.ts';
import { words as revisedGroups } from '../texts/groups-21/words.ts';
import { words as okved } from '../texts/okved/words.ts';
import { meaningIn, revisedNace, russianNace, secondNace } from './code-tables.ts';
import { naceCodes } from './nace-structure-fixture.ts';

const tables = { divisions, groups, classes, revisedGroups, revisedClasses, okved };
const second = naceCodes('2');
const revised = naceCodes('2.1');
const all = ({ divisions, groups, classes }: typeof second) => [...divisions, ...groups, ...classes];

test('both revisions have as many sections, divisions, groups and classes as were published', () => {
  const counts = [second, revised].map((one) => [
    one.sections.length,
    one.divisions.length,
    one.groups.length,
    one.classes.length,
  ]);
  assert.deepEqual(counts, [
    [21, 88, 272, 615],
    [22, 87, 287, 651],
  ]);
});

test('all classes of NACE 2 have words and no other, in every language, each in a group that is known', () => {
  for (const locale of locales) assert.deepEqual(Object.keys(classes[locale]).toSorted(), second.classes);
  const perGroup = Map.groupBy(Object.keys(classes[locales[0] ?? 'en']), (code) => code.slice(0, 4));
  const published = Map.groupBy(second.classes, (code) => code.slice(0, 4));
  assert.deepEqual(
    [...perGroup].map(([group, of]) => [group, of.length]).toSorted(),
    [...published].map(([group, of]) => [group, of.length]).toSorted(),
  );
});

test('a group without words is all of its division, and every division has some', () => {
  for (const [table, codes] of [
    [secondNace, second],
    [revisedNace, revised],
  ] as const) {
    const untold = all(codes).filter((code) => meaningIn(table, code) === undefined);
    assert.deepEqual(
      untold.filter((code) => !code.endsWith('.0')),
      [],
    );
    const alone = untold.map(
      (code) => codes.groups.filter((group) => group.startsWith(code.slice(0, 2))).length,
    );
    assert.deepEqual(
      [...new Set(alone)].filter((count) => count !== 1),
      [],
    );
  }
});

test('what NACE 2.1 dropped is told by no words, and its own are of codes that it has and say something else', () => {
  const kept = new Set(all(revised));
  assert.deepEqual(
    [...revisedNace.gone].toSorted(),
    all(second)
      .filter((code) => !kept.has(code))
      .toSorted(),
  );
  assert.deepEqual(
    Object.keys(revisedNace.own).filter((code) => !kept.has(code)),
    [],
  );
  const before = new Set(all(second));
  assert.deepEqual(
    all(revised).filter(
      (code) => !before.has(code) && !code.endsWith('.0') && revisedNace.own[code] === undefined,
    ),
    [],
  );
  for (const [code, meaning] of Object.entries(revisedNace.own))
    assert.notDeepEqual(meaning, meaningIn(secondNace, code), code);
});

test('the languages name the same codes, in their own letters, shortly, and no two alike', () => {
  for (const [name, words] of Object.entries(tables)) {
    const [first, ...others] = locales.map((locale) => Object.entries<string>(words[locale]));
    for (const other of others)
      assert.deepEqual(first?.map(([code]) => code).toSorted(), other.map(([code]) => code).toSorted(), name);
    for (const [code, text] of first ?? []) {
      assert.match(text, /^[A-Z][A-Za-z’ ,;:()-]{2,94}[a-z)]$/, `${name} ${code}`);
    }
    for (const [code, text] of others.flat()) {
      assert.match(text, /^[А-ЯЁ][^A-Za-z]{2,92}[А-Яа-яё]$/, `${name} ${code}`);
    }
  }
  for (const words of [classes, revisedClasses])
    for (const locale of locales) {
      const texts = Object.values(words[locale]);
      assert.equal(new Set(texts).size, texts.length);
    }
});

const file = join(import.meta.dirname, '../../../../../shared/data/classification/okved2.csv');

test('every group and class of ОКВЭД 2 has words, and what NACE has beside it is not in it', {
  skip: existsSync(file) ? false : 'ОКВЭД 2 is not here',
}, () => {
  const codes = new Set(readFileSync(file, 'utf8').match(/(?<=^")\d\d\.\d\d?(?=")/gm));
  const untold = [...codes].filter(
    (code) => meaningIn(russianNace, code) === undefined && !code.endsWith('.0'),
  );
  assert.deepEqual([untold, codes.size], [[], 895]);
  assert.deepEqual(
    [...russianNace.gone].filter((code) => codes.has(code)),
    [],
  );
  assert.deepEqual(
    second.classes.filter((code) => !codes.has(code) && !russianNace.gone.has(code)),
    [],
  );
});
