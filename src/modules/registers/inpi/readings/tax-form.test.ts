import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inpiAccounts } from './accounts.ts';

const read = (bytes: Uint8Array) => {
  const { findings, ...rest } = inpiAccounts.read(bytes, {
    subjectNumber: '999999901',
    contentType: 'application/json',
  });
  return { ...rest, statements: findings.flatMap((one) => (one.kind === 'statement' ? [one] : [])) };
};
const box = (code: string, amount: string, more: object = {}) => ({
  code,
  intitule: `Ligne ${code}`,
  code_type_donnee: 'MOA',
  valeurs: [amount],
  ...more,
});
const form = (donnees: readonly object[], more: object = {}) => ({
  regime: { code: 'RN' },
  date_declaration: '2024-05-02',
  date_fin_exercice: '2023-12-31',
  duree_exercice: 365,
  donnees,
  ...more,
});
const returns = (...declarations: readonly object[]) =>
  read(new TextEncoder().encode(JSON.stringify({ data: { declarations } })));

test('the forms of one year are one statement; assets are what is left of the gross', () => {
  const { statements } = returns(
    form([box('BJ', '500'), box('BK', '200'), box('CJ', '700'), box('CO', '1200'), box('1A', '200')]),
    form([box('DL', '400'), box('EC', '600'), box('EE', '1000')]),
    form([box('FL', '5000'), box('AF', '7'), box('ZZ', 'x'), box('FR', '1', { code_type_donnee: 'DTM' })]),
    form([box('HN', '30'), box('HK', '10')]),
    form([box('FL', '4000')], { date_fin_exercice: '2022-12-31', duree_exercice: 212 }),
  );
  const [now, before] = statements;
  assert.deepEqual(
    Object.entries(now?.lines ?? {}).map(([line, { amount, tag }]) => [line, amount, tag]),
    [
      ['equity', '400', 'DL'],
      ['equity_and_liabilities', '1000', 'EE'],
      ['sales', '5000', 'FL'],
      ['net', '30', 'HN'],
      ['tax', '10', 'HK'],
      ['fixed_assets', '300', 'BJ - BK'],
      ['current_assets', '700', 'CJ - CK'],
      ['total_assets', '1000', 'CO - 1A'],
      ['total_liabilities', '600', 'EC'],
      ['pbt', '40', 'HN+HK'],
    ],
  );
  assert.deepEqual([now?.months, now?.filedOn, now?.remarks], [12, '2024-05-02', []]);
  assert.equal(now?.sourceLines.find(({ tag }) => tag === 'AF')?.label, 'Ligne AF');
  assert.deepEqual([before?.months, before?.lines.sales?.amount], [7, '4000']);
});

const file = join(
  import.meta.dirname,
  '../../../../../../shared/data/accounts/fr/dgfip-liasses-fiscales.json',
);
const skip = existsSync(file) ? false : 'the recorded return is not here';

test('the recorded return is read', { skip }, () => {
  const [statement] = read(readFileSync(file)).statements;
  assert.deepEqual(
    [statement?.periodEnd, statement?.sourceLines.map(({ tag, amount }) => [tag, amount])],
    ['2022-12-31', [['AF', '222216704']]],
  );
});
