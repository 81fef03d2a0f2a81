import { type Clock, hourMs, minuteMs } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { withoutAddresses } from '#platform/jobs/without-addresses.ts';
import type { ServerReport } from './mailer.ts';
import {
  type MailServerState,
  markAlarmed,
  noteFailing,
  noteWorking,
  readServerState,
} from './server-repository.ts';

export type { MailServerState } from './server-repository.ts';

export interface MailServer {
  /** Writes down how a sending went; never throws, so that no mail waits for it. */
  report: ServerReport;
  read(db: Db): Promise<MailServerState>;
  /** Whether it has failed for so long that people should know. */
  isAlarming(state: MailServerState): boolean;
  /** Calls a person while it goes on failing, at once and then every hour. */
  watch(): Promise<void>;
}

/** So long it may fail before people are told: a restart of the mail server is no news. */
const alarmAfterMs = 10 * minuteMs;
const alarmEveryMs = hourMs;
/** So long a success of this process need not be written down again: another one may have failed meanwhile, and waits no longer. */
const restMs = 1_000;

/** Remembers in the database whether the mail server works, for all processes and over restarts. */
export function createMailServer(deps: {
  db: Db;
  clock: Clock;
  /** Called when it works again. */
  onMended: () => Promise<void>;
  alarm: (details: { since: Date; lastError: string | null }) => void;
  warn: (error: unknown) => void;
}): MailServer {
  const { db, clock, onMended, alarm, warn } = deps;
  const isAlarming = ({ failingSince }: MailServerState) =>
    failingSince !== null && clock.now().getTime() - failingSince.getTime() >= alarmAfterMs;
  let notedAt: number | undefined;
  return {
    async report(state) {
      const now = clock.now();
      try {
        if (!state.isWorking) {
          notedAt = undefined;
          await noteFailing(db, withoutAddresses(state.words), now);
        } else if (notedAt === undefined || Math.abs(now.getTime() - notedAt) >= restMs) {
          notedAt = now.getTime();
          const isMended = await noteWorking(db).catch((error: unknown) => {
            notedAt = undefined;
            throw error;
          });
          if (isMended) await onMended();
        }
      } catch (error) {
        warn(error);
      }
    },
    read: readServerState,
    isAlarming,
    async watch() {
      const state = await readServerState(db);
      const now = clock.now();
      if (!isAlarming(state) || state.failingSince === null) return;
      const isMine = await markAlarmed(db, now, new Date(now.getTime() - alarmEveryMs));
      if (isMine) alarm({ since: state.failingSince, lastError: state.lastError });
    },
  };
}
