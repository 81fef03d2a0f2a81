import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CheckEntry, isAccepted, standings } from './check-log.ts';

let id = 0;
const said = (what: CheckEntry['what'], fingerprint: string | null = null): CheckEntry => {
  id += 1;
  const text = what === 'comment' || what === 'reply' ? 'words' : null;
  return { id: String(id), what, place: 'p', fingerprint, text, actor: 'account:a', at: new Date(0) };
};
const after = (...entries: CheckEntry[]) => standings(entries).get('p');

test('an acceptance is of one content: another one in its place is not accepted', () => {
  assert.equal(isAccepted(after(said('accept', 'a')), 'a'), true);
  assert.equal(isAccepted(after(said('accept', 'a')), 'b'), false);
  assert.equal(isAccepted(undefined, 'a'), false);
});

test('a comment takes the acceptance back, an acceptance closes the comments, its undoing opens them again', () => {
  assert.equal(isAccepted(after(said('accept', 'a'), said('comment')), 'a'), false);
  const closed = [said('comment'), said('reply'), said('accept', 'a')];
  assert.equal(isAccepted(after(...closed), 'a'), true);
  assert.equal(after(...closed)?.thread.length, 2);
  assert.equal(after(...closed, said('undo'))?.open.length, 1);
});

test('a reply changes nothing about how the value stands', () => {
  assert.equal(isAccepted(after(said('accept', 'a'), said('reply')), 'a'), true);
  assert.equal(after(said('comment'), said('reply'))?.open.length, 1);
});
