import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Reader } from '#findings/reading/reading.ts';
import { registeruzStatement, registeruzUnit } from '../registeruz-fixture.ts';
import { registeruzAccounts } from './accounts.ts';
import { registeruzProfile } from './profile.ts';
import { nextOfRegisteruz } from './wire.ts';

const bytes = (answer: object) => new TextEncoder().encode(JSON.stringify(answer));
const read = (reader: Reader, given: Uint8Array, subjectNumber = '01234567') =>
  reader.read(given, { subjectNumber, contentType: 'application/json' });
const sheet = {
  A1: '1 100',
  A2: '600',
  A33: '490',
  A71: '90',
  A74: '10',
  P79: '1100',
  P80: '400',
  P101: '690',
  P102: '200',
  P122: '490',
  P141: '10',
  V1: '5000',
  V56: '120,5',
  V57: '20,5',
  V61: '100',
};

test('the rows of the form are lines of ours, with the months that were reported', () => {
  const { findings, state } = read(registeruzAccounts, bytes(registeruzStatement(sheet)));
  const [statement] = findings;
  assert.ok(statement?.kind === 'statement' && state === 'found');
  const { lines } = statement;
  assert.deepEqual(
    [lines.total_assets, lines.cash, lines.current_assets, lines.total_liabilities, lines.pbt].map((line) => [
      line?.amount,
      line?.tag,
    ]),
    [
      ['1100', 'A1'],
      ['90', 'A71'],
      ['500', 'A33+A74'],
      ['700', 'P101+P141'],
      ['120.5', 'V56'],
    ],
  );
  assert.equal(lines.total_assets?.place, '/obsah/tabulky/0/data/2');
  assert.deepEqual(
    [statement.periodStart, statement.periodEnd, statement.months, statement.remarks],
    ['2023-06-01', '2023-12-31', 7, ['not_twelve_months']],
  );
});

test('a form that is not known, or whose totals differ, is not guessed at; a document is not a form', () => {
  const other = { ...registeruzStatement(sheet), idSablony: 1 };
  assert.throws(() => read(registeruzAccounts, bytes(other)), { reason: 'not_this_format' });
  const turned = registeruzStatement({ ...sheet, P79: '1099' });
  assert.throws(() => read(registeruzAccounts, bytes(turned)), { detail: /two totals/ });
  const document = { id: 1, obsah: { titulnaStrana: { ico: '01234567' } } };
  assert.deepEqual(
    [
      read(registeruzAccounts, bytes(document)).state,
      read(registeruzAccounts, bytes(document)).remarks.length,
    ],
    ['not_filed', 1],
  );
  assert.deepEqual(read(registeruzAccounts, bytes(registeruzStatement(sheet)), '07654321').findings, []);
});

test('calls go from the list to the company, to its last five closings, to their statements', () => {
  const next = (answer: object): string => {
    const found = nextOfRegisteruz(bytes(answer), '01234567');
    if (typeof found === 'string') return found;
    return found.map(({ path, query, leads }) => `${path}?${query?.id} ${leads}`).join(', ');
  };
  assert.equal(next({ id: [5, 6] }), '/uctovna-jednotka?5 also');
  assert.equal(
    next(registeruzUnit),
    ['7', '6', '4', '3', '2'].map((id) => `/uctovna-zavierka?${id} only`).join(', '),
  );
  assert.equal(next({ id: 7, idUctovnychVykazov: [11] }), '/uctovny-vykaz?11 also');
  assert.equal(next({ id: 7, stav: 'ZMAZANÉ' }), '');
  assert.equal(next({ ...registeruzUnit, ico: '07654321' }), '');
  assert.equal(next({ id: [] }), '');
});

test('a statement that is a picture is for people; a company without closings has filed nothing', () => {
  const picture = { id: 1, obsah: { titulnaStrana: { ico: '01234567' } } };
  assert.equal(nextOfRegisteruz(bytes(picture), '01234567'), 'picture_only');
  assert.deepEqual(nextOfRegisteruz(bytes(registeruzStatement(sheet)), '01234567'), []);
  const states = [registeruzUnit, { ...registeruzUnit, idUctovnychZavierok: [] }].map(
    (one) => read(registeruzAccounts, bytes(one)).state,
  );
  assert.deepEqual(states, ['nothing_found', 'not_filed']);
});

const file = join(import.meta.dirname, '../../../../../../shared/data/accounts/sk/models-subject-object.yml');
const skip = existsSync(file) ? false : 'the recorded answer is not here';

test('a recorded answer says who keeps the accounts', { skip }, () => {
  // YAML breaks a long line; the break is a space.
  const [, body = ''] =
    /string: '(\{[^']*\})'/.exec(readFileSync(file, 'utf8').replaceAll(/\n\s+/g, ' ')) ?? [];
  const [profile] = read(registeruzProfile, new TextEncoder().encode(body), '50826042').findings;
  assert.ok(profile?.kind === 'profile');
  assert.deepEqual(
    [
      profile.names[0]?.text,
      profile.legalForm?.text,
      profile.founded?.day,
      profile.addresses[0]?.text,
      profile.activities[0]?.code,
    ],
    [
      'UOL SK s.r.o.',
      'Spoločnosť s ručením obmedzeným',
      '2017-04-12',
      'Karpatské námestie 10A, 83106 Bratislava - mestská časť Rača',
      '69200',
    ],
  );
});
