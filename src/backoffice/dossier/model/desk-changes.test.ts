import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Made } from './change.ts';
import { deskChangesOf } from './desk-changes.ts';
import type { Dossier, Fact } from './dossier.ts';

const fact = (id: string, field: string, standing: Fact['standing'], version: number): Fact => ({
  ...{ id, field, label: field, position: 0, value: 'x', shown: 'x', source: 's', sourceRu: null },
  ...{ sourceUrl: null, retrievedAt: '2026-11-20T09:00:00.000Z', method: 'register', evidenceHash: null },
  ...{ place: null, alternatives: [], isFromMachine: true, standing, version },
  ...{ enteredBy: 'research', enteredAt: '2026-11-20T09:00:00.000Z', confirmation: null },
});
const dossier = (facts: readonly Fact[]) =>
  ({ sections: [{ code: 'contacts', facts, excuse: null }] }) as unknown as Dossier; // what is read of it
const saved = dossier([fact('a', 'phone', 'found', 7), fact('b', 'city', 'contradicted', 8)]);
const count = () => {
  let number = 0;
  return () => `id-${++number}`;
};

test('a value is confirmed as it was seen; of contradicting ones the one that stands is chosen', () => {
  const seen = { shown: saved, saved, waiting: [] };
  const sends = deskChangesOf({ kind: 'confirm', factIds: ['a', 'b'] }, seen, count());
  assert.deepEqual(
    sends.map((send) => [send.act, 'version' in send && send.version, send.id]),
    [
      ['confirm', 7, 'id-1'],
      ['choose', 8, 'id-2'],
    ],
  );
});

test('what still waits of the same place is named by its id: nobody knows its version yet', () => {
  const newId = count();
  const first = deskChangesOf(
    { kind: 'confirm', factIds: ['a'] },
    { shown: saved, saved, waiting: [] },
    newId,
  );
  const made: Made = { change: { kind: 'confirm', factIds: ['a'] }, sends: first };
  const [second] = deskChangesOf(
    { kind: 'remove', factIds: ['a'] },
    { shown: saved, saved, waiting: [made] },
    newId,
  );
  assert.ok(second?.act === 'remove');
  assert.equal(second.after, 'id-1');
});

test('several saves of one act are taken back the last one first', () => {
  const sends = deskChangesOf(
    { kind: 'undo', changeNos: [3, 4] },
    { shown: saved, saved, waiting: [] },
    count(),
  );
  assert.deepEqual(
    sends.map((send) => send.act === 'undo' && send.changeNo),
    [4, 3],
  );
});
