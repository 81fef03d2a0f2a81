import type { RefreshDone, RefreshTask } from './calls.ts';

/** Refreshes: one token by many at once, then chains in which each token is exchanged for the next. */
const { url, email, password, atOnce, rounds, seconds }: RefreshTask = JSON.parse(process.argv[2] ?? '{}');

type Pair = { token: string; refreshToken: string };

async function post(path: string, body: object): Promise<Pair> {
  const response = await fetch(`${url}/api/v1/Auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}

const signIn = () => post('Login', { email, password });
const refresh = (pair: Pair) => post('RefreshToken', pair);

let [distinct, failures, ms] = [0, 0, 0];
let pair = await signIn();
for (let round = 0; round < rounds; round += 1) {
  const began = performance.now();
  const held = pair;
  const outcomes = await Promise.allSettled(Array.from({ length: atOnce }, () => refresh(held)));
  ms += performance.now() - began;
  const pairs = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  distinct = Math.max(distinct, new Set(pairs.map(({ refreshToken }) => refreshToken)).size);
  failures += outcomes.length - pairs.length;
  const next = pairs[0];
  if (next === undefined) throw new Error('no refresh was answered');
  pair = next;
}

const done: RefreshDone = {
  distinct,
  failures,
  msEach: ms / (rounds * atOnce),
  oneByOnePerSecond: await chains(1),
  eightChainsPerSecond: await chains(8),
};
process.stdout.write(JSON.stringify(done));

async function chains(count: number): Promise<number> {
  const started = await Promise.all(Array.from({ length: count }, signIn));
  const began = performance.now();
  let refreshes = 0;
  await Promise.all(
    started.map(async (first) => {
      let held = first;
      while (performance.now() - began < seconds * 1000) {
        held = await refresh(held);
        refreshes += 1;
      }
    }),
  );
  return (refreshes * 1000) / (performance.now() - began);
}
