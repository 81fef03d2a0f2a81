import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formAlone, type Sameness, samenessOf } from './typed-name.ts';

const cases: readonly [typed: string, own: string, country: string, sameness: Sameness | undefined][] = [
  // Case, gaps, signs between words and width do not count.
  ['ＡＬＦＡ  bau gmbh', 'Alfa-Bau GmbH', 'DE', 'whole'],
  ['Alfabau G.m.b.H.', 'Alfa Bau GmbH', 'DE', 'whole'],
  ['ООО Ромашка', 'ООО «РОМАШКА»', 'RU', 'whole'],
  ['общество с ограниченной ответственностью ромашка', 'ООО"Ромашка"', 'RU', 'whole'],
  ['IŞIK A.Ş.', 'Işık Anonim Şirketi', 'TR', 'whole'],
  ['DIGITAL A.Ş.', 'Digital Anonim Şirketi', 'TR', 'whole'],
  ['ΠΑΠΑΣ ΑΕ', 'Παπας Α.Ε.', 'GR', 'whole'],
  ['כהן בעמ', 'כהן בע"מ', 'IL', 'whole'],
  ['ทดสอบ จำกัด', 'บริษัท ทดสอบ จำกัด', 'TH', 'whole'],
  ['(주)한빛', '주식회사 한빛', 'KR', 'whole'],
  ['㈱山田', '山田株式会社', 'JP', 'whole'],
  // The form may be left out, where there is one.
  ['Alfa Bau', 'Alfa Bau GmbH', 'DE', 'bare'],
  ['汕头项亭', '汕头项亭有限公司', 'CN', 'bare'],
  ['X S.C.', 'X', 'PL', 'words'],
  ['Foo', 'Foo Limited LLC', 'GB', 'words'],
  // Every letter and digit counts.
  ['汕头项亭有限公司', '汕头详亭有限公司', 'CN', undefined],
  ['ООО Говорилня', 'ООО «Говорильня»', 'RU', undefined],
  ['Завод 12', 'Завод 13', 'RU', undefined],
  ['Canal+ SA', 'Canal SA', 'FR', undefined],
  ['C++ Ltd', 'C Ltd', 'GB', undefined],
  ['Nord+Sohn GmbH', 'Nord + Sohn GmbH', 'DE', 'whole'],
  ['Завод 1 23', 'Завод 12 3', 'RU', undefined],
  ['النور ذ.م.م', 'النوار ذ.م.م', 'AE', undefined],
  ['חברה טל בעמ', 'חברה תל בעמ', 'IL', undefined],
  ['Muller GmbH', 'Müller GmbH', 'DE', undefined],
  ['Romashka', 'ООО «Ромашка»', 'RU', undefined],
  // The form is the same, not its family.
  ['Deniz Limited', 'Deniz Anonim Şirketi', 'TR', 'words'],
  ['Deniz Limited Şirketi', 'Deniz A.Ş.', 'TR', 'words'],
  ['Sol LTDA', 'Sol EIRELI', 'BR', 'words'],
  ['Sol LTDA', 'Sol LTDA ME', 'BR', 'words'],
  ['Sol ME', 'Sol LTDA', 'BR', 'words'],
  ['SCI Lune', 'Lune SARL', 'FR', 'words'],
  ['مؤسسة النور', 'النور ذ.م.م', 'AE', undefined],
  ['ФГ Нива', 'ТОВ «Нива»', 'UA', 'words'],
  ['Tisza Bt.', 'Tisza Zrt.', 'HU', 'words'],
  ['Sol S. COOP.', 'Sol S.L.', 'ES', 'words'],
  ['บริษัท ทดสอบ', 'บริษัท ทดสอบ จำกัด', 'TH', 'words'],
  ['ООО Заря ООО', 'ООО «Заря»', 'RU', 'whole'],
  ['ห้างหุ้นส่วนจำกัด ทดสอบ', 'บริษัท ทดสอบ จำกัด', 'TH', 'words'],
  ['บริษัท ทดสอบ จำกัด (มหาชน)', 'บริษัท ทดสอบ จำกัด', 'TH', 'words'],
  ['汕头项亭有限责任公司', '汕头项亭股份有限公司', 'CN', 'words'],
  ['Nord SE', 'Nord AG', 'DE', 'words'],
  // Two words that may be forms are not both taken off.
  ['Appleby', 'The Appleby Charitable Foundation', 'GB', undefined],
  ['Appleby Limited', 'The Appleby Charitable Foundation', 'GB', undefined],
  ['Day', 'Day Spa', 'GB', undefined],
];
for (const [typed, own, country, sameness] of cases)
  test(`${typed} is ${sameness ?? 'not'} ${own}`, () => {
    assert.equal(samenessOf(typed, own, country), sameness);
  });

test('a form that the register keeps beside the name counts as one in it', () => {
  assert.equal(samenessOf('Nord Limited', 'Nord', 'GB', 'Ltd'), 'whole');
  assert.equal(samenessOf('Nord', 'Nord', 'GB', 'Ltd'), 'whole');
  assert.equal(samenessOf('Nord PLC', 'Nord', 'GB', 'Ltd'), 'words');
  assert.equal(samenessOf('Nord Ltd', 'Nord', 'GB'), 'words');
  assert.equal(formAlone('Gesellschaft mit beschraenkter Haftung'), 'gesellschaftmitbeschraenkterhaftung');
  assert.equal(formAlone('G. m. b. H.'), 'gmbh');
});

test('whatever is typed is itself, whole', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc
      .array(fc.constantFrom('GmbH', 'ООО', 'จำกัด', '有限公司', '山', 'a', 'B', '1', ' ', '"', 'İ', 'ß'), {
        maxLength: 12,
      })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(anyText, fc.constantFrom('DE', 'TR', 'CN', 'TH', ''), (text, country) => {
      // The stroke that only makes an Arabic word longer is a letter to Unicode.
      const hasLetter = /[\p{L}\p{N}]/u.test(text.toWellFormed().normalize('NFKC').replaceAll('ـ', ''));
      const sameness = samenessOf(text, text, country);
      if (hasLetter) assert.equal(sameness, 'whole');
      else assert.notEqual(sameness, 'bare');
    }),
    { numRuns: 2_000 },
  );
});
