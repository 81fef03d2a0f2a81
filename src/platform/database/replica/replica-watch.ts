import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { cutConnections } from '../pool.ts';
import { createLagMeter, endOfWritten } from './lag-meter.ts';

/** `in use`: near enough to the primary. `behind`: too late. `away`: no answer. `not a replica`: of this database it is none. */
export type ReplicaState = 'in use' | 'behind' | 'away' | 'not a replica';

/** A change of the state, for the log. */
export type ReplicaReport = Readonly<{
  state: ReplicaState;
  lagMs: number;
  /** Bytes of the log that have arrived there and wait to be replayed. */
  waitingBytes: number;
  error?: unknown;
}>;

export interface ReplicaWatch {
  /** Whether a read may go to the replica now: near enough, and with everything that was changed on purpose. */
  mayRead(): boolean;
  state(): ReplicaState;
  /** Something that is kept or that its author looks at has changed: nothing is read here before the replica has it. */
  noteChange(): void;
  /** A read has failed there: it is left alone for a while. */
  noteFault(error: unknown): void;
  close(): Promise<void>;
}

export type WatchOptions = Readonly<{
  /** One connection each, used for nothing else: a busy pool is no lag. */
  primary: pg.Pool;
  replica: pg.Pool;
  /** Milliseconds that the replica may be behind. */
  maxLagMs: number;
  report: (report: ReplicaReport) => void;
  /** The replica takes connections and says nothing: whoever waits for it waits in vain. */
  onSilence: () => void;
  heartbeatMs?: number;
  answerMs?: number;
  restMs?: number;
}>;

/** While a change is on its way to the replica it is asked so often. */
const hurryMs = 25;

/** Asks primary and replica every second how far they are, and says whether the replica may be read. */
export async function watchReplica(options: WatchOptions): Promise<ReplicaWatch> {
  const { primary, replica, maxLagMs, report, onSilence } = options;
  const { heartbeatMs = 1_000, answerMs = 2_000, restMs = 5_000 } = options;
  const meter = createLagMeter();
  let state: ReplicaState = 'away';
  let isReported = false;
  let restUntil = 0;
  let replayed = 0n;
  /** Changes that were noted, and up to which of them we know where in the log they stand at the latest. */
  let changes = 1;
  let located = 0;
  let floor = 0n;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let timer: NodeJS.Timeout | undefined;

  const hasChanges = () => located === changes && replayed >= floor;

  function turn(next: ReplicaState, more: Omit<ReplicaReport, 'state'>): void {
    if (isClosed || (isReported && next === state)) return;
    state = next;
    isReported = true;
    report({ state, ...more });
  }

  async function measure(): Promise<void> {
    const before = changes;
    const [own, other] = await Promise.all([
      ask<Position>(primary, positionOfPrimary, answerMs).catch((error: unknown) => ({ error })),
      ask<ReplicaPosition>(replica, positionOfReplica, answerMs).catch((error: unknown) => ({ error })),
    ]);
    const now = performance.now();
    if (!('error' in own)) {
      const written = endOfWritten(BigInt(own.position));
      meter.note(written, now);
      if (located < before) {
        located = before;
        floor = written;
      }
    }
    if ('error' in other) {
      if (other.error === silence) onSilence();
      return turn('away', { lagMs: 0, waitingBytes: 0, error: other.error });
    }
    replayed = BigInt(other.position);
    const waitingBytes = Math.max(0, Number(BigInt(other.received) - replayed));
    const isOther = !('error' in own) && (own.cluster !== other.cluster || own.name !== other.name);
    if (!other.isReplica || isOther) return turn('not a replica', { lagMs: 0, waitingBytes });
    const lagMs = meter.lagMs(replayed, now);
    if (now < restUntil) return;
    // Who has been late has to be well in time again, or it would come and go.
    const limit = state === 'behind' ? maxLagMs / 2 : maxLagMs;
    // Without a word of the primary nobody knows how late a replica is that was not in use before.
    if ('error' in own && state !== 'in use') return turn('away', { lagMs, waitingBytes, error: own.error });
    turn(lagMs > limit ? 'behind' : 'in use', { lagMs, waitingBytes });
  }

  function beat(): void {
    clearTimeout(timer);
    if (isClosed) return;
    if (running !== undefined) {
      isWanted = true;
      return;
    }
    running = measure().finally(() => {
      running = undefined;
      const isHurried = isWanted || (state === 'in use' && !hasChanges());
      timer = setTimeout(beat, isWanted ? 0 : isHurried ? hurryMs : heartbeatMs);
      timer.unref();
      isWanted = false;
    });
  }

  beat();
  await running;
  return {
    mayRead: () => state === 'in use' && hasChanges(),
    state: () => state,
    noteChange() {
      changes += 1;
      beat();
    },
    noteFault(error) {
      restUntil = performance.now() + restMs;
      turn('away', { lagMs: 0, waitingBytes: 0, error });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

type Position = Readonly<{ position: string; cluster: string; name: string }>;
type ReplicaPosition = Position & Readonly<{ isReplica: boolean; received: string }>;

/** Positions in the log as bytes from its beginning. */
const head = `SELECT (SELECT system_identifier::text FROM pg_control_system()) AS cluster, current_database() AS name`;
const positionOfPrimary = `${head}, (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::text AS position`;
const positionOfReplica = `${head}, pg_is_in_recovery() AS "isReplica",
  coalesce(pg_last_wal_replay_lsn() - '0/0'::pg_lsn, 0)::text AS position,
  coalesce(pg_last_wal_receive_lsn() - '0/0'::pg_lsn, 0)::text AS received`;

const silence = new Error('no answer in time');

async function ask<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string, ms: number): Promise<Row> {
  const question = pool.query<Row>(text).then(({ rows: [row] }) => row);
  question.catch(() => {});
  const answer = await Promise.race([question, delay(ms, silence, { ref: false })]);
  if (answer === silence) {
    cutConnections(pool);
    throw silence;
  }
  if (answer === undefined || answer instanceof Error) throw new Error('an answer without a row');
  return answer;
}
