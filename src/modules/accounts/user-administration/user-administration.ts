import { type Actor, actorName, type Role } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type AccountEvent, insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import type { Passwords } from '../account/passwords.ts';
import { findFullNames, listRoleRows, type RoleRow } from '../account/repository.ts';
import { partForRole } from '../legal-entities/legal-entities.ts';
import { revokeOtherFamilies } from '../sessions/repository.ts';
import { addAccount, type NewAccount } from './add-account.ts';
import type { PersonView } from './contract.ts';
import { userAdministrationProblems } from './problems.ts';
import {
  deleteSecondFactor,
  findLegalEntity,
  findPerson,
  type LegalEntity,
  legalEntitiesOf,
  lockPerson,
  type Person,
  selectStaff,
  selectUsers,
  setDisabledAt,
  setRole,
  type UsersWish,
} from './repository.ts';

/** Who is asked about, and why; the reason stays in the events. */
export type PersonChange = Readonly<{ accountId: string; reason: string }>;

/**
 * What administrators do about accounts of others. Every change throws 404 `unknown_person` and 409 `own_account`, is
 * told to the person by mail, and answers the account as it is then; one that changes nothing writes nothing.
 */
export interface UserAdministration {
  list(db: Db, actor: Actor, wish: UsersWish): Promise<{ items: PersonView[]; total: number }>;
  /** Sign-ins go on: every call asks for the role anew. Throws 409 `acts_for_company` where colleagues are concerned. */
  changeRole(db: Db, actor: Actor, change: PersonChange & { role: Role }): Promise<PersonView>;
  /** Ends every sign-in. */
  disable(db: Db, actor: Actor, change: PersonChange): Promise<PersonView>;
  enable(db: Db, actor: Actor, change: PersonChange): Promise<PersonView>;
  /** Ends every sign-in. Throws 409 `no_second_factor`. */
  resetSecondFactor(db: Db, actor: Actor, change: PersonChange): Promise<PersonView>;
  /** Answers the id; throws 400 `weak_password`, `common_password`, `personal_password` or 409 `email_taken`. */
  add(db: Db, account: NewAccount): Promise<string>;
  listRoles(db: Db): Promise<RoleRow[]>;
  /** Full names by account id, for lists of the staff; ids that are null or unknown are left out. */
  namesOf(db: Db, accountIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>>;
  /** The account of a legal entity by its address, while it may sign in and names a company. */
  findLegalEntity(db: Db, email: string): Promise<LegalEntity | undefined>;
  /** What accounts of legal entities are called, by id. */
  legalEntitiesOf(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, LegalEntity>>;
  /** Everybody who may work at the desk now, by name; at most two hundred. */
  listStaff(db: Db): Promise<{ id: string; name: string }[]>;
}

type Told = Readonly<{ event: AccountEvent; topic: string; reason: string }>;

export function createUserAdministration(deps: {
  clock: Clock;
  outbox: Outbox;
  passwords: Passwords;
}): UserAdministration {
  const { clock, outbox, passwords } = deps;

  /** One change under lock, with its event and its mail; `work` answers undefined where there is nothing to do. */
  async function change(
    db: Db,
    actor: Actor,
    accountId: string,
    work: (tx: Tx, person: Person) => Promise<Told | undefined>,
  ): Promise<PersonView> {
    const actingId = idOf(actor);
    if (accountId === actingId) throw new Problem(userAdministrationProblems.ownAccount);
    return db.transaction().execute(async (tx) => {
      const { person, isActingAdmin } = await lockPerson(tx, { id: accountId, actingId });
      if (!isActingAdmin) throw new Problem(problems.forbidden);
      if (person === undefined) throw new Problem(userAdministrationProblems.unknownPerson);
      const told = await work(tx, person);
      if (told === undefined) return viewOf(person, actingId);
      const { event, topic, reason } = told;
      const at = clock.now();
      await insertAccountEvent(tx, { accountId, event, actor: actorName(actor), at, reason });
      await outbox.enqueue(tx, {
        topic,
        key: `account:${accountId}:${event}:${uuidv7(at)}`,
        payload: { accountId },
      });
      return viewOf((await findPerson(tx, accountId)) ?? person, actingId);
    });
  }

  const endSignIns = (tx: Tx, accountId: string) =>
    revokeOtherFamilies(tx, { accountId, keptId: undefined, revokedAt: clock.now() });

  return {
    async list(db, actor, wish) {
      const { users, total } = await selectUsers(db, wish);
      return { items: users.map((person) => viewOf(person, idOf(actor))), total };
    },

    changeRole: (db, actor, { accountId, role, reason }) =>
      change(db, actor, accountId, async (tx, person) => {
        if (person.role === role) return undefined;
        await partForRole(tx, accountId, actor, clock.now());
        await setRole(tx, accountId, role);
        const topic = accountTopics.roleChanged;
        return { event: 'role_changed', topic, reason: `${person.role} → ${role}: ${reason}` };
      }),

    disable: (db, actor, { accountId, reason }) =>
      change(db, actor, accountId, async (tx, { disabledAt }) => {
        if (disabledAt !== null) return undefined;
        await setDisabledAt(tx, accountId, clock.now());
        await endSignIns(tx, accountId);
        return { event: 'disabled', topic: accountTopics.disabled, reason };
      }),

    enable: (db, actor, { accountId, reason }) =>
      change(db, actor, accountId, async (tx, { disabledAt }) => {
        if (disabledAt === null) return undefined;
        await setDisabledAt(tx, accountId, null);
        return { event: 'enabled', topic: accountTopics.enabled, reason };
      }),

    resetSecondFactor: (db, actor, { accountId, reason }) =>
      change(db, actor, accountId, async (tx, person) => {
        if (!person.hasSecondFactor) throw new Problem(userAdministrationProblems.noSecondFactor);
        await deleteSecondFactor(tx, accountId);
        await endSignIns(tx, accountId);
        return { event: 'second_factor_off', topic: accountTopics.secondFactorReset, reason };
      }),

    add: (db, account) => addAccount(db, { clock, passwords }, account),

    findLegalEntity,
    legalEntitiesOf,
    listRoles: listRoleRows,

    listStaff: async (db) => (await selectStaff(db)).map(({ id, fullName }) => ({ id, name: fullName })),

    namesOf: (db, accountIds) => findFullNames(db, [...new Set(accountIds.filter((id) => id !== null))]),
  };
}

function idOf(actor: Actor): string {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor.accountId;
}

function viewOf(person: Person, actingId: string): PersonView {
  const { id, fullName, email, role, companyName, createdAt, disabledAt, hasSecondFactor } = person;
  return {
    accountId: id,
    fullName,
    email,
    role,
    companyName: companyName ?? '',
    createdAt: createdAt.toISOString(),
    isDisabled: disabledAt !== null,
    hasSecondFactor,
    isSelf: id === actingId,
  };
}
