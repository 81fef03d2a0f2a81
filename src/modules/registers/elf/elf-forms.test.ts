import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { fieldsOfJson } from '../files/fields.ts';
import { fixtureLei, gleifRecord } from '../gleif/gleif-fixture.ts';
import { companyOfGleif } from '../gleif/gleif-record.ts';
import { countElfForms, findElfForm, isElfPlaceholder } from './elf-forms.ts';

test('forms of many countries have their family, their country and the usual abbreviation', () => {
  const expected: Record<string, string> = {
    '2HBR': 'DE LLC GmbH',
    '6QQB': 'DE JSC AG',
    H0PO: 'GB LLC Ltd',
    B6ES: 'GB JSC PLC',
    O7XB: 'PL LLC sp. z o.o.',
    XLVZ: 'MX LLC S. de R.L. de C.V.',
    '17R7': 'RU LLC ООО',
    T417: 'JP JSC 株式会社',
    V44D: 'NL Foundation Stichting',
    M9IQ: 'NO LP KS',
    K5P8: 'NO Cooperative SA',
    '0000': '',
  };
  for (const [code, words] of Object.entries(expected)) {
    const form = findElfForm(code);
    assert.equal(form === undefined ? '' : `${form.country} ${form.generic} ${form.text}`, words, code);
  }
  assert.ok(countElfForms() > 3400);
});

test('the category tells branches, funds, sole traders and public bodies; else the form does', () => {
  const of = (entity: object, elf = '2HBR') => {
    const record = JSON.parse(JSON.stringify(gleifRecord({ lei: fixtureLei(1), name: 'A', elf })));
    Object.assign(record.Entity, entity);
    const { category, headOffice } = companyOfGleif(fieldsOfJson(record));
    return [category, headOffice?.value];
  };
  const category = (text: string) => ({ EntityCategory: { $: text } });
  assert.deepEqual(of(category('GENERAL')), ['company', undefined]);
  assert.deepEqual(of(category('FUND')), ['fund', undefined]);
  assert.deepEqual(of(category('SOLE_PROPRIETOR')), ['sole trader', undefined]);
  assert.deepEqual(of(category('RESIDENT_GOVERNMENT_ENTITY')), ['public body', undefined]);
  assert.deepEqual(of(category('INTERNATIONAL_ORGANIZATION')), ['public body', undefined]);
  assert.deepEqual(of({}, 'EXD7'), ['sole trader', undefined]);
  const head = { AssociatedEntity: { '@type': 'FUND_FAMILY', AssociatedLEI: { $: fixtureLei(2) } } };
  assert.deepEqual(of({ ...category('BRANCH'), ...head }), ['branch', fixtureLei(2)]);
  assert.deepEqual(of({ ...category('FUND'), ...head }), ['fund', undefined]);
});

const shared = join(import.meta.dirname, '../../../../../shared/data');
const list = join(shared, 'legal-forms/gleif-elf-code-list-v1.5-2023-09-28.csv');
test('every code in use on the real list has a family, in its own country', {
  skip: existsSync(list) ? false : `${list} is not there`,
}, () => {
  const rows: string[][] = parse(readFileSync(list), { bom: true, from_line: 2, relax_column_count: true });
  const active = new Map(rows.filter((row) => row[12] === 'ACTV').map((row) => [row[0] ?? '', row[2]]));
  active.delete('8888');
  active.delete('9999');
  const missing = [...active].filter(([code, country]) => findElfForm(code)?.country !== country);
  assert.deepEqual(missing, []);
  const named = [...active.keys()].filter((code) => findElfForm(code)?.generic !== 'Other');
  assert.ok(named.length / active.size > 0.95, `${named.length} of ${active.size}`);
});

const sample = join(shared, 'companies/gleif-companies.csv');
test('every real record with a code has a family', {
  skip: existsSync(sample) ? false : `${sample} is not there`,
}, () => {
  const rows: { elf: string }[] = parse(readFileSync(sample), { bom: true, columns: true });
  const without = rows.filter(({ elf }) => !isElfPlaceholder(elf) && findElfForm(elf) === undefined);
  assert.deepEqual(without, []);
});
