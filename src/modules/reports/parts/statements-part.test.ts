import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FactValue } from '../dossier/fact-value.ts';
import type { PartFact } from './fact-rows.ts';
import { countedPeriods, statementsPart } from './statements-part.ts';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

function row(position: number, cells: Readonly<Record<string, FactValue>>): PartFact[] {
  return Object.entries(cells).map(([field, value]) => ({
    id: `${field}-${position}`,
    section: 'financials',
    field,
    position,
    value,
  }));
}

test('a row is a period with figures in whole units, each with its fact', () => {
  const { individual } = statementsPart(
    row(0, {
      period_end: '2025-06',
      statement_scope: 'individual',
      period_months: 6,
      statement_basis: 'UK-adopted IFRS',
      is_audited: 'audited',
      statement_remarks: ['abridged'],
      sales: eur(1_234_50),
      net_result: { amountMinor: -7, currency: 'EUR' },
      equity: { amountMinor: 900, currency: 'JPY' },
      balance_difference: eur(100),
    }),
  );
  assert.deepEqual(individual, [
    {
      position: 0,
      end: '2025-06-30',
      statedEnd: '2025-06',
      scope: 'individual',
      currency: 'EUR',
      otherMoney: [{ line: 'equity', amount: 900, currency: 'JPY' }],
      months: 6,
      standard: 'IFRS',
      basis: 'UK-adopted IFRS',
      isAudited: true,
      isRestated: false,
      filedOn: null,
      dueOn: null,
      isSuperseded: false,
      remarks: ['abridged'],
      lines: {
        sales: { value: 1_234.5, facts: ['sales-0'] },
        net: { value: -0.07, facts: ['net_result-0'] },
      },
      balanceDifference: { value: 1, facts: ['balance_difference-0'] },
      facts: [
        'period_end-0',
        'statement_scope-0',
        'period_months-0',
        'statement_basis-0',
        'is_audited-0',
        'statement_remarks-0',
      ],
    },
  ]);
});

test('a currency without a smaller unit is not divided', () => {
  const [period] = statementsPart(
    row(0, { period_end: '2025-12-31', sales: { amountMinor: 900, currency: 'JPY' } }),
  ).unstated;
  assert.equal(period?.lines.sales?.value, 900);
});

test('scopes stand apart, newest first, and what was stated anew counts', () => {
  const year = (position: number, end: string, more: Readonly<Record<string, FactValue>>) =>
    row(position, { period_end: end, sales: eur(100), ...more });
  const part = statementsPart([
    ...year(0, '2023-12-31', { statement_scope: 'individual' }),
    ...year(1, '2024-12-31', { statement_scope: 'individual', equity: eur(1) }),
    ...year(2, '2024-12-31', { statement_scope: 'individual', is_restated: true }),
    ...year(3, '2025-12-31', { statement_scope: 'consolidated' }),
  ]);
  assert.deepEqual(
    part.individual.map(({ position, isSuperseded }) => [position, isSuperseded]),
    [
      [2, false],
      [1, true],
      [0, false],
    ],
  );
  assert.deepEqual(
    countedPeriods(part.individual).map(({ position }) => position),
    [2, 0],
  );
  assert.deepEqual(
    part.consolidated.map(({ end }) => end),
    ['2025-12-31'],
  );
});

test('a row without a day, or without a figure, is no period', () => {
  const { unstated } = statementsPart([
    ...row(0, { sales: eur(100) }),
    ...row(1, { period_end: '2025', statement_scope: 'unstated' }),
  ]);
  assert.deepEqual(unstated, []);
});
