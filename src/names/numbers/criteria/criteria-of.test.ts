import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { countryList } from '#database/seed/country-list.ts';
import { numberCriteriaView, searchCriteriaView } from '#modules/companies/contract.ts';
import { searchCriteriaView as viewOf } from '#modules/companies/criteria-view.ts';
import { identifierSpellings } from '../identifier-normalise.ts';
import { judgeNumber } from './check-digit.ts';
import type { NumberCriteria } from './country-criteria.ts';
import { acceptedBy, checkNumber, criteriaByCountry, criteriaOf, numberOf } from './criteria-of.ts';
import { looksUsual, plainNumber } from './number-check.ts';

const codes = Object.keys(criteriaByCountry).sort();
const fields = ['reg', 'vat'] as const;
const numbersOf = (code: string): NumberCriteria[] =>
  [numberOf(code, 'reg'), numberOf(code, 'vat'), ...criteriaOf(code).others].filter(
    (kind): kind is NumberCriteria => kind !== null && kind !== 'none',
  );

test('every country and territory has criteria, and no other', () => {
  assert.deepEqual(codes, countryList.map(({ code }) => code.toUpperCase()).sort());
});

test('every example fits its own pattern and its field', () => {
  for (const code of codes) {
    for (const field of fields) {
      const kind = numberOf(code, field);
      if (kind === null || kind === 'none' || kind.example === null || kind.pattern === null) continue;
      assert.equal(checkNumber(code, field, kind.example), 'fits', `${code} ${field} ${kind.example}`);
    }
  }
});

test('names, formats and examples are whole: both languages, Cyrillic in Russian, no stray spaces', () => {
  for (const code of codes) {
    for (const { name, format, example, short } of numbersOf(code)) {
      for (const text of [name.en, name.ru, format?.en, format?.ru, example, short?.en, short?.ru]) {
        assert.ok(
          (text !== '' && text === text?.trim()) || text === undefined || text === null,
          `${code} ${text}`,
        );
      }
      assert.doesNotMatch(name.en + (format?.en ?? ''), /[А-Яа-яЁё]/, code);
      if (format !== null) assert.match(format.ru, /[А-Яа-яЁё\d]/, code);
    }
    const { registration, tax, search } = criteriaOf(code);
    assert.ok(registration !== null || tax !== 'same', code);
    assert.ok(search !== null, `${code} says nothing of its register`);
    assert.ok(criteriaOf(code).others.length <= 3, code);
  }
});

test('the wire takes the criteria of every country in both languages', () => {
  for (const code of codes) {
    for (const locale of ['en', 'ru'] as const) {
      const view = searchCriteriaView.parse(viewOf(code, locale));
      for (const { accepts } of [view.registration, view.tax]) {
        if (accepts !== null) assert.ok(new RegExp(accepts, 'u').source.length > 0);
      }
    }
  }
  assert.equal(numberCriteriaView.parse(viewOf('ZZ', 'en').tax).name, '', 'a country added later');
  assert.equal(viewOf('constructor', 'en').search, null);
});

const known = [
  ['DE', 'reg', 'HRB 12345, Hamburg', 'fits'],
  ['de', 'reg', 'Berlin (Charlottenburg) HRA 11223 B', 'fits'],
  ['DE', 'reg', 'нрв 12345', 'unusual'],
  ['DE', 'reg', '123', 'unusual'],
  ['DE', 'vat', 'de 123.456.789', 'fits'],
  ['DE', 'vat', 'USt-IdNr. DE123456789', 'fits'],
  ['DE', 'vat', 'DE12345678', 'unusual'],
  ['RU', 'reg', 'ОГРН 1027700123456', 'fits'],
  ['RU', 'reg', '102770012345', 'fits'], // as long as a person's INN: the search looks under every number
  ['RU', 'reg', '10277001234567890', 'unusual'],
  ['RU', 'vat', 'ИНН/КПП 7701234567', 'fits'],
  ['BY', 'vat', 'УНП МА1953684', 'fits'],
  ['EG', 'vat', '٣٣١-١٠٥-٢٦٨', 'fits'],
  ['GR', 'vat', 'EL 094237076', 'fits'],
  ['GB', 'vat', 'XI 432525179', 'fits'],
  ['CH', 'vat', 'CHE-123.456.789 MWST', 'fits'],
  ['FR', 'reg', 'RCS Nancy B 123 456 782', 'fits'],
  ['BR', 'vat', '12.ABC.345/01DE-35', 'fits'],
  ['KY', 'vat', '12', 'unknown'],
  ['AQ', 'reg', '12', 'unknown'],
  ['PL', 'reg', '  ', 'unknown'],
  ['ZZ', 'reg', '1', 'unknown'],
] as const;
test('numbers as people type them', () => {
  for (const [code, field, value, verdict] of known) {
    assert.equal(checkNumber(code, field, value), verdict, `${code} ${value}`);
  }
});

