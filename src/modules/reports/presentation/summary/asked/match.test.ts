import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyLanguageOf } from '#kernel/locale.ts';
import type { FactDraft } from '../../../dossier/dossier.ts';
import { type sampleCover, sampleDossier, sampleFact } from '../../../dossier/sample-dossier.ts';
import { readFacts } from '../../context/dossier-facts.ts';
import { createReportContext } from '../../context/report-context.ts';
import { lettersApart } from './letters-apart.ts';
import { presentMatch } from './match.ts';

const found = [
  sampleFact('identification', 'legal_name', 'Nordwind Maschinenbau GmbH'),
  sampleFact('identification', 'former_name', 'Südwind Technik GmbH'),
  sampleFact('identification', 'registration_number', 'HRB 104523'),
  sampleFact('identification', 'vat_number', 'DE312456782'),
  sampleFact('identification', 'vat_validity', 'valid', {
    source: 'VIES, European Commission',
    sourceRu: 'VIES, Европейская комиссия',
  }),
  sampleFact('contacts', 'registered_address', 'Hafenstraße 14, 20457 Hamburg'),
];

function match(
  asked: Partial<(typeof sampleCover)['requestedAs']>,
  facts: readonly FactDraft[] = found,
  locale: 'en' | 'ru' = 'en',
) {
  const cover = {
    country: { code: 'DE', name: everyLanguageOf({ ru: 'Германия' }, 'Germany') },
    requestedAs: { name: '', regCode: '', vatCode: '', address: '', ...asked },
  };
  const dossier = sampleDossier();
  const made = facts.map((fact, index) => ({
    ...fact,
    enteredBy: 'x',
    enteredAt: dossier.createdAt,
    confirmation: null,
    id: `019a0000-0000-7000-9000-${String(index).padStart(12, '0')}`,
  }));
  const rows = presentMatch(readFacts({ facts: made }), cover, createReportContext(cover, locale));
  return rows.map(({ verdict, note }) => [verdict, note]);
}

test('what was asked stands beside what was found, with a word on each', () => {
  assert.deepEqual(
    match({ name: 'Nordwind Maschienenbau', vatCode: 'DE 312456782', address: 'Hafenstr. 14, Hamburg' }),
    [
      ['near', 'one letter differs'],
      ['added', 'added by us'],
      ['same', 'same, valid in VIES'],
      ['same', 'same address'],
    ],
  );
  assert.deepEqual(match({ name: 'Nordwind Maschienenbau', vatCode: '312456782' }, found, 'ru').slice(0, 3), [
    ['near', 'отличие в одной букве'],
    ['added', 'добавили мы'],
    ['same', 'совпадает, действует по данным VIES'],
  ]);
});

test('a name is the same whole or without its form, near as a former one or a part, and else another', () => {
  const [name] = ['Nordwind Maschinenbau GmbH', 'nordwind maschinenbau', 'Nordwind Maschinenbau AG'].map(
    (typed) => match({ name: typed })[0],
  );
  assert.deepEqual(name, ['same', 'same']);
  assert.deepEqual(match({ name: 'nordwind maschinenbau' })[0], ['same', 'same, without the legal form']);
  assert.deepEqual(match({ name: 'Nordwind Maschinenbau AG' })[0], ['near', 'another legal form']);
  assert.deepEqual(match({ name: 'Südwind Technik' })[0], ['near', 'a former name']);
  assert.deepEqual(match({ name: 'Maschinenbau' })[0], ['near', 'part of the name']);
  assert.deepEqual(match({ name: 'Alster Beteiligung AG' })[0], ['differs', 'differs: check it']);
});

test('another number, an invalid one and an address elsewhere are said to be so', () => {
  const [, number, vat, address] = match(
    { regCode: 'HRB 104532', vatCode: 'DE312456782', address: 'Ringstraße 2, Dresden' },
    found.map((fact) => (fact.field === 'vat_validity' ? { ...fact, value: 'invalid' } : fact)),
  );
  assert.deepEqual(number, ['differs', 'differs: check it']);
  assert.deepEqual(vat, ['same', 'not valid in VIES']);
  assert.deepEqual(address, ['differs', 'differs: check it']);
  assert.deepEqual(match({ regCode: 'hrb104523' })[1], ['same', 'same']);
});

test('what nobody found is not found, whether it was asked or not', () => {
  for (const [verdict] of match({ name: 'Nordwind', vatCode: 'DE1' }, [])) assert.equal(verdict, 'not_found');
});

test('letters are counted as a reader counts them: two that changed places are one slip', () => {
  assert.deepEqual(
    [
      ['maschienenbau', 'maschinenbau'],
      ['nordwnid', 'nordwind'],
      ['abc', ''],
      ['kessler', 'kesler'],
    ].map(([a = '', b = '']) => lettersApart(a, b)),
    [1, 1, 3, 1],
  );
});
