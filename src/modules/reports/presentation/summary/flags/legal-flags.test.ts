import assert from 'node:assert/strict';
import { test } from 'node:test';
import { opinionSentences } from '../../../assembly/opinion-sentences.ts';
import type { FactDraft } from '../../../dossier/dossier.ts';
import type { FactValue } from '../../../dossier/fact-value.ts';
import {
  accounts,
  courts,
  dossierOf,
  eur,
  identity,
  rows,
  said,
  screened,
  years,
} from '../../../situations/situation-facts-fixture.ts';
import { situationCover } from '../../../situations/situations-fixture.ts';
import { presentReport } from '../../present-report.ts';

type Cells = Readonly<Record<string, FactValue>>;

function viewOf(answers: Cells, records: readonly Cells[], more: readonly FactDraft[] = []) {
  const dossier = dossierOf([
    ...identity('Nordwind GmbH', 'HRB 1', '1998-04-16', 'Hafenstraße 14, 20457 Hamburg'),
    ...said('legal', courts, answers),
    ...rows('legal', courts, records),
    ...more,
  ]);
  const { flags, tiles, subject, rating, verdict } = presentReport(dossier, situationCover, 'en');
  return {
    titles: flags.map(({ title }) => title),
    status: subject.status.label,
    grade: rating?.grade,
    headline: rating?.headline,
    verdict,
    opinion: opinionSentences(dossier.facts)
      .map(({ say }) => say('en'))
      .join(' '),
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
  assert.ok(titles.includes('Nothing found: enforcement proceedings'), titles.join('; '));
  assert.notEqual(status, 'Active');
  assert.equal(tile('Insolvency')?.standing, 'bad');
  assert.equal(tile('Court claims')?.standing, 'alert');
  assert.equal(tile('Enforcement')?.standing, 'nothing_found');
});

const good = rows('financials', accounts, [years(2025, 12_480), years(2024, 12_000)]);
const clear = [...screened(['Nordwind GmbH']), ...good];

test('what the first page says of insolvency is one thing: of a restructuring that it is one', () => {
  for (const code of ['insolvency', 'restructuring']) {
    const none = { insolvency: 'nothing_found', court_cases: 'nothing_found' };
    const page = viewOf(none, [kind(code, 'under_way')], clear);
    assert.deepEqual([page.grade, page.headline], ['E', 'Insolvent: do not give credit'], code);
    assert.deepEqual(
      [page.status, page.tile('Insolvency')?.standing],
      ['Insolvency proceedings', 'bad'],
      code,
    );
    assert.equal(page.titles[0], 'Insolvency proceedings', code);
    assert.equal(page.verdict.headline, 'Serious warning', code);
    assert.match(page.verdict.sentence, /Insolvent: do not give credit\.$/, code);
    assert.match(page.opinion, /^Insolvency proceedings against the company are open\./, code);
  }
});

test('a winding-up that owners have decided is no insolvency, and nothing on the first page calls it one', () => {
  const none = { insolvency: 'nothing_found', court_cases: 'nothing_found' };
  const page = viewOf(none, [kind('liquidation', 'opened')], clear);
  assert.equal(page.titles.includes('Insolvency proceedings'), false);
  assert.equal(page.status, 'Active');
  assert.notEqual(page.grade, 'E');
  assert.equal(page.tile('Insolvency')?.standing, 'nothing_found');
  assert.doesNotMatch(page.opinion, /proceedings/);
  assert.equal(page.verdict.headline, 'Needs attention');
  assert.match(page.verdict.sentence, /A winding-up is on record\.$/);
});

test('proceedings that are over or only threatened are told as that, by flag, tile and light', () => {
  const none = { insolvency: 'nothing_found', court_cases: 'nothing_found' };
  const of = (stage: string) => viewOf(none, [kind('insolvency', stage)], clear);
  const over = of('closed');
  assert.equal(over.titles[0], 'Past insolvency proceedings, closed');
  assert.deepEqual([over.tile('Insolvency')?.standing, over.status], ['facts', 'Active']);
  assert.match(over.verdict.sentence, /Past insolvency proceedings, closed\.$/);
  const threatened = of('threatened');
  assert.equal(threatened.titles[0], 'Insolvency proceedings are threatened');
  assert.deepEqual([threatened.tile('Insolvency')?.standing, threatened.status], ['bad', 'Active']);
  assert.match(threatened.verdict.sentence, /Insolvency proceedings are threatened\.$/);
});

test('a record that runs is seen in its tile, where a source was silent or nobody asked', () => {
  const running = [kind('insolvency', 'opened'), kind('court_case', 'under_way')];
  const silent: Cells = { insolvency: 'unavailable', court_cases: 'unavailable' };
  for (const answers of [{} satisfies Cells, silent]) {
    const { tile } = viewOf(answers, running);
    assert.deepEqual([tile('Insolvency')?.standing, tile('Court claims')?.standing], ['bad', 'alert']);
  }
});

test('a person’s own words of a case count as the rating takes them', () => {
  const typed = (stage: string): Cells => ({ case_kind: 'Bankruptcy', case_stage: stage, case_date: '2026' });
  assert.deepEqual(viewOf({}, [typed('Opened')], clear).titles[0], 'Insolvency proceedings');
  assert.equal(viewOf({}, [typed('Closed')], clear).titles.includes('Insolvency proceedings'), false);
  const settled: Cells = { case_kind: { code: 'court_case' }, case_stage: 'Settled' };
  assert.equal(viewOf({}, [settled], clear).titles.includes('Court case'), false);
});

test('enforcement that is on record has its flag, whatever a source has not found', () => {
  const page = (role: string) =>
    viewOf({ enforcement: 'nothing_found' }, [
      kind('enforcement', 'opened', { case_role: { code: role }, case_amount: eur(8) }),
    ]).titles;
  assert.ok(page('debtor').includes('1 enforcement proceeding'));
  assert.equal(page('creditor').includes('1 enforcement proceeding'), false);
});

test('a tile gives no sum of some for that of all', () => {
  const note = (records: readonly Cells[]) =>
    viewOf({ enforcement: 'found' }, records).tile('Enforcement')?.note ?? '';
  const entry = (amount?: number) =>
    kind('enforcement', 'opened', amount === undefined ? {} : { case_amount: eur(amount) });
  assert.match(note([entry(8), entry(4)]), /€12,000/);
  assert.doesNotMatch(note([entry(8), entry()]), /€/);
});
