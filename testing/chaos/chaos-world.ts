import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createSeededRandom } from '#database/seed/demo-register/seeded-random.ts';
import { minuteMs } from '#kernel/clock.ts';
import { createPool } from '#platform/database/pool.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import type { ChaosPlan } from './chaos-plan.ts';
import { createFastClock } from './fast-clock.ts';
import { startFront } from './front.ts';
import { startMailWorld } from './mail-world.ts';
import { type Member, startMember } from './member.ts';
import { type StruckPostgres, startStruckPostgres } from './postgres.ts';

/** So many seconds of the run's clock pass in one. */
const rate = 10;
const workEveryMs = minuteMs / rate;

/** Everything a run needs: two processes of the site, the gateway apart, PostgreSQL, mail server, and one clock for all. */
export type ChaosWorld = Readonly<{
  clock: ReturnType<typeof createFastClock>;
  postgres: StruckPostgres;
  pool: pg.Pool;
  mail: Awaited<ReturnType<typeof startMailWorld>>;
  front: Awaited<ReturnType<typeof startFront>>;
  apps: readonly Member[];
  sandbox: Member;
  /** Moves the clock of all of them on. */
  jump(ms: number): void;
  /** Has the processes do what the worker does every minute. */
  work(): void;
}>;

/** Starts it; each thing adds how it ends to `closers` as soon as it stands. */
export async function openChaosWorld(
  { seed, mailPercent, gatewayPercent, gateway }: ChaosPlan,
  on: Readonly<{ line(line: string): void; serverError(what: string): void }>,
  closers: (() => Promise<unknown>)[],
): Promise<ChaosWorld> {
  const random = (of: string) => createSeededRandom(`${seed} ${of}`);
  // A Wednesday, within the desk's hours.
  const epochMs = Date.parse('2026-11-18T08:00:00Z');
  const clock = createFastClock({ epochMs, beganMs: Date.now(), rate, jumpedMs: 0 });
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-chaos-'));
  closers.push(async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  openSecrets(dataDir);
  // Killed processes start again and again: what Node has compiled is kept between them.
  process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled-chaos');
  const postgres = await startStruckPostgres();
  closers.push(() => postgres.close());
  const pool = createPool(postgres.url, { max: 5, applicationName: 'chaos' });
  closers.push(() => pool.end());
  const mail = await startMailWorld(clock, random('mail').next, mailPercent / 100);
  closers.push(() => mail.close());
  const apps: Member[] = [];
  const front = await startFront(apps, random('webhooks').chance, on.serverError);
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
    ...(gateway === 'stripe' ? { CARD_GATEWAYS: 'stripe', STRIPE_API_HOST: 'sandbox' } : {}),
  };
  const clockNow = () => ({ CLOCK: JSON.stringify(clock.course()) });
  const start = async (name: string, script: string, env: Parameters<typeof startMember>[2]) => {
    const member = await startMember(name, script, env, on.line);
    closers.push(() => member.stop());
    return member;
  };
  const sandbox = await start('sandbox', 'chaos-sandbox-process.ts', (life, url) => ({
    ...common,
    ...clockNow(),
    SANDBOX_PORT: url === undefined ? '0' : new URL(url).port,
    SANDBOX_FAULTS: String(gatewayPercent),
    SITE_URL: front.url,
    SEED: seed,
    LIFE: String(life),
  }));
  const sandboxUrl = sandbox.url() ?? '';
  const env = () => ({ ...common, ...clockNow(), SANDBOX: sandbox.url() ?? sandboxUrl });
  const names = ['app 1', 'app 2'];
  apps.push(...(await Promise.all(names.map((name) => start(name, 'chaos-app-process.ts', env)))));

  /** All of them, also those that were just starting when the clock was moved on. */
  const tellTime = () => {
    for (const member of [...apps, sandbox]) member.tell(`jumped ${clock.course().jumpedMs}`);
  };
  const work = () => {
    for (const app of apps) app.tell('work');
  };
  const ticker = setInterval(() => {
    tellTime();
    work();
  }, workEveryMs);
  closers.push(async () => clearInterval(ticker));
  return {
    clock,
    postgres,
    pool,
    mail,
    front,
    apps,
    sandbox,
    jump(ms) {
      clock.jumpTo(clock.course().jumpedMs + ms);
      tellTime();
    },
    work,
  };
}
