import type { Selectable } from 'kysely';
import { uuidv7 } from '#kernel/identifier.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { OrderBuyers } from '#platform/database/schema.ts';
import { type Buyer, isSaid } from './buyer.ts';
import { insertVatCheck, listVatChecks, standingOf, type VatCheck } from './vat-checks.ts';

export type { Buyer } from './buyer.ts';
export type { VatCheck } from './vat-checks.ts';

const buyerOf = compiledOnce((db, orderId: string) =>
  db.selectFrom('order_buyers').selectAll().where('order_id', '=', orderId),
);

/** Who orders are bought for, beside the address that the report goes to. */
export function createBuyers() {
  return {
    /** Keeps what was said with a new order; nothing where nothing was. */
    async keep(tx: Tx, orderId: string, buyer: Buyer): Promise<void> {
      if (!isSaid(buyer)) return;
      await tx
        .insertInto('order_buyers')
        .values({
          order_id: orderId,
          legal_entity_type: buyer.legalEntityType,
          company_name: buyer.companyName,
          vat_code: buyer.vatCode,
          country_code: buyer.countryCode,
          address: buyer.address,
          reference: buyer.reference,
          note: buyer.note,
          copies: [...buyer.copies],
          purpose: buyer.purpose,
          may_be_named: buyer.mayBeNamed,
        })
        .execute();
    },

    /** Undefined where nobody said anything, and once the customer has been erased. */
    async find(db: Db | Tx, orderId: string): Promise<Buyer | undefined> {
      const [row] = await buyerOf(db, orderId);
      return row && toBuyer(row);
    },

    /** Keeps what VIES said of the number, beside what it said before. */
    async keepVatCheck(tx: Tx, orderId: string, check: VatCheck): Promise<void> {
      await insertVatCheck(tx, uuidv7(check.askedAt), orderId, check);
    },
    /** Every answer of VIES, the first one first. */
    listVatChecks,
    /** The answer that counts; undefined where VIES was not asked. */
    async vatCheck(db: Db | Tx, orderId: string): Promise<VatCheck | undefined> {
      return standingOf(await listVatChecks(db, orderId));
    },
  };
}

export type Buyers = ReturnType<typeof createBuyers>;

function toBuyer(row: Selectable<OrderBuyers>): Buyer {
  return {
    // CHECK of the table
    legalEntityType: row.legal_entity_type as Buyer['legalEntityType'],
    companyName: row.company_name,
    vatCode: row.vat_code,
    countryCode: row.country_code,
    address: row.address,
    reference: row.reference,
    note: row.note,
    copies: row.copies,
    // CHECK of the table
    purpose: row.purpose as Buyer['purpose'],
    mayBeNamed: row.may_be_named,
  };
}
