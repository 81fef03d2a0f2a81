import { type Actor, actorName, visitor } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { emailRefusal } from '../account/email-rules.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { accountProblems } from '../account/problems.ts';
import { findAccountById } from '../account/repository.ts';
import { fieldWords } from '../texts/field-words.ts';
import { maxNotificationAddresses } from './contract.ts';
import {
  confirmAddress,
  deleteAddress,
  deleteUnconfirmedBefore,
  findAddress,
  insertAddress,
  listAddresses,
  lockAddressList,
  type NotificationAddress,
} from './repository.ts';

/** The link of an address that has not agreed works for a week; then the address is forgotten. */
const linkMs = 7 * dayMs;

export interface NotificationAddressService {
  list(db: Db, actor: Actor): Promise<NotificationAddress[]>;
  /** Throws 400 with the refused field, 409 `too_many_addresses`. */
  add(db: Db, actor: Actor, email: string): Promise<NotificationAddress[]>;
  /** Throws 404 for an address that is not the actor's. */
  remove(db: Db, actor: Actor, id: string): Promise<void>;
  /** Throws 410 `confirmation_link_not_valid`. */
  confirm(db: Db, token: string): Promise<{ email: string }>;
  /** The way out for the address itself, by the link in each of its mails; the same answer for a link of nobody. */
  stop(db: Db, token: string): Promise<void>;
  /** Confirmed addresses of an account, each with the token of its mails; those of nobody are none. */
  confirmedOf(db: Db | Tx, accountId: string | null): Promise<{ id: string; email: string; token: string }[]>;
  /** For the job that mails the link; undefined once there is nothing to send. */
  findLink(db: Db, id: string): Promise<{ accountId: string; email: string; token: string } | undefined>;
  eraseUnconfirmed(db: Db): Promise<number>;
}

export function createNotificationAddresses(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
}): NotificationAddressService {
  const { clock, outbox, secrets } = deps;
  const tokenOf = (id: string) => secrets.derive(`notification-address:${id}`).toString('hex');
  const weekAgo = () => new Date(clock.now().getTime() - linkMs);

  return {
    list: (db, actor) => listAddresses(db, ownerOf(actor)),

    async add(db, actor, email) {
      const accountId = ownerOf(actor);
      const account = await findAccountById(db, accountId);
      if (account === undefined) throw new Problem(problems.unauthenticated);
      const address = email.trim();
      const isOwn = address.toLowerCase() === account.email.toLowerCase();
      const refusal = isOwn ? { code: 'same_email', text: fieldWords.sameEmail } : emailRefusal(email);
      if (refusal !== undefined) {
        throw new Problem(problems.invalidInput, { fields: [{ field: 'email', ...refusal }] });
      }
      return db.transaction().execute(async (tx) => {
        await lockAddressList(tx, accountId);
        const known = await listAddresses(tx, accountId);
        // Asked for twice is there once, and is mailed once.
        if (known.some((one) => one.email.toLowerCase() === address.toLowerCase())) return known;
        if (known.length >= maxNotificationAddresses) throw new Problem(accountProblems.tooManyAddresses);
        const createdAt = clock.now();
        const id = uuidv7(createdAt);
        await insertAddress(tx, {
          id,
          accountId,
          email: address,
          tokenHash: sha256Hex(tokenOf(id)),
          createdAt,
        });
        const event = { accountId, event: 'notification_address_asked', at: createdAt } as const;
        await insertAccountEvent(tx, { ...event, actor: actorName(actor) });
        const topic = accountTopics.notificationAddress;
        await outbox.enqueue(tx, { topic, key: `notification-address:${id}`, payload: { addressId: id } });
        return [...known, { id, accountId, email: address, confirmedAt: null }];
      });
    },

    remove: (db, actor, id) =>
      db.transaction().execute(async (tx) => {
        const removed = await deleteAddress(tx, { accountId: ownerOf(actor), id });
        if (removed === undefined) throw new Problem(problems.notFound);
        const { accountId } = removed;
        const event = { accountId, event: 'notification_address_removed', actor: actorName(actor) } as const;
        await insertAccountEvent(tx, { ...event, at: clock.now() });
      }),

    confirm: (db, token) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const address = await confirmAddress(tx, { tokenHash: sha256Hex(token), since: weekAgo(), now });
        if (address === undefined) throw new Problem(accountProblems.linkNotValid);
        const { accountId, email, isNew } = address;
        const event = {
          accountId,
          event: 'notification_address_confirmed',
          actor: actorName(visitor),
        } as const;
        if (isNew) await insertAccountEvent(tx, { ...event, at: now });
        return { email };
      }),

    stop: (db, token) =>
      db.transaction().execute(async (tx) => {
        const removed = await deleteAddress(tx, { tokenHash: sha256Hex(token) });
        if (removed === undefined) return;
        const { accountId } = removed;
        const event = {
          accountId,
          event: 'notification_address_removed',
          actor: actorName(visitor),
        } as const;
        await insertAccountEvent(tx, { ...event, at: clock.now() });
      }),

    async confirmedOf(db, accountId) {
      if (accountId === null) return [];
      const addresses = await listAddresses(db, accountId);
      return addresses
        .filter(({ confirmedAt }) => confirmedAt !== null)
        .map(({ id, email }) => ({ id, email, token: tokenOf(id) }));
    },

    async findLink(db, id) {
      const address = await findAddress(db, id);
      if (address === undefined || address.confirmedAt !== null) return undefined;
      return { accountId: address.accountId, email: address.email, token: tokenOf(id) };
    },

    eraseUnconfirmed: (db) => deleteUnconfirmedBefore(db, weekAgo()),
  };
}

function ownerOf(actor: Actor): string {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor.accountId;
}
