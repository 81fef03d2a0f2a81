import type { Clock } from '#kernel/clock.ts';
import { newLinkSecret } from '#kernel/identifier.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { deleteClaims, findClaims, insertClaimEvent } from './claims-repository.ts';
import type { OrderSubject } from './contract.ts';
import { eraseOrderFiles } from './files/order-files.ts';
import type { Order } from './order.ts';
import {
  eraseCustomer,
  listKeptTooLong,
  listOrdersOfAccount,
  markCustomerErased,
  type Owner,
} from './owner-repository.ts';

export interface OrdersOfOwner {
  /** The first one first; those placed as a guest with the same address are among them. */
  listOfOwner(db: Db | Tx, owner: Owner): Promise<Order[]>;
  /** The same, held until the transaction ends. */
  lockOfOwner(tx: Tx, owner: Owner): Promise<Order[]>;
  /** Puts `placeholder` for the address, forgets what was written about the customer, and kills the secret link. */
  eraseCustomer(tx: Tx, order: Order, placeholder: string): Promise<void>;
  /** Ids of orders that ended before `before` and still name their customer, the oldest first. */
  listKeptTooLong(db: Db, before: Date, limit: number): Promise<string[]>;
  /** Says that the customer was erased because the order's time was over: it is in nobody's account any more. False if it was so already. */
  markCustomerErased(tx: Tx, orderId: string): Promise<boolean>;
}

/** Orders as something that belongs to a person. */
export function createOrdersOfOwner({ clock, secrets }: { clock: Clock; secrets: Secrets }): OrdersOfOwner {
  return {
    listOfOwner: listOrdersOfAccount,
    listKeptTooLong,
    markCustomerErased: (tx, orderId) => markCustomerErased(tx, orderId, clock.now()),
    lockOfOwner: (tx, owner) => listOrdersOfAccount(tx, owner, true),
    async eraseCustomer(tx, { id, subject }, placeholder) {
      const at = clock.now();
      for (const claim of await findClaims(tx, id))
        await insertClaimEvent(tx, { claimId: claim.id, event: 'erased', actor: 'system', at });
      await deleteClaims(tx, id);
      await eraseOrderFiles(tx, id, at);
      // A link that was never sent to anybody: the old one finds nothing any more.
      const secret = newLinkSecret();
      return eraseCustomer(tx, {
        id,
        email: placeholder,
        secretHash: sha256Hex(secret),
        secretSealed: secrets.seal(secret),
        subject: withoutHints(subject),
      });
    },
  };
}

/** The company asked about is what was sold; how to reach people there, and remarks, are not. */
function withoutHints(subject: OrderSubject): OrderSubject {
  if (subject.kind === 'company') return subject;
  return { kind: 'request', request: { ...subject.request, phone: '', email: '', addInfo: '' } };
}
