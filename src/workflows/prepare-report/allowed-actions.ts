import type { Actor } from '#kernel/actor.ts';
import { type Action, mayDo, mayDoToOwn } from '#kernel/policy.ts';
import { type OrderEvent, orderMachine, rowOf } from '#modules/orders/order-states.ts';
import type { Order } from '#modules/orders/service.ts';
import * as contract from './contract.ts';

/** What a button needs of an endpoint. */
type Call = Readonly<{ name: string; action: Action }>;

const callByEvent: Partial<Record<OrderEvent, Call>> = {
  assign: contract.assignOrder,
  ask: contract.askCustomer,
  submit: contract.submitReport,
  approve: contract.approveReport,
  reject: contract.rejectReport,
  declare_not_found: contract.declareNotFound,
  cancel: contract.cancelByStaff,
  take_up: contract.takeUpOrder,
  reopen: contract.reopenOrder,
  write_off: contract.writeOffDebt,
  begin_sending: contract.sendAgain,
};
const editing: readonly Call[] = [
  contract.tickWorkItem,
  contract.saveFact,
  contract.removeFact,
  contract.excuseSection,
  contract.confirmEvidence,
  contract.nameSource,
];

/** Calls a member of staff may make about an order now: the state table asked, and the policy. Pure. */
export function allowedActions(
  { state, authorId, isSendInDoubt }: Pick<Order, 'state' | 'authorId' | 'isSendInDoubt'>,
  { accountId, role }: Extract<Actor, { kind: 'account' }>,
): string[] {
  const byTable = Object.entries(callByEvent)
    // Object.entries forgets the key type of the record above
    .filter(([event]) => orderMachine.may(state, event as OrderEvent))
    .map(([, call]) => call);
  return [
    ...byTable,
    ...(state === 'in_progress' ? editing : []),
    ...(state === 'sending' && isSendInDoubt ? [contract.sendAgain, contract.resolveSending] : []),
    ...(rowOf(state).isBeforeWork ? [] : [contract.previewReport]),
  ]
    .filter(({ action }) => mayDo(role, action) && (authorId !== accountId || mayDoToOwn(action)))
    .map(({ name }) => name);
}
