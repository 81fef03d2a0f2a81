import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineStateMachine } from './state-machine.ts';

const door = defineStateMachine<'shut' | 'open' | 'gone', 'push' | 'pull' | 'burn'>(
  ['shut', 'open', 'gone'],
  [
    { from: 'shut', event: 'push', to: 'open', by: 'anyone' },
    { from: 'open', event: 'pull', to: 'shut', by: 'anyone' },
    { from: 'open', event: 'burn', to: 'gone', by: 'fire' },
  ],
);

test('follows its edges and no others', () => {
  assert.equal(door.initial, 'shut');
  assert.equal(door.next('shut', 'push'), 'open');
  assert.equal(door.next('shut', 'burn'), undefined);
  assert.equal(door.may('open', 'burn'), true);
  assert.deepEqual(door.states.filter(door.isFinal), ['gone']);
});

test('draws itself', () => {
  assert.match(door.draw(), /\[\*\] --> shut[\s\S]*open --> gone: burn \(fire\)[\s\S]*gone --> \[\*\]/);
});

test('two edges by one event, or a state that nothing leads to, do not start', () => {
  const edge = { from: 'a', event: 'x', to: 'b', by: '' } as const;
  assert.throws(() => defineStateMachine(['a', 'b'], [edge, { ...edge, to: 'a' }]), /two edges/);
  assert.throws(
    () => defineStateMachine<'a' | 'b' | 'c', 'x'>(['a', 'b', 'c'], [edge]),
    /cannot be reached: c/,
  );
});
