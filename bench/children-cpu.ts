import { readFileSync } from 'node:fs';
import { cpuMs, ticksPerSecond } from './cpu-time.ts';

/** Processor milliseconds of all children of a process, those that have ended as well; NaN where /proc is not. */
export function childrenCpuMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The 16th and 17th field of the whole line: what children that are waited for have used.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ended = ((Number(fields[13]) + Number(fields[14])) * 1000) / ticksPerSecond;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const alive = children === '' ? [] : children.split(' ').map(Number);
    return alive.reduce((sum, child) => sum + (cpuMs(child) ?? 0), ended);
  } catch {
    return Number.NaN;
  }
}
