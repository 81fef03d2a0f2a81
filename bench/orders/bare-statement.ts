import type pg from 'pg';
import { databaseCpuMs } from '../research/database-cpu.ts';

const asked = 3_000;
const warmUp = 500;

/**
 * Processor milliseconds of both sides for a statement that asks for nothing, one after the other on one connection: what talking to the
 * database costs on this machine, which is most of an order, so that figures of two machines can be compared.
 */
export async function bareStatementMs(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    const ask = async (times: number) => {
      for (let at = 0; at < times; at += 1) await client.query({ name: 'bare', text: 'SELECT 1' });
    };
    await ask(warmUp);
    const used = async () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1000 + (await databaseCpuMs(pool));
    };
    const before = await used();
    await ask(asked);
    return ((await used()) - before) / asked;
  } finally {
    client.release();
  }
}
