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

test('without a state there is no machine, and an edge from a lost state reaches nothing', () => {
  assert.throws(() => defineStateMachine([], []), /needs a state/);
  assert.throws(
    () =>
      defineStateMachine<'a' | 'b' | 'c', 'x'>(
        ['a', 'b', 'c'],
        [
          { from: 'b', event: 'x', to: 'c', by: '' },
          { from: 'c', event: 'x', to: 'b', by: '' },
        ],
      ),
    /cannot be reached: b, c/,
  );
});

test('only what nothing leaves is drawn with an end, and each state leads where its own edges lead', () => {
  assert.equal(door.draw().match(/--> \[\*\]/g)?.length, 1);
  assert.equal(door.may('gone', 'push'), false);
  assert.equal(door.isFinal('shut'), false);
  assert.equal(door.next('shut', 'pull'), undefined);
});

test('the same event may leave several states, and several may lead to one', () => {
  const lamp = defineStateMachine<'off' | 'dim' | 'bright', 'press' | 'cut'>(
    ['off', 'dim', 'bright'],
    [
      { from: 'off', event: 'press', to: 'dim', by: 'anyone' },
      { from: 'dim', event: 'press', to: 'bright', by: 'anyone' },
      { from: 'bright', event: 'press', to: 'off', by: 'anyone' },
      { from: 'dim', event: 'cut', to: 'off', by: 'power' },
      { from: 'bright', event: 'cut', to: 'off', by: 'power' },
    ],
  );
  const cycle = (['off', 'dim', 'bright'] as const).map((state) => lamp.next(state, 'press'));
  assert.deepEqual(cycle, ['dim', 'bright', 'off']);
  assert.equal(lamp.may('off', 'cut'), false);
});
