import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Account } from '../account/account.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { getOwnAccount } from '../account/own-account.ts';
import type { CompanyView } from './contract.ts';
import { entityProblems } from './problems.ts';
import {
  countColleagues,
  deleteEntity,
  deleteMember,
  findEntity,
  findStanding,
  holdCustomer,
  insertEntity,
  insertEntityEvent,
  listMailboxes,
  listMembers,
  lockEntity,
  type Standing,
  swapDirector,
} from './repository.ts';

/** Who has gone from which company, and who answers for what they ordered from then on. */
export type Departure = Readonly<{
  entityId: string;
  accountId: string;
  /** Where their mails went: in lower case, without any that is the Director's. */
  mailboxes: readonly string[];
  director: Readonly<{ accountId: string; email: string }>;
}>;

/** Companies whose people see each other's orders. */
export interface LegalEntities {
  /** Undefined where the actor acts for no company; asked anew at every call. */
  standingOf(db: Db | Tx, actor: Actor): Promise<Standing | undefined>;
  /** The same, kept until the transaction ends, from everybody with `update`; a Director who had none gets one. */
  holdStanding(tx: Tx, actor: Actor, strength?: 'update' | 'share'): Promise<Standing | undefined>;
  /** Whose profile tells a company's name and address; undefined where there is no company (any more). */
  directorOf(db: Db, entityId: string | null): Promise<string | undefined>;
  /** At whose account the limit of the company stands that the actor acts for; undefined where the actor acts for none. */
  payerFor(db: Db, actor: Actor): Promise<string | undefined>;
  view(db: Db, actor: Actor): Promise<CompanyView | null>;
  /** Answers who gave the directorship to whom. Throws 404 `unknown_member`, 409 `member_disabled`. */
  handOver(tx: Tx, actor: Actor, memberId: string): Promise<Readonly<{ from: string; to: string }>>;
  /** A Director takes a colleague out. Throws 404 `unknown_member`, 409 `hand_over_first` for oneself. */
  remove(tx: Tx, actor: Actor, memberId: string): Promise<Departure>;
  /** Throws 409 `hand_over_first` for a Director, `not_a_member`. */
  leave(tx: Tx, actor: Actor): Promise<Departure>;
  /**
   * Before an account is erased: a colleague leaves, a company whose Director is alone ends. Throws 409 `hand_over_first`.
   * Undefined where there is nobody to pass anything on to.
   */
  partFor(tx: Tx, accountId: string): Promise<Departure | undefined>;
}

