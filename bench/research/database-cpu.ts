import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { childrenCpuMs } from '../children-cpu.ts';

/** Processor milliseconds that the server of a database has used so far, all its processes, ended ones too; NaN where /proc is not. */
export async function databaseCpuMs(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  try {
    const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8');
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
    return childrenCpuMs(Number(parent));
  } catch {
    return Number.NaN;
  }
}
