import { type OrderEvent, orderMachine } from '#modules/orders/order-states.ts';
import type { Order } from '#modules/orders/service.ts';

const actionByEvent: Partial<Record<OrderEvent, string>> = {
  assign: 'assignOrder',
  ask: 'askCustomer',
  submit: 'submitReport',
  approve: 'approveReport',
  reject: 'rejectReport',
  declare_not_found: 'declareNotFound',
  cancel: 'cancelByStaff',
  send: 'sendAgain',
};

/** Actions a member of staff may take on an order now: the state table asked, and the four eyes. Pure. */
export function allowedActions(order: Order, accountId: string): string[] {
  const byTable = Object.entries(actionByEvent)
    // Object.entries forgets the key type of the literal above
    .filter(([event]) => orderMachine.may(order.state, event as OrderEvent))
    .map(([, action]) => action)
    .filter((action) => action !== 'approveReport' || order.authorId !== accountId);
  const editing =
    order.state === 'in_progress' ? ['tickWorkItem', 'saveFact', 'removeFact', 'excuseSection'] : [];
  const isBeforeWork = order.state === 'awaiting_payment' || order.state === 'queued';
  return [...byTable, ...editing, ...(isBeforeWork ? [] : ['previewReport'])];
}