export function createLegalEntities({ clock, outbox }: { clock: Clock; outbox: Outbox }): LegalEntities {
  /** The actor as Director of a company that nobody else changes meanwhile. Throws 404: there is nobody to be found. */
  async function lockDirected(tx: Tx, actor: Actor): Promise<Standing> {
    const standing = await findStanding(tx, idOf(actor));
    if (standing === undefined || !(await lockEntity(tx, standing.entityId)))
      throw new Problem(entityProblems.unknownMember);
    const now = await findStanding(tx, idOf(actor));
    if (now?.entityId !== standing.entityId) throw new Problem(entityProblems.unknownMember);
    if (!now.isDirector) throw new Problem(problems.forbidden);
    return now;
  }

  async function depart(
    tx: Tx,
    {
      entityId,
      accountId,
      how,
      actor,
    }: { entityId: string; accountId: string; how: 'leave' | 'remove'; actor: Actor },
  ): Promise<Departure> {
    if (!(await deleteMember(tx, { accountId, entityId }))) throw new Problem(entityProblems.unknownMember);
    const entity = await findEntity(tx, entityId);
    if (entity === undefined) throw new Problem(entityProblems.unknownMember);
    const at = clock.now();
    await insertEntityEvent(tx, { entityId, event: how, accountId, actor, at });
    const event = how === 'leave' ? 'company_left' : 'company_removed';
    await insertAccountEvent(tx, { accountId, event, actor: actorName(actor), at });
    const { directorId, directorEmail: email } = entity;
    const own = await listMailboxes(tx, accountId);
    const mailboxes = own.filter((address) => address !== email.toLowerCase());
    return { entityId, accountId, mailboxes, director: { accountId: directorId, email } };
  }

  async function lockStanding(tx: Tx, accountId: string): Promise<Standing | undefined> {
    const standing = await findStanding(tx, accountId);
    if (standing === undefined) return undefined;
    await lockEntity(tx, standing.entityId);
    return findStanding(tx, accountId);
  }

  return {
    async standingOf(db, actor) {
      return actor.kind === 'account' ? findStanding(db, actor.accountId) : undefined;
    },

    async holdStanding(tx, actor, strength = 'share') {
      if (actor.kind !== 'account') return undefined;
      const { accountId, role } = actor;
      const at = clock.now();
      const isNew = role === 'Director' && (await findStanding(tx, accountId)) === undefined;
      // The role of a token may be of before: the account says it.
      if (isNew && (await holdCustomer(tx, accountId))?.role === 'Director') {
        const entityId = uuidv7(at);
        if (await insertEntity(tx, { id: entityId, directorId: accountId, at }))
          await insertEntityEvent(tx, { entityId, event: 'found', actor, at });
      }
      const standing = await findStanding(tx, accountId);
      if (standing === undefined || !(await lockEntity(tx, standing.entityId, strength))) return undefined;
      const now = await findStanding(tx, accountId);
      return now?.entityId === standing.entityId ? now : undefined;
    },

    directorOf: async (db, entityId) =>
      entityId === null ? undefined : (await findEntity(db, entityId))?.directorId,

    async payerFor(db, actor) {
      if (actor.kind !== 'account') return undefined;
      const standing = await findStanding(db, actor.accountId);
      if (standing !== undefined) return (await findEntity(db, standing.entityId))?.directorId;
      return actor.role === 'Director' ? actor.accountId : undefined;
    },

    async view(db, actor) {
      const standing = await findStanding(db, idOf(actor));
      const entity = standing && (await findEntity(db, standing.entityId));
      if (standing === undefined || entity === undefined) return viewAlone(await getOwnAccount(db, actor));
      const members = await listMembers(db, entity.id);
      return {
        name: entity.name,
        isDirector: standing.isDirector,
        members: members.map(({ accountId, name, email, isDirector, joinedAt }) => {
          const isSelf = accountId === idOf(actor);
          const isTold = standing.isDirector || isSelf;
          return {
            memberId: accountId,
            // Where no name was given the e-mail stands for it: so much has to be told.
            name,
            email: isTold ? email : '',
            isDirector,
            isSelf,
            joinedAt: joinedAt?.toISOString() ?? null,
          };
        }),
      };
    },

    async handOver(tx, actor, memberId) {
      // Accounts before the company, as wherever both are held, and two in the order of their ids.
      const held = new Map<string, { role: string } | undefined>();
      for (const id of [idOf(actor), memberId].toSorted()) held.set(id, await holdCustomer(tx, id));
      const { entityId } = await lockDirected(tx, actor);
      const member = await findStanding(tx, memberId);
      if (member?.entityId !== entityId || member.isDirector) throw new Problem(entityProblems.unknownMember);
      if (held.get(memberId) === undefined) throw new Problem(entityProblems.memberDisabled);
      const at = clock.now();
      const from = idOf(actor);
      await swapDirector(tx, { entityId, from, to: memberId, at });
      await insertEntityEvent(tx, { entityId, event: 'hand_over', accountId: memberId, actor, at });
      const by = { actor: actorName(actor), at };
      await insertAccountEvent(tx, { accountId: from, event: 'directorship_given', ...by });
      await insertAccountEvent(tx, { accountId: memberId, event: 'directorship_received', ...by });
      await outbox.enqueue(tx, {
        topic: accountTopics.directorshipReceived,
        key: `account:${memberId}:directorship:${uuidv7(at)}`,
        payload: { accountId: memberId },
      });
      return { from, to: memberId };
    },

    async remove(tx, actor, memberId) {
      const { entityId } = await lockDirected(tx, actor);
      if (memberId === idOf(actor)) throw new Problem(entityProblems.handOverFirst);
      const departure = await depart(tx, { entityId, accountId: memberId, how: 'remove', actor });
      await outbox.enqueue(tx, {
        topic: accountTopics.colleagueRemoved,
        key: `account:${memberId}:removed:${uuidv7(clock.now())}`,
        payload: { accountId: memberId },
      });
      return departure;
    },

    async leave(tx, actor) {
      const accountId = idOf(actor);
      const standing = await lockStanding(tx, accountId);
      if (standing === undefined) throw new Problem(entityProblems.notMember);
      if (standing.isDirector) throw new Problem(entityProblems.handOverFirst);
      return depart(tx, { entityId: standing.entityId, accountId, how: 'leave', actor });
    },

    async partFor(tx, accountId) {
      const standing = await lockStanding(tx, accountId);
      if (standing === undefined) return undefined;
      const { entityId, isDirector } = standing;
      const actor = { kind: 'account', accountId, role: 'User' } as const;
      if (!isDirector) return depart(tx, { entityId, accountId, how: 'leave', actor });
      await endEntity(tx, entityId, actor, clock.now());
      return undefined;
    },
  };
}

/** Of a Director who has neither ordered nor invited anybody yet. */
function viewAlone({ id, role, fullName, email, company }: Account): CompanyView | null {
  if (role !== 'Director') return null;
  const self = { memberId: id, name: fullName, email, isDirector: true, isSelf: true, joinedAt: null };
  return { name: company?.name ?? '', isDirector: true, members: [self] };
}

/** Ends a company whose Director is alone; throws 409 `hand_over_first` where there are colleagues. */
async function endEntity(tx: Tx, entityId: string, actor: Actor, at: Date): Promise<void> {
  if ((await countColleagues(tx, entityId)) > 0) throw new Problem(entityProblems.handOverFirst);
  await insertEntityEvent(tx, { entityId, event: 'end', actor, at });
  await deleteEntity(tx, entityId);
}

/**
 * Before staff give an account another role: a company whose Director is alone ends with the role. Throws 409
 * `acts_for_company` where colleagues are concerned.
 */
export async function partForRole(tx: Tx, accountId: string, actor: Actor, at: Date): Promise<void> {
  const standing = await findStanding(tx, accountId);
  if (standing === undefined) return;
  await lockEntity(tx, standing.entityId);
  if (!standing.isDirector || (await countColleagues(tx, standing.entityId)) > 0)
    throw new Problem(entityProblems.actsForCompany);
  await endEntity(tx, standing.entityId, actor, at);
}

function idOf(actor: Actor): string {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor.accountId;
}
