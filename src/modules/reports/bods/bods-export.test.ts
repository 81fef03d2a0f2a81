import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Fact } from '../dossier/dossier.ts';
import { factsOfRows, nordwindFacts } from '../presentation/people/people-facts-fixture.ts';
import { exportBods } from './bods-export.ts';
import { schemaErrors } from './json-schema-fixture.ts';

const publication = {
  publishedAt: new Date('2026-11-22T10:00:00Z'),
  publisher: { name: 'Countercheck', url: 'https://countercheck.example/' },
};
const dossier = (facts: readonly Fact[], revision = 1) => ({
  ...{ id: '019a0000-0000-7000-8000-00000000000a', revision, facts },
});
const exported = (facts: readonly Fact[]) => exportBods(dossier(facts), publication) ?? [];

test('entities and persons stand before what they hold, and every reference leads to one of them', () => {
  const all = exported(nordwindFacts);
  const kinds = all.map(({ recordType }) => recordType);
  assert.deepEqual(kinds.lastIndexOf('entity') < kinds.indexOf('relationship'), true);
  const known = new Set(all.map(({ recordId }) => recordId));
  assert.equal(known.size, all.length);
  for (const one of all) {
    assert.ok(known.has(one.declarationSubject));
    if (one.recordType !== 'relationship') continue;
    const { subject, interestedParty } = one.recordDetails;
    for (const side of [subject, interestedParty]) if (typeof side === 'string') assert.ok(known.has(side));
  }
});

test('holdings are those of the report: each step, the unnamed rest with its reason, what is held through others', () => {
  const all = exported(nordwindFacts);
  const nameOf = (id: unknown) => {
    const one = all.find(({ recordId }) => recordId === id);
    if (one?.recordType === 'person') return one.recordDetails.names?.[0]?.fullName;
    return one?.recordType === 'entity' ? one.recordDetails.name : JSON.stringify(id);
  };
  const held = all.flatMap((one) => {
    if (one.recordType !== 'relationship') return [];
    const { subject, interestedParty, interests = [] } = one.recordDetails;
    return interests.map(({ share, directOrIndirect }) =>
      [nameOf(interestedParty), share?.exact, directOrIndirect, nameOf(subject)].join(' '),
    );
  });
  assert.deepEqual(held, [
    'Nordwind Holding GmbH 76 direct Nordwind Maschinenbau GmbH',
    'Karin Vogt 24 direct Nordwind Maschinenbau GmbH',
    'Henrik Petersen 55 direct Alster Industriebeteiligung AG',
    'Alster Industriebeteiligung AG 88 direct Nordwind Holding GmbH',
    'Maren Petersen 45 direct Alster Industriebeteiligung AG',
    '{"reason":"informationUnknownToPublisher"} 12 unknown Nordwind Holding GmbH',
    'Nordwind Maschinenbau GmbH 100 direct Nordwind Service s.r.o.',
    'Henrik Petersen 36.784 indirect Nordwind Maschinenbau GmbH',
    'Maren Petersen 30.096 indirect Nordwind Maschinenbau GmbH',
  ]);
});

test('of a person stand name, year or month of birth and country, and nothing else', () => {
  const facts = factsOfRows({
    owners: [{ owner: 'Jane Doe', owner_kind: 'person', owner_born: '1970-05-06', owner_country: 'GB' }],
  });
  const [person] = exported(facts).filter(({ recordType }) => recordType === 'person');
  assert.deepEqual(person?.recordDetails, {
    ...{ isComponent: false, personType: 'knownPerson', names: [{ fullName: 'Jane Doe' }] },
    ...{ nationalities: [{ name: 'United Kingdom', code: 'GB' }], birthDate: '1970-05' },
  });
});

test('statements have the same names at every export of a revision, and others in the next', () => {
  const ids = (revision: number) =>
    exportBods(dossier(nordwindFacts, revision), publication)?.map(({ statementId }) => statementId);
  assert.deepEqual(ids(1), ids(1));
  assert.notDeepEqual(ids(1), ids(2));
  assert.ok(ids(1)?.every((id) => id.length === 64));
});

test('where nothing is known of owners there is no file', () => {
  assert.equal(
    exportBods(dossier(factsOfRows({ identification: [{ legal_name: 'X Ltd' }] })), publication),
    null,
  );
});

const folder = join(import.meta.dirname, '../../../../../shared/data/beneficial-ownership/schema');
const skip = existsSync(folder) ? false : 'the schema is not here';

test('the published schema finds nothing to object to, and does object where something is missing', {
  skip,
}, () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const schemas = ['statement', 'entity-record', 'person-record', 'relationship-record', 'components'].map(
    (name) => read(`${name}.json`),
  );
  // Anonymous members as a file has them.
  const file = JSON.parse(JSON.stringify(exported(nordwindFacts)));
  assert.deepEqual(schemaErrors(schemas, 'urn:statement', file), []);
  assert.ok(file.length > 10);
  for (const one of file) {
    const { statementDate, ...rest } = one;
    assert.notDeepEqual([statementDate, schemaErrors(schemas, 'urn:statement', [rest])], [statementDate, []]);
  }
  const wrong = file.map((one: { recordDetails: object }) => ({ ...one, recordDetails: {} }));
  assert.ok(schemaErrors(schemas, 'urn:statement', wrong).length >= file.length);
});
