import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { companiesHouseFilings } from './filings.ts';
import { interestOfNature } from './natures-of-control.ts';
import { companiesHouseNotices } from './notices.ts';
import { companiesHouseOfficers } from './officers.ts';
import { companiesHouseOwners } from './owners.ts';
import { companiesHouseProfile } from './profile.ts';

const read = (reader: Reader, answer: object) =>
  reader.read(new TextEncoder().encode(JSON.stringify(answer)), {
    subjectNumber: '01234567',
    contentType: 'application/json',
  });

test('a profile says who the company is, in the register’s words and in ours', () => {
  const { findings } = read(companiesHouseProfile, {
    company_number: '01234567',
    company_name: 'NEW NAME LIMITED',
    company_status: 'active',
    company_status_detail: 'active-proposal-to-strike-off',
    type: 'ltd',
    jurisdiction: 'scotland',
    date_of_creation: '2001-02-03',
    registered_office_address: {
      premises: '1',
      address_line_1: 'High Street',
      locality: 'Perth',
      postal_code: 'PH1 1AA',
    },
    sic_codes: ['62012', '70229'],
    previous_company_names: [
      { name: 'OLD NAME LIMITED', effective_from: '2001-02-03', ceased_on: '2010-01-01' },
    ],
  });
  const [profile] = findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    profile.names.map(({ kind, text, until, place }) => [kind, text, until, place]),
    [
      ['legal', 'NEW NAME LIMITED', undefined, '/company_name'],
      ['former', 'OLD NAME LIMITED', '2010-01-01', '/previous_company_names/0'],
    ],
  );
  assert.deepEqual(profile.status, {
    status: 'Active',
    sourceWord: 'Active; Active proposal to strike off',
    place: '/company_status',
  });
  assert.equal(profile.jurisdiction?.code, 'GB-SCT');
  assert.equal(profile.addresses[0]?.text, '1 High Street, Perth, PH1 1AA');
  assert.deepEqual(
    profile.activities.map(({ scheme, revision, code, isMain }) => [scheme, revision, code, isMain]),
    [
      ['SIC', '2007', '62012', true],
      ['SIC', '2007', '70229', false],
    ],
  );
});

test('shares of owners are the bands in which they are filed', () => {
  assert.deepEqual(interestOfNature('ownership-of-shares-25-to-50-percent-as-trust').share, {
    min: 25,
    max: 50,
    minIsExclusive: true,
  });
  assert.deepEqual(interestOfNature('voting-rights-more-than-25-percent-registered-overseas-entity').share, {
    min: 25,
    max: 100,
    minIsExclusive: true,
  });
  assert.deepEqual(
    ['right-to-appoint-and-remove-directors', 'significant-influence-or-control', 'something-new'].map(
      (nature) => {
        const { interestType, share } = interestOfNature(nature);
        return [interestType, share];
      },
    ),
    [
      ['appointmentOfBoard', undefined],
      ['otherInfluenceOrControl', undefined],
      ['unknownInterest', undefined],
    ],
  );
});

test('owners are people, companies and the protected; where there are none, the reason', () => {
  const { findings } = read(companiesHouseOwners, {
    items: [
      {
        kind: 'individual-person-with-significant-control',
        name: 'Mr Joe Bloggs',
        date_of_birth: { month: 10, year: 1955 },
        notified_on: '2016-04-06',
        natures_of_control: ['ownership-of-shares-75-to-100-percent'],
        address: { premises: '123' },
      },
      {
        kind: 'corporate-entity-person-with-significant-control',
        name: 'PARENT LIMITED',
        ceased_on: '2021-11-02T08:47:45',
        identification: { registration_number: '07654321', place_registered: 'Companies House' },
      },
      { kind: 'super-secure-person-with-significant-control' },
      {
        kind: 'persons-with-significant-control-statement',
        statement: 'no-individual-or-entity-with-signficant-control',
        notified_on: '2017-01-01',
      },
    ],
  });
  const [person, company, secret, none] = findings;
  assert.ok(person?.kind === 'ownership' && company?.kind === 'ownership' && secret?.kind === 'ownership');
  assert.deepEqual(person.owner, {
    id: 'item-0',
    partyKind: 'person',
    name: 'Mr Joe Bloggs',
    birthYear: 1955,
  });
  assert.equal(person.since, '2016-04-06');
  assert.deepEqual(
    [company.until, company.owner.identifiers],
    ['2021-11-02', [{ scheme: 'REG', issuer: 'Companies House', value: '07654321' }]],
  );
  assert.deepEqual(
    [secret.owner.name, secret.owner.unspecified],
    ['', 'interestedPartyExemptFromDisclosure'],
  );
  assert.ok(none?.kind === 'unspecified' && none.reason === 'noBeneficialOwners');
  assert.doesNotMatch(JSON.stringify(findings), /123/);
});

