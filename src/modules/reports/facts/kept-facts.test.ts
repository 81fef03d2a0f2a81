import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { waitFor } from '#testing/timeline.ts';
import { createKeptFacts } from './kept-facts.ts';

test('facts are known under their stamp alone', () => {
  const kept = createKeptFacts();
  kept.put('dossier', 'first', []);
  assert.deepEqual(kept.get('dossier', 'first'), []);
  assert.equal(kept.get('dossier', 'second'), undefined);
  assert.equal(kept.get('other', 'first'), undefined);
});

test('what nobody has needed for a while leaves the memory, though nobody asks for it', async () => {
  const kept = createKeptFacts(200, 10);
  kept.put('needed', 'stamp', []);
  kept.put('left', 'stamp', []);
  assert.equal(kept.count(), 2);
  await waitFor('one to go', async () => {
    await pause(20);
    return (kept.get('needed', 'stamp') !== undefined && kept.count() === 1) || undefined;
  });
  await waitFor('the other to go', async () => kept.count() === 0 || undefined);
  kept.put('again', 'stamp', []);
  await waitFor('what comes later to go', async () => kept.count() === 0 || undefined);
});
