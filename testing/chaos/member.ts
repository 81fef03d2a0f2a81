import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { childEnvironment } from '../processes/child-environment.ts';

/** A process of the run that is started again whenever it ends, as an operator's supervisor would. */
export type Member = Readonly<{
  name: string;
  /** Undefined while it is down. */
  url(): string | undefined;
  kill(): void;
  tell(line: string): void;
  kills(): number;
  stop(): Promise<void>;
}>;

/** Starts a script of `testing/processes` and waits for the line with its address. `env` is asked at each start. */
export async function startMember(
  name: string,
  script: string,
  env: (life: number, url: string | undefined) => Record<string, string>,
  onLine: (line: string) => void,
): Promise<Member> {
  let child: ChildProcess | undefined;
  let url: string | undefined;
  let lastUrl: string | undefined;
  let life = 0;
  let kills = 0;
  let isStopping = false;

  async function live(): Promise<void> {
    life += 1;
    const own = spawn(process.execPath, [join(import.meta.dirname, '../processes', script)], {
      env: { ...childEnvironment(), ...env(life, lastUrl) },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child = own;
    own.stdin.on('error', () => {});
    createInterface({ input: own.stderr }).on('line', onLine);
    createInterface({ input: own.stdout }).on('line', (line) => {
      ({ url } = JSON.parse(line));
      lastUrl = url;
    });
    await once(own, 'exit');
    url = undefined;
  }

  const lives = (async () => {
    while (!isStopping) {
      await live();
      // PostgreSQL may be away: a supervisor waits a little too.
      if (!isStopping) await wait(100);
    }
  })();
  while (url === undefined) {
    if (life > 5) throw new Error(`${name} does not start`);
    await wait(20);
  }
  return {
    name,
    url: () => url,
    kill() {
      if (url === undefined) return;
      kills += 1;
      url = undefined;
      child?.kill('SIGKILL');
    },
    tell(line) {
      if (url !== undefined) child?.stdin?.write(`${line}\n`);
    },
    kills: () => kills,
    async stop() {
      isStopping = true;
      child?.stdin?.end();
      const timer = setTimeout(() => child?.kill('SIGKILL'), 10_000);
      await lives;
      clearTimeout(timer);
    },
  };
}
