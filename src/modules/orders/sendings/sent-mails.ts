import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { withoutAddresses } from '#platform/jobs/without-addresses.ts';
import {
  countAgain,
  findMail,
  insertMail,
  insertMailEvent,
  listMails,
  type SentMail,
} from './sent-mails-repository.ts';

export type { SentMail } from './sent-mails-repository.ts';

/** What is written down of a mail that the mail server has just taken. */
type TakenMail = Omit<SentMail, 'id' | 'acceptedAt' | 'subject' | 'response'> &
  Readonly<{
    /** Under which it went out, so that what comes back finds it. */
    id?: string | undefined;
    subject: string;
    response: string;
  }>;

/** The mails of orders as the mail server took them, and what staff did about them. */
export function createSentMails({ clock }: { clock: Clock }) {
  return {
    /** Writes down that the mail server has taken a mail, and what it said, without addresses. */
    async note(db: Db | Tx, { response, id, ...mail }: TakenMail): Promise<void> {
      const acceptedAt = clock.now();
      const words = withoutAddresses(response);
      await insertMail(db, { ...mail, id: id ?? uuidv7(acceptedAt), acceptedAt, response: words });
    },
    /** For a mail that is about to go out: each attempt is a mail of its own. */
    newId: (): string => uuidv7(clock.now()),
    /** The latest of an order, the first one first. */
    list: (db: Db | Tx, orderId: string, limit: number): Promise<SentMail[]> => listMails(db, orderId, limit),
    find: (db: Db | Tx, orderId: string, id: string): Promise<SentMail | undefined> =>
      findMail(db, orderId, id),
    /** How often staff asked for one mail again, and for any of the order's. */
    countAgain,
    /** Keeps what staff did, with their reason; answers the row's id. */
    async act(
      tx: Tx,
      act: Readonly<{ orderId: string; mailId: string | null; event: 'resend' | 'change_address' }>,
      { actor, reason }: Readonly<{ actor: Actor; reason: string }>,
    ): Promise<string> {
      const at = clock.now();
      const id = uuidv7(at);
      await insertMailEvent(tx, { id, ...act, actor: actorName(actor), reason, at });
      return id;
    },
  };
}

export type SentMails = ReturnType<typeof createSentMails>;
