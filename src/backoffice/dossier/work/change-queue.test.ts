import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChangeQueue, type Sent } from './change-queue.ts';
import { createWaitingStore, maxWaiting } from './waiting-store.ts';

function memory(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new Error('QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

function queueOver(storage: ReturnType<typeof memory>, answer: (change: string) => Sent<string>) {
  const sent: { id: string; change: string }[] = [];
  const timers: (() => void)[] = [];
  const queue = createChangeQueue<string, string>({
    store: createWaitingStore<string>(storage, 'key'),
    async send({ id, change }) {
      sent.push({ id, change });
      return answer(change);
    },
    onState: () => {},
    now: () => new Date(0),
    later(work) {
      timers.push(work);
      return () => {};
    },
    onSignedOut: () => {},
  });
  return { queue, sent, timers };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const saved = { is: 'saved', at: '2026-11-23T10:00:00.000Z' } as const;

test('what nobody answers waits, outlives the page, and is sent again in order under the same ids', async () => {
  const storage = memory();
  const first = queueOver(storage, () => ({ is: 'unreachable' }));
  first.queue.add('one');
  first.queue.add('two');
  await settled();
  assert.equal(first.queue.state().isUnreachable, true);
  assert.deepEqual(
    first.queue.state().waiting.map(({ change }) => change),
    ['one', 'two'],
  );
  assert.equal(first.timers.length, 1);
  const second = queueOver(storage, () => saved);
  second.queue.retry();
  await settled();
  assert.deepEqual(
    second.sent.map(({ change }) => change),
    ['one', 'two'],
  );
  assert.equal(second.sent[0]?.id, first.sent[0]?.id);
  assert.equal(second.queue.state().savedAt, saved.at);
  assert.equal(storage.getItem('key'), null);
});

test('what is refused leaves the queue and is told; the next one is sent all the same', async () => {
  const { queue } = queueOver(memory(), (change) =>
    change === 'bad' ? { is: 'refused', refusal: 'no' } : saved,
  );
  queue.add('bad');
  queue.add('good');
  await settled();
  const [refused] = queue.state().refused;
  assert.equal(refused?.refusal, 'no');
  assert.equal(queue.state().waiting.length, 0);
  queue.settle(refused?.entry.id ?? '');
  assert.equal(queue.state().refused.length, 0);
});

test('no more is taken than can be kept, and who is signed out loses nothing', async () => {
  const { queue } = queueOver(memory(), () => ({ is: 'signed_out' }));
  for (let index = 0; index < maxWaiting; index += 1) assert.equal(queue.add('x'), true);
  assert.equal(queue.add('x'), false);
  await settled();
  assert.equal(queue.state().waiting.length, maxWaiting);
  assert.equal(queueOver(memory(5), () => saved).queue.add('x'), false);
});

test('two tabs keep what waits beside each other', async () => {
  const storage = memory();
  const one = queueOver(storage, () => ({ is: 'unreachable' }));
  const other = queueOver(storage, () => ({ is: 'unreachable' }));
  one.queue.add('one');
  other.queue.add('other');
  await settled();
  const third = queueOver(storage, () => saved);
  assert.deepEqual(
    third.queue.state().waiting.map(({ change }) => change),
    ['one', 'other'],
  );
});
