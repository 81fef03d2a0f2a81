import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSeededRandom } from '#database/seed/demo-register/seeded-random.ts';
import { minuteMs } from '#kernel/clock.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import { createPool } from '#platform/database/pool.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { createCallers } from './callers.ts';
import { createFastClock } from './fast-clock.ts';
import { startFront } from './front.ts';
import { type Journey, type JourneyKind, type JourneyWorld, journeyKinds, live } from './journey.ts';
import { startMailWorld } from './mail-world.ts';
import { type Member, startMember } from './member.ts';
import { startStruckPostgres } from './postgres.ts';
import { type Finding, judge, timelineOf } from './verdict.ts';

export type ChaosPlan = Readonly<{
  seed: string;
  orders: number;
  /** So many buyers at the same time. */
  atOnce: number;
  /** In how many of a hundred steps a process is killed. */
  killPercent: number;
  /** How many of a hundred calls of the gateway, webhooks and mails go wrong. */
  gatewayPercent: number;
  mailPercent: number;
  /** How often PostgreSQL goes down and comes back. */
  restarts: number;
  gateway: 'sandbox' | 'stripe';
  settleLimitMs: number;
}>;

export type ChaosResult = Readonly<{
  findings: readonly Finding[];
  /** Of the first orders with findings. */
  timelines: readonly string[];
  /** What happened, a line each. */
  figures: readonly string[];
}>;

