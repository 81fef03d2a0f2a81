import type pg from 'pg';
import { createPool, cutConnections } from '../pool.ts';
import { prepareStatements } from '../prepared-statements.ts';
import { createReader, type Reader } from '../reader.ts';
import { type ReplicaReport, type ReplicaState, type WatchOptions, watchReplica } from './replica-watch.ts';
import { routeReads } from './routed-pool.ts';

/** A replica for reading, beside the primary. */
export interface Reads {
  readonly reader: Reader;
  state(): ReplicaState;
  /** Something that is kept or that its author looks at has changed: it is read from the primary until the replica has it. */
  noteChange(): void;
  close(): Promise<void>;
}

export type ReplicaConfig = Readonly<{ url: string; maxLagSeconds: number }>;

/** Opens the replica for reading; one that is away, behind or none at all is no hindrance, and is tried again for ever. */
export async function openReads(
  options: Readonly<{
    replica: ReplicaConfig;
    primary: Readonly<{ url: string; pool: pg.Pool }>;
    report: (report: ReplicaReport) => void;
  }> &
    Pick<WatchOptions, 'heartbeatMs' | 'answerMs' | 'restMs'>,
): Promise<Reads> {
  const { replica, primary, report, ...times } = options;
  const probe = { max: 1, applicationName: 'countercheck-replica-watch', statementTimeoutMs: 2_000 };
  const probes = { primary: createPool(primary.url, probe), replica: createPool(replica.url, probe) };
  const pool = createPool(replica.url, { applicationName: 'countercheck-reads' });
  const watch = await watchReplica({
    ...probes,
    ...times,
    maxLagMs: replica.maxLagSeconds * 1_000,
    report,
    onSilence: () => cutConnections(pool),
  });
  return {
    reader: createReader(routeReads(prepareStatements(primary.pool), prepareStatements(pool), watch)),
    state: watch.state,
    noteChange: watch.noteChange,
    async close() {
      await watch.close();
      await Promise.all([pool.end(), probes.primary.end(), probes.replica.end()]);
    },
  };
}
