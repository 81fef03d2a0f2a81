import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Dossier, FactDraft } from '../../dossier/dossier.ts';
import type { EmptyReason } from '../../dossier/empty-reasons.ts';
import { fullSampleDossier, sampleCover, sampleDossier, sampleFact } from '../../dossier/sample-dossier.ts';
import { presentReport } from '../present-report.ts';
import { verdictOf } from './report-verdict.ts';
import { neededSections } from './verdict-rules.ts';

const searched: FactDraft[] = [
  sampleFact('legal', 'insolvency', 'nothing_found'),
  sampleFact('legal', 'court_cases', 'nothing_found'),
  sampleFact('screening', 'sanctions', 'clear'),
  sampleFact('screening', 'exposed_persons', 'clear'),
];
const known: FactDraft[] = [
  sampleFact('owners', 'owner', 'Anna Beispiel'),
  sampleFact('group', 'ultimate_parent', 'None'),
  sampleFact('payments', 'days_beyond_terms', 4),
  sampleFact('financials', 'period_end', '2025-12-31'),
];
const allGood = [...searched, ...known];

describe('the light of the summary', () => {
  it('is green only when status, courts and lists were answered well', () => {
    assert.equal(verdictOf(sampleDossier(allGood)).light, 'green');
    for (const { field } of searched) {
      const without = allGood.filter((fact) => fact.field !== field);
      assert.equal(verdictOf(sampleDossier(without)).light, 'amber', field);
    }
  });

  it('is never green while owners, group, payments or accounts are unknown: the gap stands beside it', () => {
    for (const gap of neededSections) {
      const dossier = sampleDossier(allGood.filter(({ section }) => section !== gap));
      const verdict = verdictOf(dossier);
      assert.deepEqual([verdict.light, verdict.tone], ['amber', 'gaps'], gap);
      assert.deepEqual(
        verdict.gaps.map(({ section }) => section),
        [gap],
      );
      const view = presentReport(dossier, sampleCover, 'ru');
      const { empty } = view.sections.find(({ code }) => code === gap) ?? {};
      assert.equal(empty?.reason, 'Источники этой страны не публикуют такие сведения.');
      assert.equal(view.verdict.headline, 'Тревожных признаков нет, но известно не всё');
    }
    const bad = verdictOf(sampleDossier([...searched, sampleFact('legal', 'strike_off', 'found')]));
    assert.deepEqual([bad.light, bad.tone, bad.gaps.length], ['red', 'red', neededSections.length]);
  });

  it('takes a remark about the accounts for no accounts', () => {
    const without = allGood.filter(({ section }) => section !== 'financials');
    const remark = sampleFact('financials', 'statement_note', 'No accounts since 2020.');
    const verdict = verdictOf(sampleDossier([...without, remark]));
    assert.deepEqual([verdict.light, verdict.gaps.map(({ section }) => section)], ['amber', ['financials']]);
    assert.match(verdict.gaps[0]?.why?.en ?? '', /only a remark/);
  });

  it('takes for no gap what does not apply to the company', () => {
    const dossier = sampleDossier(allGood.filter(({ section }) => section !== 'group'));
    const because = (reason: EmptyReason): Dossier => ({
      ...dossier,
      missingDataReasons: dossier.missingDataReasons.map((missingDataReason) =>
        missingDataReason.section === 'group' ? { ...missingDataReason, reason } : missingDataReason,
      ),
    });
    assert.equal(verdictOf(because('not_applicable')).light, 'green');
    assert.equal(verdictOf(because('not_covered')).light, 'amber');
  });

  it('is grey when the status is unknown and nothing worse is known', () => {
    const { facts, missingDataReasons } = sampleDossier(allGood);
    const withoutStatus = facts.filter(({ field }) => field !== 'status');
    assert.equal(verdictOf({ facts: withoutStatus, missingDataReasons }).light, 'grey');
    assert.equal(verdictOf({ facts: [], missingDataReasons: [] }).light, 'amber');
  });

  it('follows the worst reason and prints every one, worst first', () => {
    const verdict = verdictOf(fullSampleDossier());
    assert.equal(verdict.light, 'amber');
    assert.equal(verdict.reasons[0]?.text.en, 'Court cases were found.');
    const worse = verdictOf(sampleDossier([...allGood, sampleFact('legal', 'strike_off', 'found')]));
    assert.equal(worse.light, 'red');
    assert.equal(worse.reasons[0]?.section, 'legal');
  });

  it('reads yes-no facts and rows of tables too', () => {
    const crowd = sampleFact('contacts', 'mass_address', true);
    assert.equal(verdictOf(sampleDossier([...allGood, crowd])).light, 'amber');
    const match = sampleFact('screening', 'screened_verdict', 'true_match', { position: 7 });
    assert.equal(verdictOf(sampleDossier([...allGood, match])).light, 'red');
  });
});
