import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable, statementTable } from '#modules/reports/statement-rules.ts';
import { pastePlan } from '../paste/paste-plan.ts';
import { changesOf, undoOf } from './changes.ts';
import type { Fact, Section } from './grid-section.ts';
import { yearsOf } from './grid-years.ts';
import { nextCell } from './next-cell.ts';
import { cellText, typedCell } from './typed-cell.ts';
import { withChange } from './with-change.ts';
import { yearFaults } from './year-faults.ts';

const cited = {
  ...{ source: 'Register', sourceRu: null, sourceUrl: null, retrievedAt: '2026-11-20T09:00:00.000Z' },
  ...{ method: 'filing' as const, evidenceHash: null },
};
const fact = (field: string, position: number, value: Fact['value'], isFromMachine = true): Fact => ({
  ...{ id: `${field}-${position}`, field, label: field, position, value, shown: '', ...cited, place: null },
  ...{
    standing: isFromMachine ? 'found' : 'typed',
    version: 1,
    alternatives: [],
    isFromMachine,
    enteredBy: '',
    enteredAt: '',
    confirmation: null,
  },
});
const eur = (units: number) => ({ amountMinor: units * 100, currency: 'EUR' });
const codes = ['period_end', 'sales', 'trade_creditors', 'creditors_within_1y', 'cash'];
const section = (facts: readonly Fact[]): Section => ({
  ...{ code: 'financials', title: '', need: 'obtainable', isMissing: false, ownEvidence: null, excuse: null },
  fields: codes.map((code) => ({
    code,
    label: code,
    kind: 'money',
    isColumn: true,
    isDetail: false,
    options: [],
  })),
  facts: [...facts],
});
const saved = section([
  ...[fact('period_end', 0, '2024-12-31'), fact('sales', 0, eur(4_000)), fact('cash', 0, eur(2_000))],
  ...[fact('period_end', 3, '2025-12-31'), fact('sales', 3, eur(5_000)), fact('cash', 3, eur(1_000), false)],
]);

test('statements stand newest first, each in the unit of its filing, and know what a source said', () => {
  const [newest, before] = yearsOf(saved);
  assert.deepEqual(
    [newest?.position, newest?.unit, newest?.amounts],
    [3, 1_000, { sales: 5_000, cash: 1_000 }],
  );
  assert.deepEqual(
    [newest?.sourceAmounts, before?.end, newest?.cited?.source],
    [{ sales: 5_000 }, '2024-12-31', 'Register'],
  );
});

test('what is typed counts in the unit of its year; what may be read in two ways is asked', () => {
  const thousands = { currency: 'EUR', unit: 1_000 } as const;
  assert.deepEqual(typedCell('1,905', thousands, '.'), { is: 'amount', amountMinor: 190_500_000 });
  assert.deepEqual(typedCell('1.905', thousands, ','), { is: 'amount', amountMinor: 190_500_000 });
  assert.deepEqual(typedCell('1.905', thousands, '.'), { is: 'either', first: 190_500_000, second: 190_500 });
  assert.deepEqual(typedCell('1.9m', thousands, '.'), { is: 'amount', amountMinor: 190_000_000 });
  assert.deepEqual(typedCell('(12)', { currency: 'JPY', unit: 1 }, '.'), { is: 'amount', amountMinor: -12 });
  assert.deepEqual(typedCell('0.5', { currency: 'JPY', unit: 1 }, '.'), { is: 'wrong', why: 'decimals' });
  assert.deepEqual(typedCell('5 USD', thousands, '.'), { is: 'wrong', why: 'currency' });
  assert.deepEqual(
    [typedCell('-', thousands, '.').is, typedCell('x1', thousands, '.').is],
    ['nothing', 'wrong'],
  );
  assert.deepEqual([cellText(-1_905_500, 1_000, ','), cellText(7, 1, '.')], ['\u22121905,5', '7']);
});

test('keys move within the grid, and the last year lets Tab out of it', () => {
  const size = { rows: 3, columns: 2 };
  assert.deepEqual(nextCell({ row: 0, column: 0 }, 'Tab', size), { row: 0, column: 1 });
  assert.equal(nextCell({ row: 0, column: 1 }, 'Tab', size), undefined);
  assert.equal(nextCell({ row: 0, column: 0 }, 'Shift+Tab', size), undefined);
  assert.deepEqual(nextCell({ row: 2, column: 1 }, 'Ctrl+Home', size), { row: 0, column: 0 });
  assert.deepEqual(nextCell({ row: 0, column: 1 }, 'PageDown', size), { row: 2, column: 1 });
});

test('a change is seen before it is saved, and taken back', () => {
  const facts = [
    { section: 'financials' as const, field: 'sales', position: 3, value: eur(9), ...cited },
    { section: 'financials' as const, field: 'trade_creditors', position: 3, value: eur(8), ...cited },
  ];
  const change = { kind: 'write' as const, facts };
  const undo = undoOf(change, saved);
  const changed = withChange(saved, change);
  assert.deepEqual(yearsOf(changed)[0]?.amounts, { sales: 9, trade_creditors: 8, cash: 1_000 });
  const back = changesOf(undo, changed).reduce(withChange, changed);
  assert.deepEqual(yearsOf(back)[0]?.amounts, yearsOf(saved)[0]?.amounts);
});

test('two digits that changed places are told with what the source says', () => {
  const lines = { trade_creditors: 652_261, creditors_within_1y: 652_216 };
  const [fault] = yearFaults({ amounts: lines, unit: 1 }, { trade_creditors: 652_216 });
  assert.deepEqual(
    [fault?.what, fault?.line, fault?.difference, fault?.cause?.is],
    ['sum', 'creditors_within_1y', 45, 'swapped_digits'],
  );
});

test('of a pasted table it is known what is new, what replaces what, and what is left out', () => {
  const text = 'in EUR thousand\t2025\t2024\t2023\nSales\t6\t4\t3\nSomething else\t1\t1\t1\nCash\t1\tabc\t2';
  const table = statementTable(readTable({ html: '', text }));
  assert.ok(table);
  const choice = {
    ...({ unit: 1_000, currency: 'EUR', ends: table.columns.map(({ end }) => end ?? '') } as const),
    lines: table.rows.map(({ line }) => line),
  };
  const plan = pastePlan(table, choice, yearsOf(saved));
  assert.deepEqual(
    plan.cells.map((row) => row.map(({ is }) => is)),
    [
      ['replaces', 'same', 'new'],
      ['nothing', 'nothing', 'nothing'],
      ['same', 'unreadable', 'new'],
    ],
  );
  assert.deepEqual(plan.facts, [
    { position: 3, field: 'sales', value: eur(6_000) },
    { position: 4, field: 'period_end', value: '2023' },
    { position: 4, field: 'sales', value: eur(3_000) },
    { position: 4, field: 'cash', value: eur(2_000) },
  ]);
  assert.equal(pastePlan(table, { ...choice, ends: ['', '', ''] }, yearsOf(saved)).facts.length, 0);
});
