/**
 * A small process between the application and PostgreSQL, run as `node watchdog.ts <order>`.
 * Its standard input is a pipe that the application holds: when the pipe closes, because the application said so or
 * because it was killed with no chance to say anything, PostgreSQL is told to end. Nothing is left behind.
 */
import { execFile, spawn } from 'node:child_process';

/** What the application asks for, as JSON in the first argument. */
export type WatchdogOrder = Readonly<{
  postgres: string;
  pgCtl: string;
  args: readonly string[];
  cwd: string;
  user: Readonly<{ uid: number; gid: number }> | null;
}>;

/** What the watchdog says on its standard output, one JSON a line. */
export type WatchdogReport = Readonly<
  { kind: 'started'; pid: number } | { kind: 'failed'; message: string } | { kind: 'ended'; how: string }
>;

/** Milliseconds after which a polite request becomes an order, and an order becomes force. */
const immediateAfterMs = 10_000;
const killAfterMs = 20_000;

function run(order: WatchdogOrder): void {
  const server = spawn(order.postgres, order.args, {
    cwd: order.cwd,
    // PostgreSQL writes its log straight to the application through our standard error.
    stdio: ['ignore', 2, 2],
    ...(order.user ?? {}),
  });
  const signal = (name: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => {
    // Windows has no signals; pg_ctl knows the door that PostgreSQL keeps there instead.
    if (process.platform === 'win32' && name !== 'SIGKILL') {
      execFile(order.pgCtl, ['kill', name.slice(3), String(server.pid)], () => {});
    } else server.kill(name);
  };
  const timers: NodeJS.Timeout[] = [];
  let isOver = false;
  const end = () => {
    if (isOver || timers.length > 0) return;
    timers.push(setTimeout(signal, immediateAfterMs, 'SIGQUIT'), setTimeout(signal, killAfterMs, 'SIGKILL'));
    signal('SIGINT');
  };
  const finish = (report: WatchdogReport) => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    say(report);
    process.stdin.destroy();
  };
  server.on('spawn', () => say({ kind: 'started', pid: server.pid ?? 0 }));
  server.on('error', (error) => {
    if (server.pid === undefined) finish({ kind: 'failed', message: error.message });
  });
  server.on('exit', (code, killedBy) => finish({ kind: 'ended', how: killedBy ?? `exit code ${code}` }));
  for (const event of ['end', 'close', 'error'] as const) process.stdin.on(event, end);
  process.stdin.resume();
}

function say(report: WatchdogReport): void {
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

// Ctrl-C, a closed terminal and a polite end reach the whole group: the application decides what they mean.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
// The application may be gone when we report; that is no reason to leave the work undone.
process.stdout.on('error', () => {});
// The order is written by server-process.ts of the same version, as WatchdogOrder.
if (import.meta.main) run(JSON.parse(process.argv[2] ?? '') as WatchdogOrder);
