import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { leis } from './api-fixture.ts';
import { gleifGroup } from './group.ts';

const read = (bytes: Uint8Array, subjectNumber: string) =>
  gleifGroup.read(bytes, { subjectNumber, contentType: 'application/json' }).findings;
const bytesOf = (text: string) => new TextEncoder().encode(text);

const record = (more: object = {}, status = 'LAPSED') => ({
  Relationship: {
    StartNode: { NodeID: leis.child, NodeIDType: 'LEI' },
    EndNode: { NodeID: leis.parent, NodeIDType: 'LEI' },
    RelationshipType: 'IS_DIRECTLY_CONSOLIDATED_BY',
    RelationshipStatus: 'ACTIVE',
    RelationshipPeriods: [
      { StartDate: '2020-01-01T00:00:00Z', EndDate: '2020-12-31T00:00:00Z', PeriodType: 'ACCOUNTING_PERIOD' },
      { StartDate: '2018-02-06T00:00:00.000Z', PeriodType: 'RELATIONSHIP_PERIOD' },
    ],
    RelationshipQualifiers: [{ QualifierDimension: 'ACCOUNTING_STANDARD', QualifierCategory: 'IFRS' }],
    ...more,
  },
  Registration: { RegistrationStatus: status },
});
const exception = {
  LEI: leis.parent,
  ExceptionCategory: 'ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT',
  ExceptionReason: 'NON_PUBLIC',
};

test('a slice of the golden copy is read from both ends of a relation', () => {
  const file = bytesOf(
    JSON.stringify([
      record(),
      record({ RelationshipStatus: 'INACTIVE' }),
      record({}, 'ANNULLED'),
      record({ RelationshipType: 'IS_FUND-MANAGED_BY' }),
      exception,
    ]),
  );
  assert.deepEqual(read(file, leis.child), [
    {
      kind: 'group',
      place: '/0',
      relation: 'immediate_parent',
      other: {
        id: leis.parent,
        partyKind: 'company',
        name: '',
        identifiers: [{ scheme: 'LEI', value: leis.parent }],
      },
      since: '2018-02-06',
      standard: 'IFRS',
    },
  ]);
  assert.deepEqual(
    read(file, leis.parent).map((one) => (one.kind === 'group' ? one.relation : one.kind)),
    ['subsidiary', 'unspecified'],
  );
  assert.deepEqual(read(file, '5566098058'), []);
});

test('the XML form says the same', () => {
  const xml = `<rr:Data xmlns:rr="x"><rr:RelationshipRecord><rr:Relationship>
    <rr:StartNode><rr:NodeID>${leis.child}</rr:NodeID></rr:StartNode><rr:EndNode><rr:NodeID>${leis.top}</rr:NodeID></rr:EndNode>
    <rr:RelationshipType>IS_ULTIMATELY_CONSOLIDATED_BY</rr:RelationshipType>
    <rr:RelationshipPeriods><rr:RelationshipPeriod><rr:StartDate>2018-02-06T00:00:00Z</rr:StartDate><rr:PeriodType>RELATIONSHIP_PERIOD</rr:PeriodType></rr:RelationshipPeriod></rr:RelationshipPeriods>
    <rr:RelationshipStatus>ACTIVE</rr:RelationshipStatus></rr:Relationship></rr:RelationshipRecord></rr:Data>`;
  const [found] = read(bytesOf(xml), leis.child);
  assert.ok(found?.kind === 'group');
  assert.deepEqual(
    [found.relation, found.since, found.other.id, found.place],
    ['ultimate_parent', '2018-02-06', leis.top, '//RelationshipRecord[1]'],
  );
});

const folder = join(import.meta.dirname, '../../../../../../shared/data/ownership/gleif-cdf');
const skip = existsSync(folder) ? false : 'the recorded files are not here';

test('recorded files say the same in JSON and in XML', { skip }, () => {
  for (const [name, lei, count] of [
    ['rr-data', '010CMKZ3VON21WF2ZD45', 2],
    ['repex-data', '00EHHQ2ZHDCFXJCPCL46', 1],
  ] as const) {
    const [json, xml] = ['json', 'xml'].map((ending) =>
      read(readFileSync(join(folder, `${name}.${ending}`)), lei).map((one) => ({ ...one, place: '' })),
    );
    assert.equal(json?.length, count, name);
    assert.deepEqual(xml, json, name);
  }
});
