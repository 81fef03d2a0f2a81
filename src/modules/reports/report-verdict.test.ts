import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { FactDraft } from './dossier.ts';
import { verdictOf } from './report-verdict.ts';
import { fullSampleDossier, sampleDossier, sampleFact } from './sample-dossier.ts';

const searched: FactDraft[] = [
  sampleFact('legal', 'insolvency', 'nothing_found'),
  sampleFact('legal', 'court_cases', 'nothing_found'),
  sampleFact('screening', 'sanctions', 'clear'),
];

describe('the light of the summary', () => {
  it('is green only when status, insolvency and sanctions were answered well', () => {
    assert.equal(verdictOf(sampleDossier(searched)).light, 'green');
    assert.equal(verdictOf(sampleDossier(searched.slice(1))).light, 'amber');
    assert.equal(verdictOf(sampleDossier(searched.slice(0, 2))).light, 'amber');
  });

  it('is grey when the status is unknown and nothing worse is known', () => {
    const withoutStatus = sampleDossier(searched).facts.filter(({ field }) => field !== 'status');
    assert.equal(verdictOf({ facts: withoutStatus }).light, 'grey');
    assert.equal(verdictOf({ facts: [] }).light, 'amber');
  });

  it('follows the worst reason and prints every one, worst first', () => {
    const verdict = verdictOf(fullSampleDossier());
    assert.equal(verdict.light, 'amber');
    assert.equal(verdict.reasons[0]?.text.en, 'Court cases were found.');
    const worse = verdictOf(sampleDossier([...searched, sampleFact('legal', 'strike_off', 'found')]));
    assert.equal(worse.light, 'red');
    assert.equal(worse.reasons[0]?.section, 'legal');
  });

  it('reads yes-no facts and rows of tables too', () => {
    const crowd = sampleFact('contacts', 'mass_address', true);
    assert.equal(verdictOf(sampleDossier([...searched, crowd])).light, 'amber');
    const match = sampleFact('screening', 'screened_verdict', 'true_match', { position: 7 });
    assert.equal(verdictOf(sampleDossier([...searched, match])).light, 'red');
  });
});
