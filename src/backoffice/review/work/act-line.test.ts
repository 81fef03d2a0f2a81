import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ActPlaces, createActLine } from './act-line.ts';

/** A line, what was sent of it, and how each act of it ended. */
function lineOf() {
  const line = createActLine();
  const sent: string[] = [];
  const add = (name: string, places: ActPlaces, fails = false) =>
    line
      .add(places, async () => {
        sent.push(name);
        await Promise.resolve();
        if (fails) throw new Error(`${name} is refused`);
        return 'done';
      })
      .catch((error: Error) => error.message);
  return { add, sent };
}

test('acts are sent one by one in their order', async () => {
  const { add, sent } = lineOf();
  const acts = [add('comment', ['name']), add('accept', ['name', 'address']), add('approve', undefined)];
  assert.deepEqual(sent, []);
  assert.deepEqual(await Promise.all(acts), ['done', 'done', 'done']);
  assert.deepEqual(sent, ['comment', 'accept', 'approve']);
});

test('what waits behind a refused act of the same value is not sent, nor what waits behind that', async () => {
  const { add, sent } = lineOf();
  const fault = 'comment is refused';
  const acts = [
    add('comment', ['name'], true),
    add('accept elsewhere', ['capital']),
    add('accept', ['name', 'address']),
    add('undo', ['address']),
    add('approve', undefined),
  ];
  assert.deepEqual(await Promise.all(acts), [fault, 'done', fault, fault, fault]);
  assert.deepEqual(sent, ['comment', 'accept elsewhere']);
});

test('what is done once the fault is known is sent', async () => {
  const { add, sent } = lineOf();
  await add('comment', ['name'], true);
  assert.equal(await add('accept', ['name']), 'done');
  assert.deepEqual(sent, ['comment', 'accept']);
});
