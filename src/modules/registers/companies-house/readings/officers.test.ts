import assert from 'node:assert/strict';
import { test } from 'node:test';
import { companiesHouseOfficers } from './officers.ts';

const read = (answer: object) =>
  companiesHouseOfficers.read(new TextEncoder().encode(JSON.stringify(answer)), {
    subjectNumber: '01234567',
    contentType: 'application/json',
  });

test('people in their roles, with the year of birth and nothing more of them', () => {
  const { state, findings } = read({
    items: [
      {
        name: 'DOE, Jane',
        officer_role: 'director',
        appointed_on: '2019-03-01',
        resigned_on: '2024-08-26T12:00:00',
        date_of_birth: { month: 4, year: 1980, day: 7 },
        address: { premises: '1', address_line_1: 'Home Street' },
        nationality: 'British',
      },
    ],
  });
  assert.equal(state, 'found');
  assert.deepEqual(findings, [
    {
      kind: 'officer',
      place: '/items/0',
      name: 'DOE, Jane',
      role: 'director',
      sourceRole: 'director',
      isCompany: false,
      since: '2019-03-01',
      until: '2024-08-26',
      birthYear: 1980,
    },
  ]);
});

test('a company in a role is one, with its number', () => {
  const { findings } = read({
    items: [
      {
        name: 'NOMINEES LIMITED',
        officer_role: 'corporate-nominee-secretary',
        identification: { registration_number: '00000001', place_registered: 'ENGLAND' },
      },
      { name: 'X', officer_role: 'something-new' },
    ],
  });
  assert.deepEqual(
    findings.map(
      (finding) => finding.kind === 'officer' && [finding.role, finding.isCompany, finding.identifiers],
    ),
    [
      ['secretary', true, [{ scheme: 'REG', value: '00000001' }]],
      ['other', false, undefined],
    ],
  );
});

test('no officers is an answer', () => {
  assert.deepEqual(read({ items: [], total_results: 0 }), {
    state: 'nothing_found',
    findings: [],
    remarks: [],
  });
});