/** So many seconds of the run's clock pass in one. */
const rate = 10;
const workEveryMs = minuteMs / rate;
const shownTimelines = 3;

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
  const random = (of: string) => createSeededRandom(`${plan.seed} ${of}`);
  const broken: Finding[] = [];
  const serverErrors = new Map<string, number>();
  const onServerError = (what: string) => serverErrors.set(what, (serverErrors.get(what) ?? 0) + 1);
  // A Wednesday, within the desk's hours.
  const clock = createFastClock({
    epochMs: Date.parse('2026-11-18T08:00:00Z'),
    beganMs: Date.now(),
    rate,
    jumpedMs: 0,
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-chaos-'));
  closers.push(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  openSecrets(dataDir);
  // Killed processes start again and again: what Node has compiled is kept between them.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled-chaos');
  const postgres = await startStruckPostgres();
  closers.push(() => postgres.close());
  say('PostgreSQL is there');
  const pool = createPool(postgres.url, { max: 5, applicationName: 'chaos' });
  closers.push(() => pool.end());
  const mail = await startMailWorld(clock, random('mail').next, plan.mailPercent / 100);
  closers.push(() => mail.close());

  const apps: Member[] = [];
  const front = await startFront(apps, random('webhooks').chance, onServerError);
  closers.push(() => front.close());
  const common = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    DEMO: 'on',
    MAIL_URL: mail.url,
    LOG_LEVEL: 'error',
    RESEARCH_SOURCES: 'none',
    ABUSE_LIMIT_FACTOR: '100000',
    PUBLIC_URL: 'http://chaos.example',
    RENDER_PROCESSES: '1',
    ...(plan.gateway === 'stripe' ? { CARD_GATEWAYS: 'stripe', STRIPE_API_HOST: 'sandbox' } : {}),
  };
  const clockNow = () => ({ CLOCK: JSON.stringify(clock.course()) });
  const errors = new Map<string, number>();
  const onLine = (line: string) => {
    const words = wordsOf(line);
    errors.set(words, (errors.get(words) ?? 0) + 1);
    if (/^(request failed|answered) .*500/.test(words) || words.includes('Unhandled')) onServerError(line);
  };
  const start = async (...args: Parameters<typeof startMember>) => {
    const member = await startMember(...args);
    closers.push(() => member.stop());
    return member;
  };
  const sandbox = await start(
    'sandbox',
    'chaos-sandbox-process.ts',
    (life, url) => ({
      ...common,
      ...clockNow(),
      SANDBOX_PORT: url === undefined ? '0' : new URL(url).port,
      SANDBOX_FAULTS: String(plan.gatewayPercent),
      SITE_URL: front.url,
      SEED: plan.seed,
      LIFE: String(life),
    }),
    onLine,
  );
  const env = () => ({ ...common, ...clockNow(), SANDBOX: sandbox.url() ?? sandboxUrl });
  const sandboxUrl = sandbox.url() ?? '';
  apps.push(
    ...(await Promise.all(
      ['app 1', 'app 2'].map((name) => start(name, 'chaos-app-process.ts', env, onLine)),
    )),
  );
  const members = [...apps, sandbox];
  say(`two processes of the site, the gateway and PostgreSQL are there; seed ${plan.seed}`);

  const callers = createCallers(apps, random('callers').next, onServerError);
  /** All of them, also those that were just starting when the clock was moved on. */
  const tellTime = () => {
    for (const member of members) member.tell(`jumped ${clock.course().jumpedMs}`);
  };
  const ticker = setInterval(() => {
    tellTime();
    for (const app of apps) app.tell('work');
  }, workEveryMs);
  closers.push(async () => clearInterval(ticker));

  /** Asks the database as long as it is away. */
  async function ask<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    for (;;) {
      try {
        return (await pool.query<Row>(sql, values)).rows;
      } catch {
        await wait(100);
      }
    }
  }
  const kill = random('kills');
  const world = (of: number): JourneyWorld => {
    const own = random(`journey ${of}`);
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

  const kinds = random('kinds');
  const journeys: Journey[] = Array.from({ length: plan.orders }, (_, index) => ({
    index,
    kind: kindAt(kinds.next()),
  }));
  let done = 0;
  let restarts = 0;
  const waiting = [...journeys];
  const buyer = async () => {
    for (let journey = waiting.shift(); journey !== undefined; journey = waiting.shift()) {
      try {
        await live(world(journey.index), journey);
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
  say('all buyers are through; what is under way settles');
  await front.sendLate();

  // Whoever has not paid by now never will, and leases of what was killed end.
  const jump = (ms: number) => {
    clock.jumpTo(clock.course().jumpedMs + ms);
    tellTime();
  };
  const settled = async () => {
    const [row] = await ask<{ open: number }>(
      `SELECT (SELECT count(*) FROM outbox WHERE done_at IS NULL AND given_up_at IS NULL)
       + (SELECT count(*) FROM payments WHERE state IN ('created', 'requires_action', 'unknown', 'authorised', 'verified',
           'void_due', 'capture_due', 'capture_unknown'))
       + (SELECT count(*) FROM orders WHERE state IN ('awaiting_payment', 'ready', 'sending', 'report_sent', 'refunding'))
       + (SELECT count(*) FROM refunds WHERE state NOT IN ('succeeded', 'failed')) AS open`,
    );
    return Number(row?.open) === 0;
  };
  const until = performance.now() + plan.settleLimitMs;
  while (!(await settled()) && performance.now() < until) {
    jump(10 * minuteMs);
    for (const app of apps) app.tell('work');
    await wait(500);
  }
  say('judged');

  const findings = [...broken, ...(await judge(pool, journeys, mail.reports))];
  for (const [what, times] of serverErrors) findings.push({ what: `${times} × ${what}` });
  const numbers = [...new Set(findings.flatMap(({ number }) => number ?? []))].slice(0, shownTimelines);
  const timelines: string[] = [];
  for (const number of numbers) timelines.push(`${number}`, ...(await timelineOf(pool, number)), '');
  const kills = members.map((member) => `${member.name} ${member.kills()}`).join(', ');
  const { mails, troubles } = mail.counts();
  return {
    findings,
    timelines,
    figures: [
      `seed ${plan.seed}: ${plan.orders} orders by ${plan.gateway}, killed: ${kills}, PostgreSQL restarted ${restarts} times`,
      `${callers.counts.calls} calls, ${callers.counts.lost} without an answer, ${callers.counts.away} told to come again`,
      `webhooks: ${JSON.stringify(front.counts)}; mails taken ${mails}, in trouble ${troubles}`,
      ...[...errors]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, 12)
        .map(([words, times]) => `log: ${times} × ${words}`),
    ],
  };
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

/** A line of a process's log without what differs from line to line. */
function wordsOf(line: string): string {
  try {
    const { msg, err, chore, status, route, words, error, code } = JSON.parse(line);
    const fault = err?.code ?? err?.message ?? error ?? '';
    return [msg, chore, route, status, code, words, String(fault).slice(0, 120)].filter(Boolean).join(' ');
  } catch {
    return line.slice(0, 160);
  }
}
