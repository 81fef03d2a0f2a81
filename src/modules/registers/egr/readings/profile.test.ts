import assert from 'node:assert/strict';
import { test } from 'node:test';
import { egrAddress, egrShort } from '../egr-fixture.ts';
import { egrProfile } from './profile.ts';

const read = (answer: object, subjectNumber = '190000000') => {
  const { findings, state } = egrProfile.read(new TextEncoder().encode(JSON.stringify(answer)), {
    subjectNumber,
    contentType: 'application/json',
  });
  const [profile] = findings;
  return { state, profile: profile?.kind === 'profile' ? profile : undefined };
};

test('names and state, with the day on which it ended in Minsk', () => {
  const { profile } = read([egrShort]);
  assert.deepEqual(
    [
      profile?.names.map(({ kind }) => kind),
      profile?.status?.status,
      profile?.status?.sourceWord,
      profile?.dissolved?.day,
    ],
    [['legal', 'trading'], 'Deleted', 'Исключён из ЕГР', '2024-06-01'],
  );
});

test('the address is the other answer', () => {
  const { profile } = read([egrAddress]);
  assert.deepEqual(
    [profile?.addresses[0]?.text, profile?.addresses[0]?.city, profile?.status],
    ['220030, г. Минск, ул. Примерная, д. 1', 'Минск', undefined],
  );
});

test('an empty list, or a record of somebody else, is nothing found', () => {
  assert.equal(read([]).state, 'nothing_found');
  assert.equal(read([egrShort], '190000001').state, 'nothing_found');
});
