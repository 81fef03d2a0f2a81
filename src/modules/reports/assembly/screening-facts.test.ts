import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyLanguageOf } from '#kernel/locale.ts';
import type { AssemblyScreening, AssemblySubject } from './assembly-input.ts';
import { screeningFacts } from './screening-facts.ts';

const list = (code: string, kind: 'sanctions' | 'exposed') => ({
  ...{ code, kind, name: everyLanguageOf({ ru: `Список ${code}` }, `List ${code}`) },
  ...{ version: '7', publishedOn: '2026-11-20' },
});
const subject = (key: string, ...states: AssemblySubject['found'][number]['state'][]): AssemblySubject => ({
  ...{ key, name: `Name of ${key}` },
  found: states.map((state, at) => ({ list: 'eu', entryId: String(at), state })),
});
const factsOf = (subjects: readonly AssemblySubject[], lists: AssemblyScreening['lists']) =>
  screeningFacts({
    ...{ readings: [], outcomes: [], sources: {} },
    screening: { screenedAt: new Date('2026-11-23T12:00:00Z'), lists, subjects },
  });
const shown = (...given: Parameters<typeof factsOf>) =>
  factsOf(...given).flatMap(({ field, position, value }) =>
    field === 'screening_note' || field === 'lists_searched' ? [] : [[field, position, value]],
  );
const everyList = {
  ...{ text: 'Every list searched', lang: 'en' },
  translation: { text: 'Все проверенные списки', lang: 'ru', by: 'template' },
};

test('screened without a match is said with lists, versions and time; a kind of list that was not searched is not', () => {
  const facts = factsOf([subject('company')], [list('eu', 'sanctions')]);
  assert.deepEqual(shown([subject('company')], [list('eu', 'sanctions')]), [
    ['sanctions', 0, 'clear'],
    ['screened_name', 0, 'Name of company'],
    ['screened_list', 0, everyList],
    ['screened_verdict', 0, 'clear'],
  ]);
  const textOf = (field: string) => JSON.stringify(facts.find((fact) => fact.field === field)?.value);
  assert.equal(textOf('lists_searched'), '["List eu (7, 2026-11-20)"]');
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
