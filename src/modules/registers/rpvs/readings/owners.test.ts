import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { rpvsPartner } from '../rpvs-fixture.ts';
import { partnerOfSearch, rpvsOwners } from './owners.ts';

const bytes = (answer: object) => new TextEncoder().encode(JSON.stringify(answer));
const read = (given: Uint8Array, subjectNumber = '01234567') =>
  rpvsOwners.read(given, { subjectNumber, contentType: 'application/json' });

test('who has the benefit stands there with the year of birth and nothing more of them', () => {
  const { findings } = read(bytes(rpvsPartner));
  assert.deepEqual(findings, [
    {
      kind: 'ownership',
      place: '/KonecniUzivateliaVyhod/0',
      owner: { id: 'owner-8', partyKind: 'person', name: 'Ján Novák', country: 'SK', birthYear: 1971 },
      owned: 'subject',
      since: '2017-02-01',
      interests: [
        {
          interestType: 'unknownInterest',
          directness: 'unknown',
          isBeneficial: true,
          sourceWord: 'Konečný užívateľ výhod',
        },
      ],
    },
  ]);
  assert.deepEqual(read(bytes(rpvsPartner), '07654321').findings, []);
});

test('the search leads to the partner with just this number; who is no partner is not there', () => {
  const answer = bytes({
    value: [
      { Ico: '1', Partner: { Id: 2 } },
      { Ico: '1234567', Partner: { Id: 3 } },
    ],
  });
  assert.equal(partnerOfSearch(answer, '01234567')[0]?.path.startsWith('/Partneri(3)?'), true);
  assert.deepEqual(partnerOfSearch(bytes({ value: [] }), '01234567'), []);
  assert.equal(read(bytes({ value: [] })).state, 'nothing_found');
});

const file = join(import.meta.dirname, '../../../../../../shared/data/ownership/sk/sk_company_datum.json');
const skip = existsSync(file) ? false : 'the recorded answer is not here';

test('a recorded partner has all of its owners', { skip }, () => {
  const { findings } = read(readFileSync(file), '01234567');
  assert.deepEqual(
    findings.map(
      (one) => one.kind === 'ownership' && [one.owner.name, one.owner.birthYear, one.owner.country],
    ),
    [1, 2, 3].map((number) => [`Example Person ${number}`, 1950, 'SK']),
  );
});
