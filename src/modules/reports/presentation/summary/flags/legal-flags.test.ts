import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FactValue } from '../../../dossier/fact-value.ts';
import { courts, dossierOf, eur, identity, rows, said } from '../../../situations/situation-facts-fixture.ts';
import { situationCover } from '../../../situations/situations-fixture.ts';
import { presentReport } from '../../present-report.ts';

type Cells = Readonly<Record<string, FactValue>>;

function viewOf(answers: Cells, records: readonly Cells[]) {
  const dossier = dossierOf([
    ...identity('Nordwind GmbH', 'HRB 1', '1998-04-16', 'Hafenstraße 14, 20457 Hamburg'),
    ...said('legal', courts, answers),
    ...rows('legal', courts, records),
  ]);
  const { flags, tiles, subject } = presentReport(dossier, situationCover, 'en');
  return {
    titles: flags.map(({ title }) => title),
    status: subject.status.label,
    tile: (name: string) => tiles.find(({ title }) => title === name),
  };
}
const kind = (code: string, stage: string, more: Cells = {}): Cells => ({
  ...{ case_kind: { code }, case_stage: { code: stage }, case_date: '2026-10-01' },
  ...more,
});

test('what one source has not found and another records is not clear, and stands as the rating takes it', () => {
  const none = { insolvency: 'nothing_found', court_cases: 'nothing_found', enforcement: 'nothing_found' };
  const { titles, status, tile } = viewOf(none, [
    kind('insolvency', 'opened'),
    kind('court_case', 'under_way'),
  ]);
  assert.ok(titles.includes('Insolvency proceedings'), titles.join('; '));
  assert.ok(titles.includes('Nothing found: enforcement'), titles.join('; '));
  assert.notEqual(status, 'Active');
  assert.equal(tile('Insolvency')?.standing, 'bad');
  assert.equal(tile('Court claims')?.standing, 'alert');
  assert.equal(tile('Enforcement')?.standing, 'nothing_found');
});

test('a winding-up that owners have decided is no insolvency', () => {
  const { titles, status } = viewOf({ insolvency: 'nothing_found' }, [kind('liquidation', 'opened')]);
  assert.equal(titles.includes('Insolvency proceedings'), false);
  assert.equal(status, 'Active');
});

test('a tile gives no sum of some for that of all', () => {
  const note = (records: readonly Cells[]) =>
    viewOf({ enforcement: 'found' }, records).tile('Enforcement')?.note ?? '';
  const entry = (amount?: number) =>
    kind('enforcement', 'opened', amount === undefined ? {} : { case_amount: eur(amount) });
  assert.match(note([entry(8), entry(4)]), /€12,000/);
  assert.doesNotMatch(note([entry(8), entry()]), /€/);
});
