import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { processorMs } from '#testing/processes/processor-time.ts';
import {
  identifierSpellings,
  normaliseIdentifier,
  normaliseTaxNumber,
} from '../numbers/identifier-normalise.ts';
import { transliterate } from '../reading/transliterate.ts';
import { normaliseName } from './normalise.ts';

const countries = fc.constantFrom('', 'RU', 'UA', 'BG', 'DE', 'CN', 'GR', 'GB', 'CH', 'NO');
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        'A',
        'b',
        'ß',
        'Ж',
        'ь',
        "'",
        '.',
        ' ',
        'Ltd',
        'Co',
        'ООО',
        '有限公司',
        '株',
        '&',
        'ذ',
        '\u200f',
        '\ud800',
        'a',
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join('')),
);

/** [name, country, core, family] */
const cases: readonly [string, string, string, string | null][] = [
  ['ALFA REY s.r.o.', 'SK', 'alfa rey', 'LLC'],
  ['ООО «Ромашка»', 'RU', 'romashka', 'LLC'],
  ['Общество с ограниченной ответственностью "Ромашка"', 'RU', 'romashka', 'LLC'],
  ['Romashka OOO', 'RU', 'romashka', 'LLC'],
  ['ТОВ "Гарний дім"', 'UA', 'harnyy dim', 'LLC'],
  ['Müller & Söhne GmbH & Co. KG', 'DE', 'muller and sohne', 'LP'],
  ['Company Ltd', 'GB', 'company', 'LLC'],
  ["O'Neill Brothers Limited", 'IE', 'oneill brothers', 'LLC'],
  ['Barilla S.p.A.', 'IT', 'barilla', 'JSC'],
  ['Кока-Кола', 'RU', 'koka kola', null],
  ['PT Sinar Jaya Tbk', 'ID', 'sinar jaya', 'JSC'],
  ['上海汽车集团股份有限公司', 'CN', 'shanghai qiche jituan', 'JSC'],
  ['株式会社カメラ', 'JP', 'kamera', 'JSC'],
  ['შპს ვარდი', 'GE', 'vardi', 'LLC'],
  ['Παπαδόπουλος Α.Ε.', 'GR', 'papadopoulos', 'JSC'],
  ['I.B.M. Corp.', 'US', 'ibm', 'Corporation'],
  ['Sp. z o.o. Zielony Sp. z o.o.', 'PL', 'zielony', 'LLC'],
  ['\u200fACME\u200b  Ltd\u0000', 'GB', 'acme', 'LLC'],
  ['บริษัท ธงชาย จำกัด', 'TH', 'thongchai', 'LLC'],
  ['Deniz Limited Şirketi', 'TR', 'deniz', 'LLC'],
  ['Deniz A.Ş.', 'TR', 'deniz', 'JSC'],
  ['Tisza Bt.', 'HU', 'tisza', 'LP'],
  ['Sol S. COOP.', 'ES', 'sol', 'Cooperative'],
  ['SCI Lune', 'FR', 'lune', 'GP'],
  ['!!!', '', '', null],
];
for (const [name, country, core, family] of cases) {
  test(`core of ${JSON.stringify(name)}`, () => {
    const result = normaliseName(name, country);
    assert.equal(result.core, core);
    assert.equal(result.form, family);
  });
}

test('a core is its own core also where single letters become the word for and', () => {
  const { core } = normaliseName('Dupont E T Fils', 'FR');
  assert.equal(core, 'dupont and fils');
  assert.equal(normaliseName(core, 'FR').core, core);
  const long = normaliseName('xx et '.repeat(80), 'FR').core;
  assert.ok(long.length <= 300);
  assert.equal(normaliseName(long, 'FR').core, long);
});

test('a core is its own core, and no name without letters or digits has one', () => {
  fc.assert(
    fc.property(anyText, countries, (name, country) => {
      const { core } = normaliseName(name, country);
      assert.equal(normaliseName(core, country).core, core);
      if (/[\p{L}\p{N}]/u.test(name.toWellFormed().normalize('NFKC'))) assert.notEqual(core, '');
      assert.ok(core.length <= 300);
      assert.match(core, /^[a-z0-9 ]*$/);
    }),
    { numRuns: 3000 },
  );
});

test('a name of a megabyte costs no more than a long one', () => {
  const started = processorMs();
  normaliseName('Ж.&'.repeat(350_000), 'RU');
  assert.ok(processorMs() - started < 100);
});

test('numbers lose separators, zeros and the letters of the country', () => {
  assert.equal(normaliseIdentifier(' 04-296 794 '), '4296794');
  assert.equal(normaliseIdentifier('HRB 12345 B'), 'HRB12345B');
  assert.equal(normaliseIdentifier('000'), '0');
  assert.equal(normaliseTaxNumber('DE 123 456 789', 'DE'), '123456789');
  assert.equal(normaliseTaxNumber('CHE-123.456.789 MWST', 'CH'), '123456789');
  assert.equal(normaliseTaxNumber('EL094019245', 'GR'), '94019245');
  assert.equal(normaliseTaxNumber('DE', 'DE'), 'DE');
  assert.deepEqual(identifierSpellings('SK2020317068', 'SK'), ['SK2020317068', '2020317068']);
});

test('a normalised number stays as it is', () => {
  fc.assert(
    fc.property(anyText, countries, (value, country) => {
      const plain = normaliseIdentifier(value);
      assert.equal(normaliseIdentifier(plain), plain.slice(0, 100));
      const tax = normaliseTaxNumber(value, country);
      assert.equal(normaliseTaxNumber(tax, country), tax);
      if (/[\p{L}\p{N}]/u.test(value.toWellFormed().normalize('NFKC'))) assert.notEqual(plain, '');
    }),
    { numRuns: 2000 },
  );
});

test('a name in Latin letters keeps its case and marks', () => {
  assert.equal(transliterate('ООО «Щит и Меч»', 'RU'), 'OOO "Shchit i Mech"');
  assert.equal(transliterate('ЩИТ'), 'SHCHIT');
  assert.equal(transliterate('Київ', 'UA'), 'Kyyiv');
});
