import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** An address that was sent a revision of a report. */
export type Recipient = Readonly<{ id: string; revision: number; email: string; sentAt: Date }>;

/** Who was sent which revision of an order's report. */
export function createRecipients({ clock }: { clock: Clock }) {
  return {
    /** Writes down that an address was sent this revision; once is enough. */
    async note(db: Db | Tx, sent: { orderId: string; revision: number; email: string }): Promise<void> {
      const at = clock.now();
      await insertOnce(db, uuidv7(at), sent.orderId, sent.revision, sent.email.toLowerCase(), at);
    },

    /** Everybody who was sent a revision before this one, each address with the last it was sent. */
    async listBefore(db: Db | Tx, orderId: string, revision: number): Promise<Recipient[]> {
      const rows = await db
        .selectFrom('report_recipients')
        .selectAll()
        .distinctOn('email')
        .where('order_id', '=', orderId)
        .where('revision', '<', revision)
        .orderBy('email')
        .orderBy('revision', 'desc')
        .execute();
      return rows.map(toRecipient);
    },

    /** Undefined once the customer has been erased. */
    async find(db: Db | Tx, id: string): Promise<Recipient | undefined> {
      const row = await db
        .selectFrom('report_recipients')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && toRecipient(row);
    },
  };
}

const insertOnce = compiledOnce(
  (db, id: string, order_id: string, revision: number, email: string, sent_at: Date) =>
    db
      .insertInto('report_recipients')
      .values({ id, order_id, revision, email, sent_at })
      .onConflict((conflict) => conflict.columns(['order_id', 'revision', 'email']).doNothing()),
);

export type Recipients = ReturnType<typeof createRecipients>;

function toRecipient(row: { id: string; revision: number; email: string; sent_at: Date }): Recipient {
  return { id: row.id, revision: row.revision, email: row.email, sentAt: row.sent_at };
}
