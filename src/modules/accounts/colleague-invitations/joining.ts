import { type Actor, actorName, visitor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { sha256Hex } from '#platform/secrets/secrets.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { getOwnAccount } from '../account/own-account.ts';
import { withChoice } from '../account/password-choice/password-choice.ts';
import type { Passwords } from '../account/passwords.ts';
import { insertAccount } from '../account/repository.ts';
import { maxColleagues } from '../legal-entities/contract.ts';
import {
  countColleagues,
  type Entity,
  findEntity,
  findStanding,
  holdCustomer,
  insertEntityEvent,
  insertMember,
  lockEntity,
} from '../legal-entities/repository.ts';
import { checkJoin, type JoinFields } from '../staff-invitations/invitation-rules.ts';
import type { OpenColleagueInvitation } from './contract.ts';
import { colleagueInvitationProblems as refusals } from './problems.ts';
import { type ColleagueInvitation, closeColleagueInvitation, findColleagueInvitation } from './repository.ts';

/** What whoever holds the link of an invitation may do with it. */
export interface Joining {
  /** Throws 410 with what has become of the link. */
  check(db: Db, token: string): Promise<OpenColleagueInvitation>;
  /** The actor joins; throws 409 for another address or who acts for a company already, 410 with what has become of the link. */
  join(db: Db, actor: Actor, token: string): Promise<void>;
  /** Makes the account, once; throws 400 with the refused fields, 410 with what has become of the link. */
  accept(db: Db, fields: JoinFields & { token: string }): Promise<{ login: string }>;
}

/** The side of who was invited. */
export function createJoining(deps: { clock: Clock; outbox: Outbox; passwords: Passwords }): Joining {
  const { clock, outbox, passwords } = deps;

  /** Throws what has become of an invitation that opens nothing. */
  function assertGood(
    invitation: ColleagueInvitation | undefined,
  ): asserts invitation is ColleagueInvitation {
    if (invitation === undefined) throw new Problem(refusals.notValid);
    const { state } = invitation;
    if (state === 'accepted') throw new Problem(refusals.used);
    if (state === 'withdrawn') throw new Problem(refusals.withdrawn);
    if (state === 'expired' || invitation.goodUntil <= clock.now()) throw new Problem(refusals.expired);
  }

  /** A link that is good, with its company: of one whose Director is shut out it opens nothing. */
  async function getGood(
    db: Db | Tx,
    token: string,
    lock = false,
  ): Promise<ColleagueInvitation & { entity: Entity }> {
    const invitation = await findColleagueInvitation(db, { tokenHash: sha256Hex(token) }, lock);
    assertGood(invitation);
    const entity = await findEntity(db, invitation.entityId);
    if (entity === undefined || entity.isDirectorDisabled) throw new Problem(refusals.notValid);
    return { ...invitation, entity };
  }

  /** The same, held with its company: nobody else opens it, comes or goes until the transaction ends. */
  async function lockGood(tx: Tx, token: string): Promise<ColleagueInvitation & { entity: Entity }> {
    const found = await findColleagueInvitation(tx, { tokenHash: sha256Hex(token) });
    // The company before the invitation, as wherever both are held.
    if (found !== undefined) await lockEntity(tx, found.entityId);
    return getGood(tx, token, true);
  }

  /** The account becomes a colleague of the company, which is held. */
  async function letIn(
    tx: Tx,
    { id, entityId }: ColleagueInvitation,
    who: { accountId: string; actor: Actor },
  ): Promise<void> {
    const { accountId, actor } = who;
    if ((await countColleagues(tx, entityId)) >= maxColleagues) throw new Problem(refusals.companyFull);
    const at = clock.now();
    if (
      (await findStanding(tx, accountId)) !== undefined ||
      !(await insertMember(tx, { accountId, entityId, at }))
    )
      throw new Problem(refusals.actsAlready);
    await closeColleagueInvitation(tx, id, 'accepted');
    await insertEntityEvent(tx, { entityId, event: 'join', accountId, invitationId: id, actor, at });
    await insertAccountEvent(tx, { accountId, event: 'company_joined', actor: actorName(actor), at });
    await outbox.enqueue(tx, {
      topic: accountTopics.colleagueJoined,
      key: `colleague-invitation:${id}:joined`,
      payload: { entityId, accountId },
    });
  }

  return {
    async check(db, token) {
      const { email, goodUntil: until, entity } = await getGood(db, token);
      const { name, directorEmail } = entity;
      return { login: email, companyName: name, invitedBy: directorEmail, goodUntil: until.toISOString() };
    },

    async join(db, actor, token) {
      const { id: accountId, email } = await getOwnAccount(db, actor);
      await db.transaction().execute(async (tx) => {
        const held = await holdCustomer(tx, accountId);
        if (held === undefined) throw new Problem(problems.forbidden);
        const invitation = await lockGood(tx, token);
        if (invitation.email.toLowerCase() !== email.toLowerCase()) throw new Problem(refusals.otherAddress);
        // A Director acts for a company from registration on, its row or not.
        if (held.role === 'Director') throw new Problem(refusals.actsAlready);
        await letIn(tx, invitation, { accountId, actor });
      });
    },

    async accept(db, { token, ...fields }) {
      // Looked at before the costly hash, and once more where it is used up.
      const found = await getGood(db, token);
      const faults = withChoice(checkJoin(fields), 'password', fields.password, {
        email: found.email,
        names: [fields.lastName, fields.name],
      });
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      const passwordHash = await passwords.hash(fields.password);
      return db.transaction().execute(async (tx) => {
        const invitation = await lockGood(tx, token);
        const { email, locale } = invitation;
        const at = clock.now();
        const accountId = uuidv7(at);
        const isNew = await insertAccount(tx, {
          ...{ id: accountId, role: 'User', email, passwordHash, locale, createdAt: at },
          ...{ lastName: fields.lastName.trim(), firstName: fields.name.trim(), patronymic: null },
          ...{ username: null, phone: null, company: null },
        });
        // There is an account: its owner joins by signing in. The answer is that of a link which is none.
        if (!isNew) throw new Problem(refusals.notValid);
        const actor = actorName(visitor);
        await insertAccountEvent(tx, { accountId, event: 'registered', actor, at });
        await letIn(tx, invitation, { accountId, actor: visitor });
        return { login: email };
      });
    },
  };
}
