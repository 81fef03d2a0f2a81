import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyLanguageOf } from '#kernel/locale.ts';
import type { AssemblyScreening, AssemblySubject } from './assembly-input.ts';
import { screeningFacts } from './screening-facts.ts';

const list = (code: string, kind: 'sanctions' | 'exposed') => ({
  ...{ code, kind, name: everyLanguageOf({ ru: `Список ${code}` }, `List ${code}`) },
  keeper: everyLanguageOf({ ru: `Орган ${code}` }, `Keeper of ${code}`),
  ...{ version: '7', publishedOn: '2026-11-20' },
});
const subject = (key: string, ...states: AssemblySubject['found'][number]['state'][]): AssemblySubject => ({
  ...{ key, name: `Name of ${key}` },
  found: states.map((state, at) => ({
    ...{ list: 'eu', entryId: String(at), entryName: 'Peterson, Henrik', state, nameMatch: 'typo' },
    compared: {
      kind: { state: 'agree', asked: [], listed: [] },
      country: { state: 'unknown', asked: [], listed: ['US'] },
      birthYear: { state: 'differ', asked: ['1961'], listed: ['1948'] },
      number: { state: 'unknown', asked: [], listed: [] },
    },
    reason: state === 'open' ? null : 'Другой год рождения.',
    decidedAt: state === 'open' ? null : new Date('2026-11-24T08:00:00Z'),
  })),
});
const factsOf = (subjects: readonly AssemblySubject[], lists: AssemblyScreening['lists']) =>
  screeningFacts({
    ...{ readings: [], outcomes: [], sources: {} },
    screening: { screenedAt: new Date('2026-11-23T12:00:00Z'), lists, subjects },
  });
const shown = (...given: Parameters<typeof factsOf>) =>
  factsOf(...given).flatMap(({ field, position, value }) =>
    field === 'screening_note' || field.startsWith('list_') ? [] : [[field, position, value]],
  );
const inBothLanguages = (en: string, ru: string) => ({
  ...{ text: en, lang: 'en' },
  translation: { text: ru, lang: 'ru', by: 'template' },
});
const everyList = inBothLanguages('Every list searched', 'Все проверенные списки');

test('screened without a match is said with lists, versions and time; a kind of list that was not searched is not', () => {
  const facts = factsOf([subject('company')], [list('eu', 'sanctions')]);
  assert.deepEqual(shown([subject('company')], [list('eu', 'sanctions')]), [
    ['sanctions', 0, 'clear'],
    ['screened_name', 0, 'Name of company'],
    ['screened_list', 0, everyList],
    ['screened_verdict', 0, 'clear'],
  ]);
  const textOf = (field: string) => JSON.stringify(facts.find((fact) => fact.field === field)?.value);
  assert.deepEqual(
    facts
      .filter(({ field }) => field.startsWith('list_'))
      .map(({ field, position, value }) => [field, position, value]),
    [
      ['list_name', 1, inBothLanguages('List eu', 'Список eu')],
      ['list_keeper', 1, inBothLanguages('Keeper of eu', 'Орган eu')],
      ['list_version', 1, '7'],
      ['list_published', 1, '2026-11-20'],
      ['list_code', 1, 'eu'],
    ],
  );
  assert.match(textOf('screening_note'), /time: 2026-11-23 12:00 UTC\. No match\./);
  assert.match(textOf('screening_note'), /Субъектов: 1, списков: 1/);
});

test('nobody says clear while a person has yet to look, and the gravest verdict stands for all', () => {
  const lists = [list('eu', 'sanctions'), list('pep', 'exposed')];
  const sanctions = (...subjects: AssemblySubject[]) => shown(subjects, lists)[0]?.[2];
  assert.equal(sanctions(subject('a'), subject('b', 'open')), 'unresolved');
  assert.equal(sanctions(subject('a', 'false_match', 'true_match'), subject('b', 'open')), 'true_match');
  assert.equal(sanctions(subject('a', 'false_match')), 'false_match');
  assert.deepEqual(shown([subject('a', 'open')], lists)[1], ['exposed_persons', 0, 'clear']);
});

test('without a list, or anybody to look for, there is no fact', () => {
  assert.deepEqual(factsOf([subject('a')], []), []);
  assert.deepEqual(factsOf([], [list('eu', 'sanctions')]), []);
});

test('a verdict and its sentence are those of an analyst, what was compared is that of the list, and who is waited for has neither', () => {
  const lists = [list('eu', 'sanctions')];
  const said = (state: 'open' | 'false_match') =>
    factsOf([subject('a', state)], lists)
      .filter(({ field }) => /verdict|reason|comparison/.test(field))
      .map(({ field, method, retrievedAt, value }) => [
        field,
        method,
        retrievedAt.toISOString().slice(0, 10),
        typeof value === 'object' && 'text' in value ? value.text : value,
        typeof value === 'object' && 'lang' in value ? value.lang : '',
      ]);
  const compared =
    'Entry of the list: “Peterson, Henrik”; the name differs by a few letters; agrees: kind (person or company); ' +
    'differs: year of birth (1961; in the list 1948); not known: country, registration number.';
  assert.deepEqual(said('false_match'), [
    ['screened_verdict', 'analyst', '2026-11-24', 'false_match', ''],
    ['screened_comparison', 'computed', '2026-11-23', compared, 'en'],
    ['screened_reason', 'analyst', '2026-11-24', 'Другой год рождения.', 'ru'],
  ]);
  assert.deepEqual(said('open'), [
    ['screened_verdict', 'computed', '2026-11-23', 'unresolved', ''],
    ['screened_comparison', 'computed', '2026-11-23', compared, 'en'],
  ]);
});
