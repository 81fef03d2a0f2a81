import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Ownership, Party } from '#findings/vocabulary/ownership.ts';
import type { Found } from './found-findings.ts';
import { indirectOwners } from './indirect-owners.ts';

const party = (id: string, partyKind: Party['partyKind'] = 'company'): Party => ({ id, name: id, partyKind });
const subject = 'subject';

function held(owner: Party, owned: Ownership['owned'], exact: number): Found<'ownership'> {
  const interest = { interestType: 'shareholding', directness: 'direct', isBeneficial: false } as const;
  return {
    finding: {
      kind: 'ownership',
      owner,
      owned,
      interests: [{ ...interest, share: { exact } }],
      place: owner.id,
    },
    source: 'a file',
    day: '2026-01-02',
    at: (place) => ({
      ...{ source: 'a file', sourceRu: null, sourceUrl: null, retrievedAt: new Date(0) },
      ...{ method: 'register', evidenceHash: null, place },
    }),
  };
}

const paths = (found: readonly Found<'ownership'>[]) =>
  indirectOwners(found).map(({ cells }) => [cells.owner_share?.value, cells.owner_path?.value]);

test('of layers that all own each other one shortest way is told, and the share through all of them', () => {
  const layers = Array.from({ length: 20 }, (_, layer) =>
    Array.from({ length: 19 }, (_, place) => party(`${layer}-${place}`)),
  );
  const steps = layers.flatMap((owners, layer) => {
    const below = layers[layer - 1];
    return owners.flatMap((owner) =>
      below === undefined
        ? [held(owner, subject, 100 / 19)]
        : below.map((owned) => held(owner, owned, 100 / 19)),
    );
  });
  const person = party('Paula', 'person');
  const top = (layers.at(-1) ?? []).map((owned) => held(person, owned, 100));
  assert.deepEqual(paths([...steps, ...top]), [
    [100, { code: 'indirect', word: '19-0 → 18-0 → 17-0 → … → 2-0 → 1-0 → 0-0' }],
  ]);
});

test('companies that own each other above the company end the way', () => {
  const [a, b, c] = [party('a'), party('b'), party('c')];
  const found = [
    held(a, subject, 80),
    held(b, a, 50),
    held(c, b, 50),
    held(b, c, 50),
    held(party('Paula', 'person'), c, 50),
  ];
  assert.deepEqual(paths(found), [[13.3333, { code: 'indirect', word: 'c → b → a' }]]);
});
