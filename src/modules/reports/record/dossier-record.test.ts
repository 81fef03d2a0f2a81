import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { actorName } from '#kernel/actor.ts';
import { everyLanguageOf } from '#kernel/locale.ts';
import type { Dossier } from '../dossier/dossier.ts';
import { fullSampleDossier, sampleCover, sampleDossier, sampleFact } from '../dossier/sample-dossier.ts';
import { changedSections } from './changed-sections.ts';
import { dossierRecord, recordBytes } from './dossier-record.ts';
import { dossierRecordSchema, dossierRecord as recordShape } from './record-shape.ts';

const record = dossierRecord(fullSampleDossier(), sampleCover);

describe('the record of a dossier', () => {
  it('has every fact with all of its evidence', () => {
    const { facts } = fullSampleDossier();
    assert.equal(record.facts.length, facts.length);
    for (const fact of facts) {
      const recorded = record.facts.find(({ id }) => id === fact.id);
      assert.deepEqual(
        [
          recorded?.value,
          recorded?.evidence.source,
          recorded?.evidence.retrievedAt,
          recorded?.evidence.sha256,
        ],
        [fact.value, fact.source, fact.retrievedAt.toISOString(), fact.evidenceHash],
      );
    }
  });

  it('says which report it is, what was asked and what was found', () => {
    assert.deepEqual(record.report, {
      kind: 'credit',
      number: sampleCover.reportNumber,
      revision: 1,
      issuedOn: '2026-11-21',
      factsAsAt: '2026-11-18',
      orderAgainAfter: '2027-02-21',
      isDemo: true,
      isSample: false,
    });
    assert.equal(record.asked.name, 'Severny Veter');
    assert.deepEqual([record.found.country, record.found.latinName], ['RU', 'OOO Severny Veter']);
  });

  it('names nobody of the staff, and neither the customer, the tariff nor a price', () => {
    const clerk = {
      kind: 'account',
      accountId: '0198f3c2-0000-7000-8000-00000000c1e4',
      role: 'Admin',
    } as const;
    const by = actorName(clerk);
    const at = new Date('2026-11-20T10:00:00Z');
    const dossier = sampleDossier();
    const facts = dossier.facts.map((fact) => ({
      ...fact,
      enteredBy: by,
      confirmation: { reason: 'Read in the paper file.', by, at },
    }));
    const thinReason = { ...everyLanguageOf({ ru: 'Мало.' }, 'Little.'), by };
    const { facts: recorded, ...rest } = dossierRecord({ ...dossier, facts, thinReason }, sampleCover);
    assert.ok(recorded.every(({ enteredBy }) => enteredBy === 'analyst'));
    assert.deepEqual(recorded[0]?.confirmation, { reason: 'Read in the paper file.', at: at.toISOString() });
    const text = JSON.stringify({ recorded, rest });
    for (const secret of [clerk.accountId, 'account:', sampleCover.tariffName.en])
      assert.ok(!text.includes(secret), secret);
  });

  it('is the same bytes of the same dossier, in whatever order a database gives its facts', () => {
    const dossier = fullSampleDossier();
    const turned = { ...dossier, facts: dossier.facts.toReversed() };
    assert.deepEqual(recordBytes(dossierRecord(turned, sampleCover)), recordBytes(record));
    assert.deepEqual(recordShape.parse(JSON.parse(recordBytes(record).toString('utf8'))), record);
  });

  it('carries the passport of the rating as it was sealed', () => {
    assert.equal(record.ratingPassport, null);
    const input = { asOf: '2026-11-21', years: [], sector: undefined };
    const passport = { schema: 'countercheck/rating-passport/1', version: '1', asOf: '2026-11-21', input };
    // Only its being carried is looked at here.
    const dossier = { ...fullSampleDossier(), ratingPassport: passport } as unknown as Dossier;
    const { ratingPassport } = dossierRecord(dossier, sampleCover);
    assert.deepEqual(ratingPassport, JSON.parse(JSON.stringify(passport)));
  });

  it('gives a reason only for sections that are empty', () => {
    const filled = new Set(record.facts.map(({ section }) => section));
    assert.ok(record.emptySections.length > 0);
    assert.ok(record.emptySections.every(({ section }) => !filled.has(section)));
  });
});

describe('the published schema', () => {
  it('is JSON Schema 2020-12 and closed: what it does not name is not in a record', () => {
    const { $schema, $defs } = dossierRecordSchema();
    assert.equal($schema, 'https://json-schema.org/draft/2020-12/schema');
    const { DossierRecord } = $defs as Record<string, { properties: object; additionalProperties: unknown }>;
    // Documents stand in a record only where facts cite some.
    assert.deepEqual(
      Object.keys(DossierRecord?.properties ?? {}).toSorted(),
      [...Object.keys(record), 'documents'].toSorted(),
    );
    assert.equal(DossierRecord?.additionalProperties, false);
    assert.equal(recordShape.safeParse({ ...record, price: 9000 }).success, false);
  });
});

describe('what has changed between two records', () => {
  const again = (value: string, retrievedAt = new Date('2026-11-20T10:00:00Z')) =>
    dossierRecord(sampleDossier([sampleFact('legal', 'insolvency', value, { retrievedAt })]), sampleCover);

  it('is named by sections: another value, a new fact, one that has gone', () => {
    assert.deepEqual(changedSections(again('nothing_found'), again('found')), ['legal']);
    const without = dossierRecord(sampleDossier(), sampleCover);
    assert.deepEqual(changedSections(without, again('found')), ['legal']);
    assert.deepEqual(changedSections(again('found'), without), ['legal']);
  });

  it('is nothing where the same was only read again', () => {
    assert.deepEqual(changedSections(again('found'), again('found', new Date('2026-12-01T10:00:00Z'))), []);
  });
});
