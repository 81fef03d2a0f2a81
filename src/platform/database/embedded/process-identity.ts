import { readFileSync } from 'node:fs';
import { systemErrorCode } from './embedded-postgres-error.ts';

/** Whether a process exists. A zombie has ended already: nobody collected it yet, but it holds nothing. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemErrorCode(error) === 'EPERM';
  }
  return readStat(pid)?.state !== 'Z';
}

/**
 * What tells one process from a later one that got the same number: its start time and the boot of the machine.
 * Empty where the system does not say (not Linux, or /proc is hidden). Needed because after a restart of a
 * container the same program very often gets the same pid.
 */
export function processStamp(pid: number): string {
  const startTicks = readStat(pid)?.startTicks;
  return startTicks === undefined ? '' : `${startTicks}@${bootId()}`;
}

function readStat(pid: number): { state: string; startTicks: string } | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold spaces and brackets, so fields are counted from the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
