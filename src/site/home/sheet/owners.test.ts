import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownersOf } from './owners.ts';

const node = (id: string, kind: 'subject' | 'company' | 'person') => ({
  ...{ id, kind, name: id.toUpperCase(), note: '', country: 'DE' },
  ...{ screening: 'clear' as const, facts: [] },
});
const edge = (from: string, to: string, label: string) => ({ from, to, label, isKnown: true });
const ownership = (edges: ReturnType<typeof edge>[]) => ({
  ...{ title: '', remark: '', shares: [], sharesRemark: '', edges },
  nodes: [node('us', 'subject'), node('holding', 'company'), node('anna', 'person')],
});

test('owners stand under what they own, with their shares', () => {
  const tree = ownersOf(
    ownership([edge('holding', 'us', '70%'), edge('anna', 'us', '30%'), edge('anna', 'holding', '100%')]),
  );
  assert.deepEqual(
    tree.map(({ name, share, owners }) => [name, share, owners.map((one) => `${one.name} ${one.share}`)]),
    [
      ['HOLDING', '70%', ['ANNA 100%']],
      ['ANNA', '30%', []],
    ],
  );
});

test('companies that own each other do not go on for ever', () => {
  const tree = ownersOf(ownership([edge('holding', 'us', '100%'), edge('us', 'holding', '10%')]));
  let depth = 0;
  for (let level = tree; level.length > 0; level = [...(level[0]?.owners ?? [])]) depth += 1;
  assert.equal(depth, 4);
});
