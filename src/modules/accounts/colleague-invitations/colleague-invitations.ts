import { type Actor, system } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem, type ProblemDefinition, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { accountTopics } from '../account/mail-topics.ts';
import type { Passwords } from '../account/passwords.ts';
import { maxColleagues } from '../legal-entities/contract.ts';
import type { LegalEntities } from '../legal-entities/legal-entities.ts';
import { findEntity, findStanding, insertEntityEvent, listMembers } from '../legal-entities/repository.ts';
import { checkInvitation, invitationMs } from '../staff-invitations/invitation-rules.ts';
import { type ColleagueInvitationView, maxMailsEach, maxOpenInvitations } from './contract.ts';
import { createJoining, type Joining } from './joining.ts';
import { colleagueInvitationProblems as refusals } from './problems.ts';
import {
  type ColleagueInvitation,
  closeColleagueInvitation,
  findColleagueInvitation,
  insertColleagueInvitation,
  lockExpiredColleagueInvitations,
  renewColleagueLink,
  selectOpenColleagueInvitations,
} from './repository.ts';

/** So long after its link an invitation that nobody opened is kept, so that it can be sent again. */
const keptMs = 30 * dayMs;

/** The mail that a job has to send. */
export type ColleagueInvitationMail = Readonly<{
  token: string;
  email: string;
  locale: Locale;
  invitedBy: string;
  goodUntil: Date;
}>;

/** Colleagues asked by mail into a company: the side of its Director. */
export interface ColleagueInvitationService extends Joining {
  list(db: Db, actor: Actor): Promise<ColleagueInvitationView[]>;
  /** Throws 400 for an address that is none, 409 `colleague_already`, `colleague_invited_already`, `too_many_colleagues`. */
  invite(db: Db, actor: Actor, wish: { email: string; locale: Locale }): Promise<ColleagueInvitationView>;
  /** Throws 404 for one of another company, 409 `colleague_invitation_not_open`, `colleague_invitation_mailed_too_often`. */
  resend(db: Db, actor: Actor, invitationId: string): Promise<ColleagueInvitationView>;
  /** Throws 404 for one of another company, 409 `colleague_invitation_not_open`. */
  withdraw(db: Db, actor: Actor, invitationId: string): Promise<void>;
  /** For the job that sends it; undefined once there is nothing to send. */
  findMail(
    db: Db,
    asked: { invitationId: string; mail: number },
  ): Promise<ColleagueInvitationMail | undefined>;
  /** Ends those that nobody has opened for long; answers how many. */
  expireOld(db: Db): Promise<number>;
}

