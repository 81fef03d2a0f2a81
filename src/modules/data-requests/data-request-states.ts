import { defineStateMachine } from '#kernel/state-machine.ts';

/** Every state that a data request can be in. */
export const requestStates = ['new', 'in_work', 'answered', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

/** What can happen to a data request, in the imperative. */
export const requestEvents = ['take', 'put_back', 'answer', 'refuse'] as const;
export type RequestEvent = (typeof requestEvents)[number];

/** The law: requests move along these edges and no others. Whoever answers has taken it before. */
export const requestMachine = defineStateMachine<RequestState, RequestEvent>(requestStates, [
  { from: 'new', event: 'take', to: 'in_work', by: 'staff' },
  { from: 'in_work', event: 'take', to: 'in_work', by: 'staff' },
  { from: 'in_work', event: 'put_back', to: 'new', by: 'staff' },
  { from: 'in_work', event: 'answer', to: 'answered', by: 'staff' },
  { from: 'in_work', event: 'refuse', to: 'refused', by: 'staff' },
]);
