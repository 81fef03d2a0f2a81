import { type Actor, actorName, visitor } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { mayDo } from '#kernel/policy.ts';
import { Problem, type ProblemDefinition, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { withChoice } from '../account/password-choice/password-choice.ts';
import type { Passwords } from '../account/passwords.ts';
import { findAccountByEmail, insertAccount } from '../account/repository.ts';
import type { InvitationView, OpenInvitation } from './contract.ts';
import {
  checkInvitation,
  checkJoin,
  type InvitedRole,
  invitationMs,
  type JoinFields,
  mayInviteAs,
} from './invitation-rules.ts';
import { invitationProblems } from './problems.ts';
import {
  closeInvitation,
  expireInvitations,
  findInvitation,
  findInvitationByToken,
  findInviters,
  holdInviter,
  type Invitation,
  type Inviter,
  insertInvitation,
  insertInvitationEvent,
  lockExpired,
  lockInvitation,
  renewLink,
  selectOpenInvitations,
} from './repository.ts';

const maxMails = 10;
/** So long after its link an invitation that nobody opened is kept, so that it can be sent again. */
const keptMs = 30 * dayMs;

/** The mail that a job has to send. */
export type InvitationMail = Readonly<{
  token: string;
  email: string;
  locale: Locale;
  role: InvitedRole;
  invitedBy: string;
  goodUntil: Date;
}>;

/** Colleagues asked to the desk by mail. Acts of administrators throw 403 where the role is not theirs to give. */
export interface StaffInvitationService {
  list(db: Db): Promise<InvitationView[]>;
  /** Throws 400 for an address that is none, 409 `person_has_account` or `invited_already`. */
  invite(
    db: Db,
    actor: Actor,
    wish: { email: string; role: InvitedRole; locale: Locale },
  ): Promise<InvitationView>;
  /** Throws 404 `unknown_invitation`, 409 `invitation_not_open`, `invitation_mailed_too_often` or `person_has_account`. */
  resend(db: Db, actor: Actor, invitationId: string): Promise<InvitationView>;
  /** Throws 404 `unknown_invitation`, 409 `invitation_not_open`. */
  withdraw(db: Db, actor: Actor, invitationId: string): Promise<void>;
  /** Throws 410 with what has become of the link. */
  check(db: Db, token: string): Promise<OpenInvitation>;
  /** Makes the account, once; throws 400 with the refused fields, 410 with what has become of the link. */
  accept(db: Db, fields: JoinFields & { token: string }): Promise<{ login: string }>;
  /** For the job that sends it; undefined once there is nothing to send. */
  findMail(db: Db, asked: { invitationId: string; mail: number }): Promise<InvitationMail | undefined>;
  /** Ends those that nobody has opened for long; answers how many. */
  expireOld(db: Db): Promise<number>;
}

export function createStaffInvitations(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  passwords: Passwords;
}): StaffInvitationService {
  const { clock, outbox, secrets, passwords } = deps;
  // Made from the id and this installation's secret: the database holds a hash only, and the job can make it again.
  const tokenOf = (id: string, mail: number) =>
    secrets.derive(`staff-invitation:${id}:${mail}`).toString('hex');
  const goodUntil = () => new Date(clock.now().getTime() + invitationMs);

  function viewOf(invitation: Invitation | Omit<Invitation, 'state'>, name: string | undefined) {
    const { id, email, role, locale, mails } = invitation;
    return {
      invitationId: id,
      email,
      role,
      language: locale,
      invitedBy: name ?? '',
      invitedAt: invitation.invitedAt.toISOString(),
      goodUntil: invitation.goodUntil.toISOString(),
      isExpired: invitation.goodUntil <= clock.now(),
      mails,
    } satisfies InvitationView;
  }

  /** The acting administrator as the database knows them, held until the transaction ends. */
  async function getInviter(tx: Tx, actor: Actor, role?: InvitedRole): Promise<Inviter> {
    const inviter = await holdInviter(tx, idOf(actor));
    if (!mayAnswerFor(inviter, role)) throw new Problem(problems.forbidden);
    return inviter;
  }

  async function getOpen(tx: Tx, id: string): Promise<Invitation> {
    const invitation = await lockInvitation(tx, id);
    if (invitation === undefined) throw new Problem(invitationProblems.unknown);
    if (invitation.state !== 'open') throw new Problem(invitationProblems.notOpen);
    return invitation;
  }

  /** Throws what has become of an invitation that opens nothing. */
  function assertGood(invitation: Invitation | undefined): asserts invitation is Invitation {
    if (invitation === undefined) throw new Problem(invitationProblems.notValid);
    const { state } = invitation;
    if (state === 'accepted') throw new Problem(invitationProblems.used);
    if (state === 'withdrawn') throw new Problem(invitationProblems.withdrawn);
    if (state === 'expired' || invitation.goodUntil <= clock.now()) {
      throw new Problem(invitationProblems.expired);
    }
  }

  const enqueueMail = (tx: Tx, { id, mails }: Pick<Invitation, 'id' | 'mails'>) =>
    outbox.enqueue(tx, {
      topic: accountTopics.staffInvitation,
      key: `staff-invitation:${id}:mail:${mails}`,
      payload: { invitationId: id, mail: mails },
    });

  return {
    async list(db) {
      const open = await selectOpenInvitations(db);
      const inviters = await findInviters(db, [...new Set(open.map(({ invitedBy }) => invitedBy))]);
      return open.map((invitation) => viewOf(invitation, inviters.get(invitation.invitedBy)?.name));
    },

    async invite(db, actor, { email, role, locale }) {
      const faults = checkInvitation(email);
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      const at = clock.now();
      const id = uuidv7(at);
      const invitation = {
        ...{ id, email: email.trim(), role, locale, mails: 1 },
        ...{ tokenHash: sha256Hex(tokenOf(id, 1)), invitedBy: idOf(actor) },
        ...{ invitedAt: at, goodUntil: goodUntil() },
      };
      return db.transaction().execute(async (tx) => {
        const { name } = await getInviter(tx, actor, role);
        await assertWithoutAccount(tx, invitation.email);
        if (!(await insertInvitation(tx, invitation))) throw ofEmail(invitationProblems.invitedAlready);
        await insertInvitationEvent(tx, { id, event: 'invite', actor, at });
        await enqueueMail(tx, invitation);
        return viewOf(invitation, name);
      });
    },

    resend: (db, actor, invitationId) =>
      db.transaction().execute(async (tx) => {
        const before = await getOpen(tx, invitationId);
        const { name } = await getInviter(tx, actor, before.role);
        await assertWithoutAccount(tx, before.email);
        if (before.mails >= maxMails) throw new Problem(invitationProblems.mailedTooOften);
        const { id } = before;
        const mails = before.mails + 1;
        const tokenHash = sha256Hex(tokenOf(id, mails));
        const renewed = { ...before, mails, tokenHash, invitedBy: idOf(actor), goodUntil: goodUntil() };
        await renewLink(tx, renewed);
        await insertInvitationEvent(tx, { id, event: 'resend', actor, at: clock.now() });
        await enqueueMail(tx, renewed);
        return viewOf(renewed, name);
      }),

    withdraw: (db, actor, invitationId) =>
      db.transaction().execute(async (tx) => {
        const { id } = await getOpen(tx, invitationId);
        await getInviter(tx, actor);
        await closeInvitation(tx, id, { state: 'withdrawn' });
        await insertInvitationEvent(tx, { id, event: 'withdraw', actor, at: clock.now() });
      }),

    async check(db, token) {
      const invitation = await findInvitationByToken(db, sha256Hex(token));
      assertGood(invitation);
      const { email: login, role, invitedBy } = invitation;
      const inviter = (await findInviters(db, [invitedBy])).get(invitedBy);
      if (!mayAnswerFor(inviter, role)) throw new Problem(invitationProblems.notValid);
      return { login, role, invitedBy: inviter.name, goodUntil: invitation.goodUntil.toISOString() };
    },

    async accept(db, { token, ...fields }) {
      // Looked at before the costly hash, and once more where it is used up.
      const found = await findInvitationByToken(db, sha256Hex(token));
      assertGood(found);
      const names = [fields.lastName, fields.name];
      const faults = withChoice(checkJoin(fields), 'password', fields.password, {
        email: found.email,
        names,
      });
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      const passwordHash = await passwords.hash(fields.password);
      return db.transaction().execute(async (tx) => {
        const invitation = await lockInvitation(tx, found.id);
        assertGood(invitation);
        const { id, email, role, locale, invitedBy } = invitation;
        const isOvertaken = invitation.tokenHash !== found.tokenHash;
        const inviter = await holdInviter(tx, invitedBy);
        if (isOvertaken || !mayAnswerFor(inviter, role)) throw new Problem(invitationProblems.notValid);
        const at = clock.now();
        const accountId = uuidv7(at);
        const isNew = await insertAccount(tx, {
          ...{ id: accountId, role, email, passwordHash, locale, createdAt: at },
          ...{ lastName: fields.lastName.trim(), firstName: fields.name.trim(), patronymic: null },
          ...{ username: null, phone: null, company: null },
        });
        // Somebody has registered with the address meanwhile: administrators see it in their list, others nowhere.
        if (!isNew) throw new Problem(invitationProblems.notValid);
        await closeInvitation(tx, id, { state: 'accepted', accountId });
        await insertInvitationEvent(tx, { id, event: 'accept', actor: visitor, at });
        const event = { accountId, event: 'registered', actor: actorName(visitor) } as const;
        await insertAccountEvent(tx, { ...event, at });
        return { login: email };
      });
    },

    async findMail(db, { invitationId, mail }) {
      const invitation = await findInvitation(db, invitationId);
      const isDue = invitation?.state === 'open' && invitation.mails === mail;
      if (!isDue || invitation.goodUntil <= clock.now()) return undefined;
      const { id, email, locale, role, invitedBy } = invitation;
      const inviter = (await findInviters(db, [invitedBy])).get(invitedBy);
      if (!mayAnswerFor(inviter, role)) return undefined;
      const { goodUntil: until } = invitation;
      return { token: tokenOf(id, mail), email, locale, role, invitedBy: inviter.name, goodUntil: until };
    },

    expireOld: (db) =>
      db.transaction().execute(async (tx) => {
        const at = clock.now();
        const old = await lockExpired(tx, new Date(at.getTime() - keptMs));
        await expireInvitations(tx, old, at);
        return old.length;
      }),
  };
}

/** Whether somebody may still give this role, or withdraw where none is given. */
function mayAnswerFor(inviter: Inviter | undefined, role?: InvitedRole): inviter is Inviter {
  if (inviter === undefined || !mayDo(inviter.role, 'staff.invite')) return false;
  return role === undefined || mayInviteAs(inviter.role, role);
}

async function assertWithoutAccount(tx: Tx, email: string): Promise<void> {
  if ((await findAccountByEmail(tx, email)) !== undefined) throw ofEmail(invitationProblems.hasAccount);
}

function ofEmail(problem: ProblemDefinition): Problem {
  const { code, text } = problem;
  return new Problem(problem, { fields: [{ field: 'email', code, text }] });
}

function idOf(actor: Actor): string {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor.accountId;
}
