import { type Actor, visitor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { newLinkSecret } from '#kernel/identifier.ts';
import { maySettle } from '#kernel/policy.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { deleteClaims, findClaims, insertClaimEvent } from './claims-repository.ts';
import type { OrderSubject } from './contract.ts';
import { eraseOrderFiles } from './files/order-files.ts';
import type { Order } from './order.ts';
import {
  eraseCustomer,
  forgetMailsBefore,
  listKeptTooLong,
  listOrdersOfAccount,
  lockOrdersForEntity,
  markCustomerErased,
  type Owner,
  passOrderOn,
  setEntity,
} from './owner-repository.ts';
import { orderProblems } from './problems.ts';
import { findOrder } from './repository.ts';

/** Somebody who is signed in, and the company they act for. */
export type Reader = Readonly<{
  accountId: string;
  standing: Readonly<{ entityId: string; isDirector: boolean }> | undefined;
}>;

export interface OrdersOfOwner {
  /**
   * An order of the reader's own or of their company, and whether they ordered it. Throws 404 for any other, as if it were
   * not there: what was ordered for a company is seen as long as one belongs to it.
   */
  getForReader(db: Db | Tx, orderId: string, reader: Reader): Promise<{ order: Order; isOrderer: boolean }>;
  /** The order was placed for a company. */
  giveToEntity(tx: Tx, orderId: string, entityId: string): Promise<void>;
  /** What somebody who leaves a company has ordered for it, held until the transaction ends. */
  lockForEntity(tx: Tx, of: { accountId: string; entityId: string }): Promise<Order[]>;
  /**
   * An order of a company goes over to its Director: mails go there, the link in earlier ones stops working, and whoever
   * ordered hears nothing of it any more, at none of the `mailboxes` (in lower case).
   */
  passOn(
    tx: Tx,
    order: Order,
    gone: Readonly<{
      mailboxes: readonly string[];
      director: Readonly<{ accountId: string; email: string }>;
    }>,
  ): Promise<void>;
  /** Of an order that was passed on: forgets which mails went to who ordered. */
  forgetMailsBefore(tx: Tx, orderId: string): Promise<void>;
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
    async getForReader(db, orderId, { accountId, standing }) {
      const order = await findOrder(db, { id: orderId });
      const isTheirs =
        order !== undefined &&
        (order.entityId === null ? order.accountId === accountId : order.entityId === standing?.entityId);
      if (!isTheirs) throw new Problem(orderProblems.unknownOrder);
      return { order, isOrderer: order.accountId === accountId };
    },
    giveToEntity: setEntity,
    lockForEntity: lockOrdersForEntity,
    passOn(tx, order, { director, mailboxes }) {
      const secret = newLinkSecret();
      const link = { secretHash: sha256Hex(secret), secretSealed: secrets.seal(secret) };
      return passOrderOn(tx, order, { ...director, ...link }, mailboxes);
    },
    forgetMailsBefore,
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

/** What opens an order: the secret of its link, or the account of who is signed in. */
export type OrderKey = string | Readonly<{ orderId: string; actor: Actor }>;

/** An order, in whose name its events are written, and what that person may do about its money. */
export type OpenedOrder = Readonly<{
  order: Order;
  actor: Actor;
  isOrderer: boolean;
  maySettle: boolean;
}>;

/**
 * Opens orders for who holds their link, and for who is signed in and ordered them or belongs to their company. The company is
 * asked for anew each time: who has left finds nothing. Throws 404 where there is nothing for this person, and with `settle`
 * 403 where the money is not theirs to decide about.
 */
export function createOpenOrder(deps: {
  db: Db;
  orders: Pick<OrdersOfOwner, 'getForReader'> & { getBySecret(db: Db, secret: string): Promise<Order> };
  accounts: Readonly<{
    legalEntities: { standingOf(db: Db, actor: Actor): Promise<Reader['standing']> };
  }>;
}) {
  const { db, orders, accounts } = deps;
  return async (key: OrderKey, act: 'follow' | 'settle' = 'follow'): Promise<OpenedOrder> => {
    if (typeof key === 'string') {
      const order = await orders.getBySecret(db, key);
      return { order, actor: visitor, isOrderer: true, maySettle: true };
    }
    const { orderId, actor } = key;
    if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
    const standing = await accounts.legalEntities.standingOf(db, actor);
    const reader = { accountId: actor.accountId, standing };
    const { order, isOrderer } = await orders.getForReader(db, orderId, reader);
    const isDirector = order.entityId !== null && standing?.isDirector === true;
    const mayPay = maySettle({ isOrderer, isDirector });
    if (act === 'settle' && !mayPay) throw new Problem(problems.forbidden);
    return { order, actor, isOrderer, maySettle: mayPay };
  };
}
