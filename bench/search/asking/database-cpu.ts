import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ticksASecond = 100;

/** Processor milliseconds that a PostgreSQL of this machine has used, with all its processes; 0 where Linux does not say. */
export function databaseCpuMs(folder: string): number {
  const [pidFile] = globSync('**/postmaster.pid', { cwd: folder });
  if (pidFile === undefined || !existsSync('/proc/self/stat')) return 0;
  const postmaster = readFileSync(join(folder, pidFile), 'utf8').split('\n')[0] ?? '';
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    // Behind the name in brackets: state, parent, then user and system time at 12 and 13, of dead children at 14 and 15.
    const fields = statOf(pid);
    const isIt = pid === postmaster;
    if (!isIt && fields[1] !== postmaster) continue;
    ticks += Number(fields[11]) + Number(fields[12]);
    if (isIt) ticks += Number(fields[13]) + Number(fields[14]);
  }
  return (ticks * 1000) / ticksASecond;
}

function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // has ended meanwhile
  }
}
