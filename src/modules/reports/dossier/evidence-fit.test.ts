import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FactDraft } from './dossier.ts';
import { unfitFacts } from './evidence-fit.ts';
import { fullSampleDossier, sampleDossier, sampleFact } from './sample-dossier.ts';

const demo = { source: 'Demo register of companies', sourceRu: 'Учебный реестр компаний' };
const unfit = (...facts: FactDraft[]) => unfitFacts(sampleDossier(facts)).map(({ field }) => field);

test('courts, lists, accounts and opinions are not in a register of companies', () => {
  const facts = [
    sampleFact('summary', 'opinion', 'Looks sound.', demo),
    sampleFact('legal', 'court_cases', 'nothing_found', demo),
    sampleFact('screening', 'sanctions', 'clear', demo),
    sampleFact('financials', 'period_end', '2025-12-31', demo),
    sampleFact('rating', 'rating', 'B', demo),
    sampleFact('management', 'manager_name', 'Anna Beispiel', demo),
  ];
  assert.deepEqual(unfit(...facts).sort(), ['court_cases', 'opinion', 'period_end', 'rating', 'sanctions']);
});

test('it is known by its name, by the company it identified, and under every method', () => {
  const legal = (source: string, rest: Partial<FactDraft> = {}) =>
    unfit(sampleFact('legal', 'insolvency', 'nothing_found', { source, sourceRu: null, ...rest })).length > 0;
  for (const source of [
    'Handelsregister B Kassel',
    'Companies House (United Kingdom)',
    'Commercial Register of the Canton of Zug',
    'Registry of Companies',
    'Registrar of Companies (Cyprus)',
    'Trade register',
    'GLEIF',
  ]) {
    assert.equal(legal(source), true, source);
    assert.equal(legal(source, { method: 'filing' }), true, source);
  }
  for (const sourceRu of [
    'Выписка из ЕГРЮЛ',
    'Реестр компаний Кипра',
    'Единый государственный реестр юридических лиц',
    'Выписка из реестра предприятий',
  ]) {
    assert.equal(legal('Extract', { sourceRu }), true, sourceRu);
  }
  assert.equal(legal('Extract', { sourceRu: 'Реестр сведений о банкротстве юридических лиц' }), false);
  for (const source of [
    'Insolvency register',
    'Court register',
    'Official insolvency and court registers',
    'Commercial court of Paris',
    'Register of accounts',
  ]) {
    assert.equal(legal(source), false, source);
  }
  const own = sampleFact('identification', 'legal_form', 'GmbH', { source: 'Firmenbuch' });
  const cited = sampleFact('legal', 'charges', 'nothing_found', { source: 'firmenbuch' });
  assert.deepEqual(unfit(own, cited), ['charges']);
});

test('an opinion is an analyst’s, a rating is an analyst’s or computed, whatever the source is called', () => {
  const rest = { source: 'Countercheck', sourceRu: null } as const;
  const opinion = (method: FactDraft['method']) =>
    unfit(sampleFact('summary', 'opinion', 'Sound.', { ...rest, method })).length;
  assert.deepEqual([opinion('analyst'), opinion('register'), opinion('media')], [0, 1, 1]);
});

test('what somebody has given a reason for is asked about no more', () => {
  const dossier = sampleDossier([sampleFact('legal', 'charges', 'nothing_found', demo)]);
  const confirmation = { reason: 'It keeps charges as well.', by: 'system', at: new Date(0) };
  const facts = dossier.facts.map((fact) => ({ ...fact, confirmation }));
  assert.deepEqual([unfitFacts(dossier).length, unfitFacts({ facts }).length], [1, 0]);
});

test('the well researched sample cites what it should', () => {
  const doubtful = unfitFacts(fullSampleDossier()).map(({ section }) => section);
  assert.deepEqual([...new Set(doubtful)].sort(), ['financials', 'legal', 'summary']);
});
