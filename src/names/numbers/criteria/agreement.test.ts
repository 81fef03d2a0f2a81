import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkNumber, criteriaOf } from './criteria-of.ts';

const folder = join(import.meta.dirname, '../../../../content/countries');
const facts = z.object({
  code: z.string(),
  registers: z.array(
    z.object({
      name: z.object({ en: z.string() }),
      access: z.string(),
      search: z.array(z.string()).default([]),
    }),
  ),
  identifiers: z.array(z.object({ kind: z.string(), example: z.string() })).default([]),
});
const countries = readdirSync(folder).map((file) =>
  facts.parse(parse(readFileSync(join(folder, file), 'utf8'))),
);

test('the page of a country and its search form do not contradict each other: numbers', () => {
  assert.equal(countries.length, 252);
  for (const { code, identifiers } of countries) {
    for (const { kind, example } of identifiers) {
      const verdict = checkNumber(code, kind === 'registration' ? 'reg' : 'vat', example);
      assert.notEqual(verdict, 'unusual', `${code} ${example}`);
    }
  }
});

test('the page of a country and its search form do not contradict each other: registers', () => {
  for (const { code, registers } of countries) {
    const { search, register } = criteriaOf(code);
    const open = registers.filter(({ access }) => access === 'free' || access === 'mixed');
    const isByName = open.some((known) => known.search.includes('name'));
    if (search === 'name') assert.ok(isByName, code);
    if (search === 'number')
      assert.ok(
        open.some((known) => known.search.some((way) => way !== 'name')),
        code,
      );
    if (search === 'none')
      assert.ok(
        !isByName && registers.every((known) => known.access !== 'paid' || known.search.length === 0),
        code,
      );
    if (search === 'paid')
      assert.ok(
        registers.some((known) => known.access === 'paid'),
        code,
      );
    // Federations have a register of each state: the form names them together.
    if (register === null || code === 'us' || code === 'ca') continue;
    assert.ok(
      registers.some(({ name }) => name.en === register.en),
      `${code} ${register.en}`,
    );
  }
});
