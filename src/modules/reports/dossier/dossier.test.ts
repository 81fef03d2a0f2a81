import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { presentDossier } from '../dossier-view.ts';
import { completenessPercent, missingSections, startingFacts } from './dossier.ts';
import { reportSubject } from './dossier-input.ts';
import { factValue } from './fact-value.ts';
import { promisedSections } from './report-sections.ts';
import { fullSampleDossier, sampleDossier, sampleFact, sampleSubject } from './sample-dossier.ts';

const empty = { kind: 'credit' as const, facts: [], missingDataReasons: [] };

describe('dossier', () => {
  it('misses every section that is sold while it is empty, and none once each is filled or given a reason', () => {
    assert.deepEqual(missingSections(empty), promisedSections('credit'));
    assert.deepEqual(missingSections(sampleDossier()), []);
    const { facts, missingDataReasons } = sampleDossier();
    const unexplained = {
      kind: 'credit' as const,
      facts,
      missingDataReasons: missingDataReasons.filter(({ section }) => section !== 'legal'),
    };
    assert.deepEqual(missingSections(unexplained), ['legal']);
  });

  it('counts as complete only what has facts: a missing-data reason is none', () => {
    assert.equal(completenessPercent(empty), 0);
    assert.equal(completenessPercent(sampleDossier()), 14);
    assert.ok(completenessPercent(fullSampleDossier()) > completenessPercent(sampleDossier()));
    assert.equal(
      completenessPercent(sampleDossier([sampleFact('sources', 'limits', 'Notes do not count')])),
      completenessPercent(sampleDossier()),
    );
  });

  it('starts with what the register says, each value with its evidence', () => {
    const facts = startingFacts(reportSubject.parse(sampleSubject));
    const valuesOf = (field: string) =>
      facts.filter((fact) => fact.field === field).map(({ value }) => value);
    assert.deepEqual(valuesOf('legal_name'), [sampleSubject.name]);
    assert.deepEqual(valuesOf('other_name'), ['Северный ветер', 'Nordwind Handels GmbH']);
    assert.deepEqual(valuesOf('jurisdiction'), ['RU']);
    assert.deepEqual(valuesOf('status'), ['Active']);
    for (const fact of facts) {
      assert.equal(fact.source, 'Demo register of companies');
      assert.equal(fact.method, 'register');
      assert.equal(fact.retrievedAt.toISOString(), sampleSubject.fetchedAt);
      assert.equal(fact.sourceUrl, sampleSubject.sourceUrl);
    }
  });

  it('makes no fact of silence and does not repeat a name', () => {
    const silent = {
      ...sampleSubject,
      nameLat: sampleSubject.name,
      vatCode: '',
      address: ' \u0000 ',
      form: '',
    };
    const fields = startingFacts(reportSubject.parse({ ...silent, otherNames: [] })).map(
      ({ field }) => field,
    );
    assert.deepEqual(fields, [
      'legal_name',
      'registration_number',
      'register',
      'lei',
      'status',
      'jurisdiction',
    ]);
  });

  it('keeps within bounds what a register says without end', () => {
    const address = `${'😀'.repeat(5_000)}\ud800`;
    const facts = startingFacts({ ...reportSubject.parse(sampleSubject), address });
    assert.ok(facts.every(({ value }) => factValue.safeParse(value).success));
  });

  it('presents itself in the reader’s language with what can be filled in', () => {
    const view = presentDossier(fullSampleDossier(), 'ru');
    const legal = view.sections.find(({ code }) => code === 'legal');
    assert.equal(legal?.title, 'Суды и негативные сведения');
    assert.equal(
      legal?.facts.find(({ field }) => field === 'insolvency')?.shown,
      'Проверено, ничего не найдено',
    );
    assert.ok(legal?.fields.some(({ code, isColumn }) => code === 'case_court' && isColumn));
    const rating = view.sections.find(({ code }) => code === 'rating');
    assert.equal(rating?.excuse?.text, 'Источники этой страны не публикуют такие сведения.');
    assert.equal(rating?.isMissing, false);
  });
});