test('one number may serve as both, or there is none', () => {
  assert.equal(numberOf('BY', 'vat'), numberOf('BY', 'reg'));
  assert.equal(numberOf('AL', 'reg'), numberOf('AL', 'vat'));
  assert.equal(numberOf('HK', 'vat'), 'none');
  assert.equal(viewOf('KY', 'en').hasNoTaxNumber, true);
  assert.equal(viewOf('AQ', 'en').hasNoTaxNumber, false, 'unknown is not none');
});

test('a check digit is asked about where all else fits, and where nearly all real numbers obey it', () => {
  assert.equal(judgeNumber('DE', 'vat', 'DE136695976'), 'fits');
  assert.equal(judgeNumber('DE', 'vat', 'DE136695977'), 'check digit');
  assert.equal(judgeNumber('dk', 'reg', '13585628'), 'fits');
  assert.equal(judgeNumber('DK', 'reg', '13585627'), 'check digit');
  assert.equal(judgeNumber('DK', 'reg', '1358562'), 'unusual');
  assert.equal(judgeNumber('PL', 'reg', '0000123456'), 'fits', 'KRS numbers have no check digit');
  assert.equal(judgeNumber('CN', 'reg', '91310000MA0000000X'), 'fits', 'too many real ones break the rule');
});

test('whatever is typed is judged quickly and without a fault', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      fc.constantFrom(...fields),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.stringMatching(/^[A-Z0-9 /.-]{0,64}$/)),
      (code, field, value) => {
        assert.ok(['fits', 'unusual', 'check digit', 'unknown'].includes(judgeNumber(code, field, value)));
      },
    ),
  );
  const hostile = ['A'.repeat(1_000_000), `${'RU'.repeat(40)}!`, '\ud800', '\u202e12345', '((((((('];
  for (const value of hostile) {
    // Of all countries together, so that a busy machine does not decide: no single one may take 100 ms.
    const start = performance.now();
    for (const code of codes) for (const field of fields) judgeNumber(code, field, value);
    assert.ok((performance.now() - start) / (codes.length * 2) < 10, value.slice(0, 20));
  }
});

test('separators, case and the letters of another keyboard do not matter', () => {
  assert.equal(plainNumber(' hrb‑12 345/№7 '), 'HRB12345NO7');
  assert.equal(plainNumber('НЕ 123'), 'HE123');
  assert.equal(looksUsual('', acceptedBy('DE', 'reg') ?? ''), true, 'nothing typed is nothing to ask about');
});

test('a number is found with the words that the form asks for, or that people copy along', () => {
  for (const [code, typed, stored] of [
    ['DE', 'HRB 12345, Hamburg', 'HRB12345'],
    ['DE', 'Amtsgericht Berlin (Charlottenburg) HRB 11223 B', 'HRB11223'],
    ['RU', 'ИНН 7701234567', '7701234567'],
    ['RU', 'ИНН/КПП: 7701234567', '7701234567'],
    ['RU', 'OGRN 1027700123456', '1027700123456'],
    ['BY', 'УНП №190123456', '190123456'],
    ['US', '1234567, Delaware', '1234567'],
    ['PL', 'NIP: PL 123-456-78-90', '1234567890'],
    ['SE', '556123-4567', '5561234567'],
  ] as const) {
    assert.ok(identifierSpellings(typed, code).includes(stored), identifierSpellings(typed, code).join());
  }
  assert.deepEqual(identifierSpellings('RC 1234567', 'NG'), ['RC1234567', '1234567']);
  assert.deepEqual(identifierSpellings(',,,', 'DE'), []);
});
