import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Timeline, TimelineRow } from '#workflows/read-timeline/contract.ts';
import { joinPieces } from './join-pieces.ts';

const row = (minute: number, ref: string): TimelineRow => {
  const at = `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return {
    ...{ key: `${at}~70~${ref}`, at, kind: 'work', what: 'dossier', event: 'change', actor: 'system' },
    ...{ actorName: null, text: null, ofId: null, details: {}, mentions: [] },
  };
};
const piece = (rows: TimelineRow[], earlier: string | null): Timeline => ({
  ...{ rows, earlier, counts: [], colleagues: [] },
});
const refs = ({ rows }: Timeline) => rows.map(({ key }) => key.slice(-1)).join('');

test('what came earlier stays above the latest rows, and its mark with it', () => {
  const before = piece([row(1, 'a'), row(2, 'b'), row(3, 'c')], null);
  const joined = joinPieces(before, piece([row(3, 'c'), row(4, 'd')], 'mark'));
  assert.deepEqual([refs(joined), joined.earlier], ['abcd', null]);
});

test('a row that has grown stands once, where it is now', () => {
  const before = piece([row(1, 'a'), row(2, 'b')], 'older');
  assert.equal(refs(joinPieces(before, piece([row(2, 'b'), row(5, 'a')], 'mark'))), 'ba');
});

test('where the latest rows are all there are, nothing else is kept: a note taken back is gone', () => {
  const before = piece([row(1, 'a'), row(2, 'b')], null);
  assert.equal(refs(joinPieces(before, piece([row(2, 'b')], null))), 'b');
});
