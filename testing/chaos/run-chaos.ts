import { setTimeout as wait } from 'node:timers/promises';
import { createSeededRandom } from '#database/seed/demo-register/seeded-random.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import { type Ask, askPatiently } from './ask-patiently.ts';
import { type Callers, createCallers } from './callers.ts';
import type { ChaosPlan } from './chaos-plan.ts';
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts';
import { type Journey, type JourneyKind, type JourneyWorld, journeyKinds, live } from './journey.ts';
import { countLogLines } from './log-lines.ts';
import { settle } from './settle.ts';
import { type Finding, judge, timelineOf } from './verdict.ts';

export type ChaosResult = Readonly<{
  findings: readonly Finding[];
  /** Of the first orders with findings. */
  timelines: readonly string[];
  /** What happened, a line each. */
  figures: readonly string[];
}>;

const shownTimelines = 3;
const shownLogLines = 12;

/** Runs orders through two processes of the site, with everything outside failing, and judges what has become of them. */
export async function runChaos(plan: ChaosPlan, note: (line: string) => void): Promise<ChaosResult> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    return await run(plan, note, closers);
  } finally {
    for (const close of closers.reverse()) await close().catch(() => {});
  }
}

async function run(
  plan: ChaosPlan,
  note: (line: string) => void,
  closers: (() => Promise<unknown>)[],
): Promise<ChaosResult> {
  const began = performance.now();
  const say = (words: string) =>
    note(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${words}`);
  const serverErrors = new Map<string, number>();
  const serverError = (what: string) => serverErrors.set(what, (serverErrors.get(what) ?? 0) + 1);
  const log = countLogLines(serverError);
  const world = await openChaosWorld(plan, { line: log.onLine, serverError }, closers);
  say(`two processes of the site, the gateway and PostgreSQL are there; seed ${plan.seed}`);

  const callers = createCallers(world.apps, createSeededRandom(`${plan.seed} callers`).next, serverError);
  const ask = askPatiently(world.pool);
  const kinds = createSeededRandom(`${plan.seed} kinds`);
  const journeys: Journey[] = Array.from({ length: plan.orders }, (_, index) => ({
    index,
    kind: kindAt(kinds.next()),
  }));
  const restarts = await liveAll(plan, world, journeys, journeyWorlds(plan, world, callers, ask), say);
  say('all buyers are through; what is under way settles');
  await settle(world, ask, plan.settleLimitMs);
  say('judged');

  const findings = await judge(world.pool, journeys, world.mail.reports);
  for (const [what, times] of serverErrors) findings.push({ what: `${times} × ${what}` });
  const numbers = [...new Set(findings.flatMap(({ number }) => number ?? []))].slice(0, shownTimelines);
  const timelines: string[] = [];
  for (const number of numbers) timelines.push(`${number}`, ...(await timelineOf(world.pool, number)), '');
  const members = [...world.apps, world.sandbox];
  const kills = members.map((member) => `${member.name} ${member.kills()}`).join(', ');
  const { mails, troubles } = world.mail.counts();
  return {
    findings,
    timelines,
    figures: [
      `seed ${plan.seed}: ${plan.orders} orders by ${plan.gateway}, killed: ${kills}, PostgreSQL restarted ${restarts} times`,
      `${callers.counts.calls} calls, ${callers.counts.lost} without an answer, ${callers.counts.away} told to come again`,
      `webhooks: ${JSON.stringify(world.front.counts)}; mails taken ${mails}, in trouble ${troubles}`,
      ...log.most(shownLogLines),
    ],
  };
}

/** What each journey sees of the world, with chances of its own, so that a seed means the same whoever is quicker. */
function journeyWorlds(
  plan: ChaosPlan,
  { apps, sandbox, clock }: ChaosWorld,
  callers: Callers,
  ask: Ask,
): (journey: Journey) => JourneyWorld {
  const kill = createSeededRandom(`${plan.seed} kills`);
  return ({ index }) => {
    const own = createSeededRandom(`${plan.seed} journey ${index}`);
    return {
      callers,
      chance: own.chance,
      now: clock.now,
      step() {
        if (!own.chance(plan.killPercent / 100)) return;
        // Of ten it is the gateway once.
        const victim = kill.chance(0.1) ? sandbox : kill.pick(apps);
        setTimeout(() => victim.kill(), kill.between(0, 150)).unref();
      },
      async idOf(number) {
        const [row] = await ask<{ id: string }>('SELECT id FROM orders WHERE number = $1', [number]);
        if (row === undefined) throw new Error(`${number} was answered and is not there`);
        return row.id;
      },
      async stateOf(orderId) {
        const [row] = await ask<{ state: OrderState }>('SELECT state FROM orders WHERE id = $1', [orderId]);
        if (row === undefined) throw new Error(`order ${orderId} is not there any more`);
        return row.state;
      },
    };
  };
}

/** Lets all buyers live, some at a time, while PostgreSQL goes down as often as planned; answers how often it did. */
async function liveAll(
  plan: ChaosPlan,
  { postgres }: ChaosWorld,
  journeys: readonly Journey[],
  worldOf: (journey: Journey) => JourneyWorld,
  say: (words: string) => void,
): Promise<number> {
  let done = 0;
  let restarts = 0;
  const waiting = [...journeys];
  const buyer = async () => {
    for (let journey = waiting.shift(); journey !== undefined; journey = waiting.shift()) {
      try {
        await live(worldOf(journey), journey);
      } catch (error) {
        journey.problem = error instanceof Error ? error.message : String(error);
      }
      done += 1;
      if (done % 10 === 0) say(`${done} buyers are through`);
    }
  };
  const striker = async () => {
    while (restarts < plan.restarts) {
      if (done >= ((restarts + 1) * plan.orders) / (plan.restarts + 1)) {
        await postgres.restart(restarts % 2 === 0 ? 'immediate' : 'fast');
        restarts += 1;
        say('PostgreSQL went down and is back');
      }
      await wait(50);
    }
  };
  await Promise.all([striker(), ...Array.from({ length: plan.atOnce }, buyer)]);
  return restarts;
}

function kindAt(chance: number): JourneyKind {
  const kinds = Object.entries(journeyKinds);
  const total = kinds.reduce((sum, [, { share }]) => sum + share, 0);
  let left = chance * total;
  for (const [kind, { share }] of kinds) {
    left -= share;
    // The keys of the table above.
    if (left < 0) return kind as JourneyKind;
  }
  return 'held';
}