export function createColleagueInvitations(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  passwords: Passwords;
  entities: LegalEntities;
}): ColleagueInvitationService {
  const { clock, outbox, secrets, passwords, entities } = deps;
  // Made from the id and this installation's secret: the database holds a hash only, and the job can make it again.
  const tokenOf = (id: string, mail: number) =>
    secrets.derive(`colleague-invitation:${id}:${mail}`).toString('hex');
  const goodUntil = () => new Date(clock.now().getTime() + invitationMs);

  const viewOf = (invitation: Omit<ColleagueInvitation, 'state'>): ColleagueInvitationView => ({
    invitationId: invitation.id,
    email: invitation.email,
    invitedAt: invitation.invitedAt.toISOString(),
    goodUntil: invitation.goodUntil.toISOString(),
    isExpired: invitation.goodUntil <= clock.now(),
    mails: invitation.mails,
  });

  /** The company the actor is the Director of, held: two at once are counted one after the other. Throws 403. */
  async function holdDirected(tx: Tx, actor: Actor): Promise<string> {
    const standing = await entities.holdStanding(tx, actor, 'update');
    if (!standing?.isDirector) throw new Problem(problems.forbidden);
    return standing.entityId;
  }

  /** Throws 404 also for an invitation of another company. */
  async function getOpen(tx: Tx, actor: Actor, id: string): Promise<ColleagueInvitation> {
    const standing = actor.kind === 'account' ? await findStanding(tx, actor.accountId) : undefined;
    const invitation = await findColleagueInvitation(tx, { id }, true);
    if (invitation === undefined || !standing?.isDirector || standing.entityId !== invitation.entityId)
      throw new Problem(refusals.unknown);
    if (invitation.state !== 'open') throw new Problem(refusals.notOpen);
    return invitation;
  }

  const enqueueMail = (tx: Tx, { id, mails }: Pick<ColleagueInvitation, 'id' | 'mails'>) =>
    outbox.enqueue(tx, {
      topic: accountTopics.colleagueInvitation,
      key: `colleague-invitation:${id}:mail:${mails}`,
      payload: { invitationId: id, mail: mails },
    });

  return {
    ...createJoining({ clock, outbox, passwords }),

    async list(db, actor) {
      const standing = await entities.standingOf(db, actor);
      if (!standing?.isDirector) return [];
      return (await selectOpenColleagueInvitations(db, standing.entityId)).map(viewOf);
    },

    async invite(db, actor, { email, locale }) {
      const faults = checkInvitation(email);
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      const at = clock.now();
      const id = uuidv7(at);
      return db.transaction().execute(async (tx) => {
        const entityId = await holdDirected(tx, actor);
        const invitation = {
          ...{ id, entityId, email: email.trim(), locale, mails: 1 },
          ...{ tokenHash: sha256Hex(tokenOf(id, 1)), invitedAt: at, goodUntil: goodUntil() },
        };
        const [members, open] = [
          await listMembers(tx, entityId),
          await selectOpenColleagueInvitations(tx, entityId),
        ];
        const isSame = (other: { email: string }) =>
          other.email.toLowerCase() === invitation.email.toLowerCase();
        if (members.some(isSame)) throw ofEmail(refusals.isMember);
        if (open.some(isSame)) throw ofEmail(refusals.invitedAlready);
        if (open.length >= maxOpenInvitations || members.length + open.length > maxColleagues)
          throw ofEmail(refusals.tooMany);
        if (!(await insertColleagueInvitation(tx, invitation))) throw ofEmail(refusals.invitedAlready);
        await insertEntityEvent(tx, { entityId, event: 'invite', invitationId: id, actor, at });
        await enqueueMail(tx, invitation);
        return viewOf(invitation);
      });
    },

    resend: (db, actor, invitationId) =>
      db.transaction().execute(async (tx) => {
        const before = await getOpen(tx, actor, invitationId);
        if (before.mails >= maxMailsEach) throw new Problem(refusals.mailedTooOften);
        const { id, entityId } = before;
        const mails = before.mails + 1;
        const renewed = {
          ...before,
          mails,
          tokenHash: sha256Hex(tokenOf(id, mails)),
          goodUntil: goodUntil(),
        };
        await renewColleagueLink(tx, renewed);
        await insertEntityEvent(tx, { entityId, event: 'resend', invitationId: id, actor, at: clock.now() });
        await enqueueMail(tx, renewed);
        return viewOf(renewed);
      }),

    withdraw: (db, actor, invitationId) =>
      db.transaction().execute(async (tx) => {
        const { id, entityId } = await getOpen(tx, actor, invitationId);
        await closeColleagueInvitation(tx, id, 'withdrawn');
        await insertEntityEvent(tx, {
          entityId,
          event: 'withdraw',
          invitationId: id,
          actor,
          at: clock.now(),
        });
      }),

    async findMail(db, { invitationId, mail }) {
      const invitation = await findColleagueInvitation(db, { id: invitationId });
      const isDue = invitation?.state === 'open' && invitation.mails === mail;
      if (!isDue || invitation.goodUntil <= clock.now()) return undefined;
      const { id, email, locale } = invitation;
      const entity = await findEntity(db, invitation.entityId);
      if (entity === undefined || entity.isDirectorDisabled) return undefined;
      const invitedBy = entity.directorEmail;
      return { token: tokenOf(id, mail), email, locale, invitedBy, goodUntil: invitation.goodUntil };
    },

    expireOld: (db) =>
      db.transaction().execute(async (tx) => {
        const at = clock.now();
        const old = await lockExpiredColleagueInvitations(tx, new Date(at.getTime() - keptMs));
        await expireColleagueInvitations(tx, old, at);
        return old.length;
      }),
  };
}

/** Ends invitations by itself: nobody will open them. */
export async function expireColleagueInvitations(
  tx: Tx,
  old: readonly ColleagueInvitation[],
  at: Date,
): Promise<void> {
  for (const { id, entityId } of old) {
    await closeColleagueInvitation(tx, id, 'expired');
    await insertEntityEvent(tx, { entityId, event: 'expire', invitationId: id, actor: system, at });
  }
}

function ofEmail(problem: ProblemDefinition): Problem {
  const { code, text } = problem;
  return new Problem(problem, { fields: [{ field: 'email', code, text }] });
}
