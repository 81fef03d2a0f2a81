import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { type Locale, locales } from '#kernel/locale.ts';
import type { en } from '../texts/en.ts';

const root = join(import.meta.dirname, '../../../..');
const jersey = parse(readFileSync(join(root, 'content/countries/je.yaml'), 'utf8'));

async function exampleIn(locale: Locale): Promise<(typeof en)['contact']['example']> {
  return (await import(`../texts/${locale}.ts`))[locale].contact.example;
}

test('the example beside the contact form says of Jersey what its file says', async () => {
  assert.deepEqual([jersey.search, jersey.ownersAccess], ['name', 'closed']);
  for (const locale of locales) {
    const { source } = await exampleIn(locale);
    const [register, country] = source.split(', ');
    assert.equal(register, jersey.registers[0].name[locale]);
    assert.equal(country, jersey.name[locale]);
  }
});
