import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { readWhole } from '#testing/read-pieces.ts';
import { pscSnapshot } from './companies-house-fixture.ts';
import { companiesHousePsc } from './read-psc.ts';

const person = {
  kind: 'individual-person-with-significant-control',
  name: 'Ms Ottoline Marsh',
  name_elements: { forename: 'Ottoline', surname: 'Marsh' },
  date_of_birth: { month: 6, year: 1985 },
  address: { premises: '7', address_line_1: 'Secret Lane', postal_code: 'AA1 1AA' },
  nationality: 'British',
  country_of_residence: 'Wales',
  natures_of_control: ['ownership-of-shares-25-to-50-percent', 'voting-rights-25-to-50-percent'],
  notified_on: '2016-04-06',
};

test('a person becomes a link with the least that is needed: no birth, address or nationality', async () => {
  const { links, faults } = await readWhole(companiesHousePsc, pscSnapshot([{ data: person }]));
  assert.deepEqual(faults, []);
  assert.deepEqual(links, [
    {
      sourceRef: '00000006/persons-with-significant-control/individual/key-0',
      kind: 'person with control',
      subject: { scheme: 'REG', issuer: 'RA000585', value: '00000006', country: 'GB' },
      object: null,
      objectName: 'Ms Ottoline Marsh',
      objectPlace: 'Wales',
      natures: ['ownership-of-shares-25-to-50-percent', 'voting-rights-25-to-50-percent'],
      shareMin: 25,
      shareMax: 50,
      since: '2016-04-06',
      until: null,
      statusText: null,
      isActive: true,
    },
  ]);
  assert.doesNotMatch(JSON.stringify(links), /1985|Secret|British|AA1|Ottoline"/);
});

test('companies, states, secret persons, statements and exemptions each become their kind of link', async () => {
  const company = (identification: object) => ({
    data: { kind: 'corporate-entity-person-with-significant-control', name: 'Dune Ltd', identification },
  });
  const { links, faults } = await readWhole(
    companiesHousePsc,
    pscSnapshot([
      company({ registration_number: '686734', country_registered: 'England & Wales' }),
      company({ registration_number: 'HRB 12', country_registered: 'Germany' }),
      company({ registration_number: 'see filing', place_registered: 'Companies House' }),
      { data: { kind: 'legal-person-person-with-significant-control', name: 'The Crown', ceased: true } },
      { number: 'SC123456', data: { kind: 'super-secure-person-with-significant-control', ceased: false } },
      {
        data: {
          kind: 'persons-with-significant-control-statement',
          statement: 'no-individual-or-entity-with-signficant-control',
          ceased_on: '2020-01-01',
        },
      },
      { data: { kind: 'exemptions', exemptions: {} } },
      { number: 'OE000001', data: { ...person, kind: 'individual-beneficial-owner' } },
    ]),
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(
    links.map(({ kind, object, objectName, objectPlace, reason, isActive }) => [
      ...[kind, object?.value ?? null, objectName ?? null, objectPlace ?? null, reason ?? null, isActive],
    ]),
    [
      ['company with control', '00686734', 'Dune Ltd', 'England & Wales', null, true],
      ['company with control', null, 'Dune Ltd', 'Germany', null, true],
      ['company with control', null, 'Dune Ltd', 'Companies House', null, true],
      ['state with control', null, 'The Crown', null, null, false],
      ['person with control', null, null, null, 'super-secure', true],
      ['nobody named', null, null, null, 'no-individual-or-entity-with-signficant-control', false],
      ['nobody named', null, null, null, 'exemptions', true],
      ['person with control', null, 'Ms Ottoline Marsh', 'Wales', null, true],
    ],
  );
});

test('shares are taken from how control is held; of several bands the widest that is sure', async () => {
  const shares = async (natures: string[]) => {
    const snapshot = pscSnapshot([{ data: { ...person, natures_of_control: natures } }]);
    const [link] = (await readWhole(companiesHousePsc, snapshot)).links;
    return [link?.shareMin, link?.shareMax];
  };
  assert.deepEqual(await shares(['ownership-of-shares-75-to-100-percent']), [75, 100]);
  assert.deepEqual(
    await shares(['ownership-of-shares-more-than-25-percent-registered-overseas-entity']),
    [25, 100],
  );
  assert.deepEqual(
    await shares(['ownership-of-shares-25-to-50-percent', 'ownership-of-shares-50-to-75-percent-as-trust']),
    [50, 75],
  );
  assert.deepEqual(await shares(['significant-influence-or-control']), [null, null]);
});

test('a broken line is reported without what it says, a broken file refused', async () => {
  const snapshot = pscSnapshot([
    { data: { ...person, name: 4 } },
    { data: { ...person, kind: 'something' } },
    { number: 'x', data: person },
    { data: person },
  ]);
  const broken = snapshot.replace(
    '"notified_on":"2016-04-06"}}\n{"company_number":"x"',
    '"notified_on"}}\n{"company_number":"x"',
  );
  const { links, faults } = await readWhole(companiesHousePsc, broken);
  assert.equal(links.length, 1);
  assert.deepEqual(
    faults.map(({ line }) => line),
    [1, 2, 3],
  );
  assert.match(faults[0]?.fault ?? '', /^data\.name is not as it should be$/);
  assert.match(faults[1]?.fault ?? '', /not valid JSON/);
  assert.doesNotMatch(JSON.stringify(faults), /Ottoline|Secret/);
  for (const text of ['', 'CompanyName\n', snapshot.slice(0, -40), '<xml/>'])
    await assert.rejects(readWhole(companiesHousePsc, text), BrokenFileError, text.slice(0, 20));
});
