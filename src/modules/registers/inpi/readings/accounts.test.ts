import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inpiAccounts } from './accounts.ts';

const read = (bytes: Uint8Array, subjectNumber: string) => {
  const { findings, ...rest } = inpiAccounts.read(bytes, { subjectNumber, contentType: 'application/json' });
  return { ...rest, statements: findings.flatMap((one) => (one.kind === 'statement' ? [one] : [])) };
};
const row = (more: object = {}) => ({
  siren: '999999901',
  date_cloture_exercice: '2023-12-31',
  type_bilan: 'C',
  confidentiality: 'Public',
  chiffre_d_affaires: 0,
  ebe: 12.5,
  resultat_net: -30,
  taux_d_endettement: 12.3,
  ...more,
});
const readRows = (results: readonly object[]) =>
  read(new TextEncoder().encode(JSON.stringify({ total_count: results.length, results })), '999999901');

test('a zero is a figure where all is public, and says nothing where a part is confidential', () => {
  const { statements, remarks, state } = readRows([
    row(),
    row({ confidentiality: 'Partiellement confidentiel', ebe: 0 }),
    row({ confidentiality: 'Confidentiel', ebe: 0, resultat_net: 0 }),
    row({ siren: '999999902' }),
  ]);
  assert.equal(state, 'found');
  assert.deepEqual(
    statements.map(({ lines, sourceLines }) => [lines.sales?.amount, lines.net?.amount, sourceLines.length]),
    [
      ['0', '-30', 3],
      [undefined, '-30', 1],
    ],
  );
  assert.deepEqual(remarks, [{ place: '/results/2', remark: 'confidential: no figures' }]);
});

test('figures of a group and of the company stand apart', () => {
  const scopes = readRows([row(), row({ type_bilan: 'K' }), row({ type_bilan: 'X' })]).statements;
  assert.deepEqual(
    scopes.map(({ scope }) => scope),
    ['individual', 'consolidated', 'unstated'],
  );
  assert.equal(readRows([]).state, 'not_filed');
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/accounts/fr');
const skip = existsSync(folder) ? false : 'the recorded answers are not here';

test('recorded rows in both forms give the same figures, and no confidential zero', { skip }, () => {
  for (const name of ['donnees-financieres-confidential.json', 'bilans-487444697.json']) {
    const { statements } = read(readFileSync(join(folder, name)), '487444697');
    assert.deepEqual(
      statements
        .toSorted((a, b) => a.periodEnd.localeCompare(b.periodEnd))
        .map(({ periodEnd, lines }) => [
          periodEnd.slice(0, 4),
          lines.sales?.amount,
          lines.ebit?.amount,
          lines.net?.amount,
        ]),
      [
        ['2019', undefined, undefined, '15750'],
        ['2020', '532463', '3629', '2198'],
        ['2021', undefined, undefined, '-715690'],
        ['2022', '1848367', '-660304', '-693623'],
      ],
      name,
    );
  }
});
