import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import {
  insertReturn,
  listReturns,
  type MailReturnRow,
  type ReturnEvent,
} from './returned-mails-repository.ts';
import { findMailAnywhere, listMails, type SentMail } from './sent-mails-repository.ts';

export {
  countUndelivered,
  listUndelivered,
  type MailReturnRow,
  type ReturnEvent,
  returnEvents,
} from './returned-mails-repository.ts';

/** So many mails of an order are looked at. */
const maxMails = 500;

/** What came back of an order's mails after the mail server had taken them. */
export function createReturnedMails({ clock }: { clock: Clock }) {
  return {
    /** Undefined until the taking is written down, and once the customer has been erased. */
    find: (db: Db | Tx, mailId: string): Promise<SentMail | undefined> => findMailAnywhere(db, mailId),
    /** Keeps that a mail came back; false where it had before. */
    async note(tx: Tx, mail: SentMail, came: { event: ReturnEvent; status: string }): Promise<boolean> {
      const at = clock.now();
      return insertReturn(tx, { id: uuidv7(at), orderId: mail.orderId, mailId: mail.id, ...came, at });
    },
    list: (db: Db | Tx, orderId: string): Promise<MailReturnRow[]> => listReturns(db, orderId),
    /** Whether the same was sent to the same address once more, and that one has not come back. */
    async isSentAnew(tx: Db | Tx, mail: SentMail): Promise<boolean> {
      const { mails, bounced } = await standingOf(tx, mail.orderId);
      return mails.some(
        (other) =>
          other.kind === mail.kind &&
          !other.isCopy &&
          other.recipient.toLowerCase() === mail.recipient.toLowerCase() &&
          other.acceptedAt > mail.acceptedAt &&
          !bounced.has(other.id),
      );
    },
    /** When the report of a revision came back, if each mail with it has; undefined while one is out. */
    async reportsCameBackAt(
      db: Db | Tx,
      orderId: string,
    ): Promise<(of: Readonly<{ revision: number }>) => Date | undefined> {
      const { mails, bounced } = await standingOf(db, orderId);
      return (of) => {
        const reports = mails.filter(
          ({ kind, isCopy, revision }) => kind === 'report' && !isCopy && revision === of.revision,
        );
        const times = reports.map(({ id }) => bounced.get(id));
        const last = times.at(-1);
        return times.every((at) => at !== undefined) ? last : undefined;
      };
    },
  };
}

export type ReturnedMails = ReturnType<typeof createReturnedMails>;

async function standingOf(db: Db | Tx, orderId: string) {
  const [mails, returns] = await Promise.all([listMails(db, orderId, maxMails), listReturns(db, orderId)]);
  const bounces = returns.filter(({ event }) => event === 'bounce');
  return { mails, bounced: new Map(bounces.map(({ mailId, at }) => [mailId, at])) };
}
