import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ListCode } from '#findings/vocabulary/list-entry.ts';
import { screenOwnership } from './screen-ownership.ts';

const holdings = [
  { owner: 'P', owned: 'A', share: { exact: 60 } },
  { owner: 'A', owned: 'T', share: { exact: 30 } },
  { owner: 'Q', owned: 'T', share: { exact: 20 } },
  { owner: 'R', owned: 'T', share: { min: 25, max: 50 } },
];
const listed = (holder: string, list: ListCode, isConfirmed = true) => ({ holder, list, isConfirmed });
const verdictsOf = (...all: ReturnType<typeof listed>[]) =>
  screenOwnership(holdings, 'T', all).map(({ verdict }) => verdict);

it('counts each list by the rule of its own regime', () => {
  assert.deepEqual(verdictsOf(listed('P', 'ofac-sdn'), listed('Q', 'ofac-sdn')), ['caught', 'free', 'free']);
  assert.deepEqual(verdictsOf(listed('T', 'eu')), ['free', 'caught', 'free']);
  assert.deepEqual(verdictsOf(listed('P', 'un'), listed('Q', 'un')), ['free', 'free', 'free']);
  assert.deepEqual(verdictsOf(listed('R', 'ofac-sdn'), listed('R', 'gb')), ['possible', 'free', 'free']);
});

it('says who blocks, and by which way down', () => {
  const [us] = screenOwnership(holdings, 'T', [listed('P', 'ofac-sdn'), listed('Q', 'ofac-non-sdn')]);
  assert.deepEqual(
    us?.paths.map(({ holder, steps }) => [
      holder,
      ...steps.map(({ owned, share }) => `${share.min} ${owned}`),
    ]),
    [
      ['Q', '20 T'],
      ['P', '60 A', '30 T'],
    ],
  );
  assert.deepEqual(us?.held, { min: 50, max: 50 });
});

it('is provisional while it rests on hits that nobody has confirmed', () => {
  const provisional = (isConfirmed: boolean) =>
    screenOwnership(holdings, 'T', [listed('P', 'ofac-sdn'), listed('Q', 'ofac-sdn', isConfirmed)])[0]
      ?.isProvisional;
  assert.deepEqual([provisional(false), provisional(true)], [true, false]);
});

it('ends on cycles', () => {
  const ring = [
    { owner: 'A', owned: 'B', share: { exact: 60 } },
    { owner: 'B', owned: 'A', share: { exact: 40 } },
    { owner: 'A', owned: 'T', share: { exact: 60 } },
    { owner: 'P', owned: 'A', share: { exact: 60 } },
  ];
  const [us] = screenOwnership(ring, 'T', [listed('P', 'ofac-sdn')]);
  assert.deepEqual([us?.verdict, us?.paths[0]?.steps.length], ['caught', 2]);
});
