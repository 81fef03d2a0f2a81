import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { OrderVatChecks } from '#platform/database/schema.ts';
import type { VatOutcome } from './buyer-rules.ts';

/** What VIES said of a buyer's VAT number, kept as proof. Number, name and address are empty once the customer was erased. */
export type VatCheck = Readonly<{
  /** With the letters of its state. */
  number: string;
  outcome: VatOutcome;
  name: string;
  address: string;
  requestIdentifier: string;
  askedAt: Date;
}>;

export async function insertVatCheck(tx: Tx, id: string, orderId: string, check: VatCheck): Promise<void> {
  const { number, outcome, name, address, requestIdentifier, askedAt } = check;
  await tx
    .insertInto('order_vat_checks')
    .values({
      ...{ id, order_id: orderId, number, outcome, name, address },
      request_identifier: requestIdentifier,
      asked_at: askedAt,
    })
    .execute();
}

/** The first one first. */
export async function listVatChecks(db: Db | Tx, orderId: string): Promise<VatCheck[]> {
  const rows = await db
    .selectFrom('order_vat_checks')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows.map(toCheck);
}

/** What counts of them: the last answer, else that nobody was heard; undefined where nobody asked. */
export function standingOf(checks: readonly VatCheck[]): VatCheck | undefined {
  return checks.findLast(({ outcome }) => outcome !== 'unanswered') ?? checks.at(-1);
}

function toCheck(row: Selectable<OrderVatChecks>): VatCheck {
  return {
    number: row.number,
    outcome: row.outcome as VatOutcome, // CHECK of the table
    name: row.name,
    address: row.address,
    requestIdentifier: row.request_identifier,
    askedAt: row.asked_at,
  };
}
