import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { generateDemoRegister } from '#database/seed/demo-register/generate-demo-register.ts';
import { companyQuery } from '#modules/companies/contract.ts';
import { judgeNumber } from './check-digit.ts';
import { checkNumber } from './criteria-of.ts';

const file = join(import.meta.dirname, '../../../../../shared/data/identifiers/business-identifiers.csv');
/** Account numbers, excise and energy codes, and VAT numbers of no single country. */
const others = ['iban', 'bic', 'lei', 'luhn', 'cae', 'eic', 'oss', 'vatin'];
/** The rest of the schemes are what a tax office gives. */
const registrations = [
  'acn',
  'cpj',
  'cvr',
  'edrpou',
  'handelsregisternummer',
  'hp',
  'ico',
  'idno',
  'cn',
  'maticna',
];
const moreRegistrations = [
  'moa',
  'onrc',
  'orgnr',
  'rcs',
  'registrikood',
  'ogrn',
  'siren',
  'siret',
  'ubn',
  'uen',
  'uscc',
  'unp',
];

type Row = Readonly<{ country: string; scheme: string; number: string; expected: string }>;

/** VAT numbers of the Union carry their country in front. */
function countryOf({ country, number }: Row): string {
  if (country !== 'eu') return country;
  const letters = number.slice(0, 2).toUpperCase();
  return { EL: 'GR', XI: 'GB' }[letters] ?? letters;
}

test('real numbers of companies fit, and every number can be searched with', {
  skip: existsSync(file) ? false : `${file} is not there`,
}, () => {
  // The file's columns are those of Row.
  const rows = parse(readFileSync(file), { columns: true }) as Row[];
  const judged = rows
    .filter(
      ({ expected, country, scheme }) => expected === 'valid' && country !== '' && !others.includes(scheme),
    )
    .map((row) => {
      const field = [...registrations, ...moreRegistrations].includes(row.scheme) ? 'reg' : 'vat';
      const country = countryOf(row);
      return {
        number: `${country} ${row.scheme} ${row.number}`,
        look: checkNumber(country, field, row.number),
        verdict: judgeNumber(country, field, row.number),
      };
    });
  assert.ok(judged.length > 3_500, String(judged.length));
  const unlike = judged.filter(({ look }) => look !== 'fits').map(({ number }) => number);
  assert.ok(unlike.length <= judged.length * 0.03, unlike.join('\n'));
  const doubted = judged.filter(({ verdict }) => verdict !== 'fits').map(({ number }) => number);
  assert.ok(doubted.length <= judged.length * 0.03, doubted.join('\n'));
  for (const { number } of rows.filter(({ expected }) => expected === 'valid')) {
    for (const field of ['regCode', 'vatCode'])
      assert.ok(companyQuery.safeParse({ [field]: number }).success, number);
  }
});

test('the invented companies of the demo register have numbers that fit, but for a few territories', () => {
  const unlike = new Set<string>();
  for (const { countryCode, regCode, vatCode } of generateDemoRegister()) {
    for (const [field, value] of [
      ['reg', regCode],
      ['vat', vatCode],
    ] as const) {
      if (checkNumber(countryCode, field, value ?? '') === 'unusual') unlike.add(countryCode);
    }
  }
  assert.deepEqual([...unlike].sort(), ['CC', 'CX', 'GL', 'NC', 'NF', 'PM', 'UY']);
});
