import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { Unreadable } from '#findings/reading/reading.ts';
import { bodsOwners } from './read-bods.ts';

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const read = (bytes: Uint8Array, subjectNumber = '07654321') =>
  bodsOwners.read(bytes, { subjectNumber, contentType: 'application/json' });
const refusalOf = (bytes: Uint8Array): string => {
  try {
    read(bytes);
    return '';
  } catch (error) {
    assert.ok(error instanceof Unreadable);
    return error.detail;
  }
};

const statement = (recordId: string, recordType: string, recordDetails: object, more: object = {}) => ({
  statementId: recordId.padEnd(32, '-'),
  statementDate: '2024-01-01',
  declarationSubject: 'company',
  recordId,
  recordType,
  recordDetails: { isComponent: false, ...recordDetails },
  ...more,
});
const company = (recordId: string, name: string, id?: string) =>
  statement(recordId, 'entity', {
    entityType: { type: 'registeredEntity' },
    name,
    ...(id !== undefined && { identifiers: [{ id, scheme: 'GB-COH' }] }),
  });
const holds = (recordId: string, interestedParty: unknown, subject: string, share: object, more = {}) =>
  statement(
    recordId,
    'relationship',
    { subject, interestedParty, interests: [{ type: 'shareholding', directOrIndirect: 'direct', share }] },
    more,
  );
const person = statement('person', 'person', {
  personType: 'knownPerson',
  names: [
    { type: 'former', fullName: 'A' },
    { type: 'legal', fullName: 'Jane Doe' },
  ],
  birthDate: '1970-05-06',
  identifiers: [{ id: 'SECRET', scheme: 'PASSPORT' }],
  addresses: [{ type: 'residence', address: 'Home Street' }],
});

test('owners of the company and of its owners, what it owns, and nothing of others', () => {
  const { findings, remarks, state } = read(
    encode([
      company('company', 'Subject Ltd', '7654321'),
      company('parent', 'Parent Ltd', '00000001'),
      company('child', 'Child Ltd'),
      company('stranger', 'Stranger Ltd'),
      person,
      holds('r1', 'parent', 'company', { exclusiveMinimum: 50, maximum: 75 }),
      holds('r2', 'person', 'parent', { exact: 100 }),
      holds('r3', 'company', 'child', { minimum: 25 }),
      holds('r4', 'parent', 'stranger', { exact: 100 }),
      holds('r5', { reason: 'subjectExemptFromDisclosure', description: 'listed' }, 'company', {}),
    ]),
  );
  assert.equal(state, 'found');
  assert.deepEqual(
    findings.map((one) =>
      one.kind === 'ownership'
        ? [one.place, one.owner.name, one.owned === 'subject' ? '*' : one.owned.name, one.interests[0]?.share]
        : one.kind === 'unspecified' && [one.place, one.reason, one.sourceWord],
    ),
    [
      ['/5/recordDetails', 'Parent Ltd', '*', { min: 50, max: 75, minIsExclusive: true }],
      ['/6/recordDetails', 'Jane Doe', 'Parent Ltd', { exact: 100 }],
      ['/7/recordDetails', 'Subject Ltd', 'Child Ltd', { min: 25 }],
      ['/9/recordDetails', 'subjectExemptFromDisclosure', 'listed'],
    ],
  );
  assert.match(remarks[0]?.remark ?? '', /^1 relationships of others/);
  assert.doesNotMatch(JSON.stringify(findings), /05-06|SECRET|Home/);
});

test('a later statement replaces an earlier one, and a closed one ends', () => {
  const { findings } = read(
    encode([
      company('company', 'Subject Ltd', '07654321'),
      person,
      holds(
        'r1',
        'person',
        'company',
        { exact: 60 },
        { recordStatus: 'closed', statementDate: '2025-02-03' },
      ),
      holds('r1', 'person', 'company', { exact: 40 }),
    ]),
  );
  assert.deepEqual(
    findings.map((one) => one.kind === 'ownership' && [one.interests[0]?.share, one.until]),
    [[{ exact: 60 }, '2025-02-03']],
  );
  assert.equal(read(encode([company('other', 'Other Ltd', '1')])).state, 'nothing_found');
});

test('a statement against the rules is refused with a pointer to what is wrong', () => {
  const wrong = (details: object) => refusalOf(encode([person, { ...holds('r', 'a', 'b', {}), ...details }]));
  assert.match(wrong({ statementDate: '2024-02-30' }), /\/1\/statementDate /);
  assert.match(wrong({ statementId: 'short' }), /\/1\/statementId /);
  assert.match(wrong({ recordType: 'else' }), /\/1\/recordType /);
  const share = {
    isComponent: false,
    subject: 'a',
    interestedParty: 'b',
    interests: [{ share: { exact: 101 } }],
  };
  assert.match(wrong({ recordDetails: share }), /\/1\/recordDetails\/interests\/0\/share\/exact /);
});

const folder = join(import.meta.dirname, '../../../../../shared/data/ownership/bods');
const skip = existsSync(folder) ? false : 'the statements are not here';
const filesOf = (name: string) =>
  readdirSync(join(folder, name)).map((file) => [file, readFileSync(join(folder, name, file))] as const);

describe('statements of the standard itself', () => {
  test('are accepted where they are valid', { skip }, () => {
    const files = [...filesOf('valid'), ...filesOf('examples')];
    assert.deepEqual(
      files.map(([file, bytes]) => [file, refusalOf(bytes)]).filter(([, refusal]) => refusal !== ''),
      [],
    );
  });

  test('are refused with a pointer where they are not', { skip }, () => {
    const files = filesOf('invalid');
    assert.equal(files.length, 106);
    assert.deepEqual(
      files
        .map(([file, bytes]) => [file, refusalOf(bytes)])
        .filter(([, refusal]) => !/: \/0\/\w/.test(refusal ?? '')),
      [],
    );
  });

  test('give owners for the number that their entity bears', { skip }, () => {
    const owners = (file: string, number: string) =>
      read(readFileSync(join(folder, 'examples', file)), number).findings.length;
    assert.ok(owners('bods-package-fi-soe.json', '3007894-1') >= 2);
    assert.ok(owners('joint-ownership.json', '07444723') >= 2);
  });
});
