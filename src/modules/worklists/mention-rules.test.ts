import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionedIn, mentionOf } from './mention-rules.ts';

const colleagues = [
  { id: '1', name: 'Daniel Okafor' },
  { id: '2', name: 'Margaret Whitfield' },
  { id: '3', name: 'Daniel Weiss' },
  { id: '4', name: 'Мария Иванова' },
];
const ids = (text: string) => mentionedIn(text, colleagues).map(({ id }) => id);

test('a part of the name is enough where it is one person’s alone', () => {
  assert.deepEqual(ids('@Margaret they sign on Thursday'), ['2']);
  assert.deepEqual(ids('ask @okafor, @мария and @Marg'), ['1', '4', '2']);
  assert.deepEqual(ids('@Margaret and again @Whitfield'), ['2']);
});

test('nobody is named by a name that two have, by a stranger’s, or by an address', () => {
  assert.deepEqual(ids('@Daniel'), []);
  assert.deepEqual(ids('@Peter, @ , @'), []);
  assert.deepEqual(ids('mail to x@example.com'), []);
});

test('each is written so that the writing names them again', () => {
  for (const one of colleagues) assert.deepEqual(ids(mentionOf(one, colleagues)), [one.id], one.name);
  assert.equal(mentionOf({ id: '1', name: 'Daniel Okafor' }, colleagues), '@Okafor');
});
