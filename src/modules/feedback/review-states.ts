import { defineStateMachine } from '#kernel/state-machine.ts';

/** Every state a review can be in; only a published one is shown to anybody but its author and the staff. */
export const reviewStates = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What can happen to a review, in the imperative. */
export const reviewEvents = ['reply', 'publish', 'refuse'] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

/** The law: reviews move along these edges and no others. */
export const reviewMachine = defineStateMachine<ReviewState, ReviewEvent>(reviewStates, [
  { from: 'pending', event: 'publish', to: 'published', by: 'staff' },
  { from: 'pending', event: 'refuse', to: 'refused', by: 'staff' },
  { from: 'pending', event: 'reply', to: 'pending', by: 'staff' },
  { from: 'published', event: 'reply', to: 'published', by: 'staff' },
  { from: 'published', event: 'refuse', to: 'refused', by: 'staff' },
  { from: 'refused', event: 'publish', to: 'published', by: 'staff' },
]);
