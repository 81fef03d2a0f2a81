import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { processorMs } from '#testing/processes/processor-time.ts';
import { isNumberLike, numberSpellings, similarNumbers } from './number-spellings.ts';

const valuesOf = (text: string, country = 'DE') => numberSpellings(text, country).map(({ value }) => value);

test('words, labels and signs around a number do not hide it', () => {
  const cases: [string, string, string][] = [
    ['ИНН 7701234567', 'RU', '7701234567'],
    ['ОГРН: 1027700132195', 'RU', '1027700132195'],
    ['ИНН/КПП 7701234567/770101001', 'RU', '7701234567'],
    ['7701234567 / 770101001', 'RU', '7701234567'],
    ['HRB 12345 B Amtsgericht Charlottenburg', 'DE', 'HRB12345B'],
    ['Amtsgericht Hamburg, HRB Nr. 12345', 'DE', 'HRB12345'],
    ['No. 123', 'GB', '123'],
    ['No.123', 'GB', '123'],
    ['reg. nr 123 456', 'NO', '123456'],
    ['Org.nr: 923 609 016 MVA', 'NO', '923609016'],
    ['VAT DE 123 456 789', 'DE', '123456789'],
    ['CHE-123.456.789 MWST', 'CH', '123456789'],
    ['№ 0001234567', 'UA', '1234567'],
    ['SC 001234', 'GB', 'SC1234'],
    ['12 345', 'DE', 'HRB12345'],
    ['Nr. 12345 B', 'DE', 'HRB12345'],
    ['123456 a', 'AT', 'FN123456'],
    ['123.456.789', 'CH', 'CHE123456789'],
  ];
  for (const [text, country, expected] of cases)
    assert.ok(valuesOf(text, country).includes(expected), `${text} → ${valuesOf(text, country).join(' ')}`);
});

test('the likeliest spelling comes first, and a pair is also one number', () => {
  assert.equal(valuesOf('HRB 12345')[0], 'HRB12345');
  const ranks = new Map(numberSpellings('HRB 12345', 'DE').map(({ value, rank }) => [value, rank]));
  assert.ok((ranks.get('12345') ?? 0) > (ranks.get('HRB12345') ?? 9));
  assert.equal(valuesOf('7701234567/770101001', 'RU')[0], '7701234567770101001');
  assert.equal(valuesOf('12345')[0], '12345');
  assert.ok(!valuesOf('HRA 12345').includes('HRB12345'));
});

test('a name that holds a number is not a number', () => {
  for (const text of ['ИНН 7701234567', 'HRB 12345 B', '77 01 23 45 67', 'DE123456789', 'reg. nr 1234'])
    assert.equal(isNumberLike(text), true, text);
  for (const text of ['Studio 2000', 'Nordlicht 1234 GmbH', '123', 'Agentur 1900 Berlin', ''])
    assert.equal(isNumberLike(text), false, text);
});

test('a slip is a digit wrong, missing or too many, or two swapped', () => {
  const near = similarNumbers('7701234567', 300);
  for (const slip of ['7701234568', '770123456', '77012345677', '7701234576', '7071234567'])
    assert.ok(near.includes(slip), slip);
  assert.ok(!near.includes('7701234567'));
  assert.ok(near.length <= 300);
  assert.ok(similarNumbers('HRB12345', 300).includes('HRB12354'));
  assert.deepEqual(similarNumbers('999', 300), []);
});

test('any text gives a bounded number of spellings and never fails', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      assert.ok(numberSpellings(text, 'DE').length <= 24);
      isNumberLike(text);
      similarNumbers(text, 300);
    }),
  );
  const began = processorMs();
  numberSpellings('1 '.repeat(500_000), 'DE');
  isNumberLike('a1'.repeat(500_000));
  assert.ok(processorMs() - began < 1_000);
});
