import type { Actor } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { neighbourhoodOf } from '#platform/limits/network.ts';
import { accountProblems } from '../account/problems.ts';
import { findAccountByEmail } from '../account/repository.ts';
import { deviceLabel } from '../sessions/device-label.ts';
import type { SecurityEventKind, SecurityEventView } from './contract.ts';
import { createGatheredActs } from './gathered-acts.ts';
import {
  countSecurityEvent,
  deleteSecurityEventsBefore,
  listAll,
  listOwn,
  type NewSecurityEvent,
  type SecurityEvent,
} from './repository.ts';

/** How long one is kept, and how many of an account's day are told apart. */
const securityEventsKeptMs = 90 * dayMs;
const maxRowsOfDay = 100;
/** Addresses without an account share one place. */
const maxStrangersOfDay = 1_000;
const listed = 100;

/** Where a call came from. */
export type Origin = Readonly<{ address?: string | undefined; userAgent?: string | undefined }>;
/** What a call was about. */
export type Act = Readonly<{ action: string; call: string }>;

export interface SecurityEventsService {
  /** Notes a sign-in of the typed address, or what it ended with; other faults than refusals are not its matter. */
  noteSignIn(db: Db, email: string, origin: Origin, error?: unknown): Promise<void>;
  /**
   * Notes what somebody who is signed in has done, or may not do. A refusal is written at once, so is an act that is the first of its
   * like; acts after it are gathered until `writeGathered`, which whoever calls this has to call soon.
   */
  noteAct(
    db: Db,
    accountId: string,
    kind: 'right_refused' | 'staff_act' | 'company_act',
    act: Act,
    origin: Origin,
  ): Promise<void>;
  /** Writes the acts that were gathered in this process. */
  writeGathered(db: Db): Promise<void>;
  /** The actor's own, the latest first, with what was gathered here. Throws 401. */
  listOwn(db: Db, actor: Actor): Promise<SecurityEventView[]>;
  list(
    db: Db,
    wish: Parameters<typeof listAll>[1],
  ): Promise<{ items: (SecurityEventView & { fullName: string; email: string })[]; total: number }>;
  /** Deletes those of more than 90 days ago; answers how many. */
  eraseOld(db: Db): Promise<number>;
}

export function createSecurityEvents({ clock }: { clock: Clock }): SecurityEventsService {
  const gathered = createGatheredActs();

  function eventOf(
    accountId: string | null,
    kind: SecurityEventKind,
    act: Act,
    { address, userAgent }: Origin,
  ): NewSecurityEvent {
    const network = address === undefined ? '' : neighbourhoodOf(address);
    const device = deviceLabel(userAgent) ?? '';
    return { accountId, kind, ...act, network, device, at: clock.now() };
  }

  return {
    async noteSignIn(db, email, origin, error) {
      const kind = error === undefined ? 'sign_in' : kindOf(error);
      if (kind === undefined) return;
      // Looked for whether or not there is one: the answer comes no sooner for an address without an account.
      const account = await findAccountByEmail(db, email);
      const event = eventOf(account?.id ?? null, kind, { action: '', call: '' }, origin);
      await countSecurityEvent(db, event, account === undefined ? maxStrangersOfDay : maxRowsOfDay);
    },

    async noteAct(db, accountId, kind, act, origin) {
      const event = eventOf(accountId, kind, act, origin);
      if (kind === 'right_refused') await countSecurityEvent(db, event, maxRowsOfDay);
      else await gathered.note(db, event, maxRowsOfDay);
    },

    writeGathered: gathered.write,

    async listOwn(db, actor) {
      if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
      await gathered.write(db);
      return (await listOwn(db, actor.accountId, listed)).map(viewOf);
    },

    async list(db, wish) {
      await gathered.write(db);
      const { items, total } = await listAll(db, wish);
      return {
        items: items.map(({ fullName, email, ...event }) => ({ ...viewOf(event), fullName, email })),
        total,
      };
    },

    eraseOld: (db) => deleteSecurityEventsBefore(db, new Date(clock.now().getTime() - securityEventsKeptMs)),
  };
}

const kindsByCode: Readonly<Record<string, SecurityEventKind>> = {
  [accountProblems.wrongCredentials.code]: 'sign_in_failed',
  [accountProblems.wrongSecondFactor.code]: 'code_failed',
  too_many_requests: 'sign_in_blocked',
};

function kindOf(error: unknown): SecurityEventKind | undefined {
  return error instanceof Problem ? kindsByCode[error.code] : undefined;
}

function viewOf({ accountId: _, firstAt, lastAt, ...event }: SecurityEvent): SecurityEventView {
  return { ...event, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() };
}