test('filings are events of ours with the register’s title', () => {
  const { findings } = read(companiesHouseFilings, {
    items: [
      {
        category: 'change-of-name',
        date: '2023-01-20',
        description: 'certificate-change-of-name-company',
        transaction_id: 'T1',
        links: { document_metadata: 'https://document-api.company-information.service.gov.uk/document/x' },
      },
      { category: 'what-is-new', date: 'sometime' },
    ],
  });
  assert.deepEqual(findings, [
    {
      kind: 'filing',
      place: '/items/0',
      day: '2023-01-20',
      filingKind: 'name_change',
      title: 'Certificate change of name company',
      lang: 'en',
      documentUrl: 'https://document-api.company-information.service.gov.uk/document/x',
      reference: 'T1',
    },
  ]);
});

test('a charge that is satisfied and a case that is over are not told as running', () => {
  const { findings } = read(companiesHouseNotices, {
    items: [
      {
        status: 'outstanding',
        created_on: '2015-12-18',
        charge_number: 3,
        persons_entitled: [{ name: 'A BANK PLC' }],
      },
      {
        status: 'fully-satisfied',
        created_on: '2015-12-18',
        satisfied_on: '2017-12-15T00:00:00.000Z',
        charge_code: 'C1',
      },
    ],
    cases: [
      {
        type: 'in-administration',
        number: '1',
        dates: [{ type: 'administration-started-on', date: '2019-01-01' }],
      },
      {
        type: 'compulsory-liquidation',
        number: 2,
        dates: [
          { type: 'petitioned-on', date: '2020-01-01' },
          { type: 'concluded-winding-up-on', date: '2022-01-01' },
          { type: 'due-to-be-dissolved-on', date: '2022-04-05' },
        ],
      },
      { type: 'receiver-manager', dates: [] },
    ],
  });
  assert.deepEqual(
    findings.map(
      (one) => one.kind === 'notice' && [one.noticeKind, one.stage, one.day, one.number, one.counterparty],
    ),
    [
      ['charge', 'under_way', '2015-12-18', '3', 'A BANK PLC'],
      ['charge', 'satisfied', '2017-12-15', 'C1', undefined],
      ['restructuring', 'under_way', '2019-01-01', '1', undefined],
      ['insolvency', 'closed', '2022-01-01', '2', undefined],
    ],
  );
});

test('records of another company are left out and said; an answer about another one is refused', () => {
  const { findings, remarks } = read(companiesHouseNotices, {
    items: [
      { created_on: '2015-12-18', links: { self: '/company/1234567/charges/a' } },
      { created_on: '2015-12-19', links: { self: '/company/07654321/charges/b' } },
    ],
  });
  assert.equal(findings.length, 1);
  assert.deepEqual(remarks, [{ place: '/items/1', remark: 'a record of another company' }]);
  const other = { self: '/company/07654321/officers' };
  for (const [reader, answer] of [
    [companiesHouseProfile, { company_number: '07654321', company_name: 'A' }],
    [companiesHouseOwners, { links: other, items: [] }],
    [companiesHouseOfficers, { links: other, items: [] }],
    [companiesHouseFilings, { items: [{ date: '2020-01-01', links: other }] }],
  ] as const)
    assert.throws(() => read(reader, answer), { reason: 'not_this_format', detail: /another company/ });
});

test('an unknown status is no status, and staff are told the word', () => {
  const about = (company_status: string) => {
    const answer = { company_number: '1234567', company_name: 'A', company_status };
    const { findings, remarks } = read(companiesHouseProfile, answer);
    return [findings[0]?.kind === 'profile' && findings[0].status, remarks];
  };
  for (const word of ['hibernating', 'constructor'])
    assert.deepEqual(about(word), [
      undefined,
      [{ place: '/company_status', remark: `an unknown status: ${word}` }],
    ]);
});

test('a list that goes on beyond what is asked for says so', () => {
  const { remarks } = read(companiesHouseOfficers, { total_results: 1_001, items: [] });
  assert.match(remarks[0]?.remark ?? '', /1001.*first 1000/);
});
