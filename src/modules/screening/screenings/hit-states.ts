import { defineStateMachine } from '#kernel/state-machine.ts';

/** What is known of a possible match. `unresolved`: a person looked, and cannot say. */
export const hitStates = ['open', 'true_match', 'false_match', 'unresolved'] as const;
export type HitState = (typeof hitStates)[number];

/** What can happen to it, in the imperative. */
export const hitEvents = ['confirm', 'dismiss', 'leave_unresolved', 'reopen'] as const;
export type HitEvent = (typeof hitEvents)[number];

/** The law: only people decide, they may change their minds, and what was decided of other facts is open again. */
export const hitMachine = defineStateMachine<HitState, HitEvent>(hitStates, [
  { from: 'open', event: 'confirm', to: 'true_match', by: 'staff' },
  { from: 'open', event: 'dismiss', to: 'false_match', by: 'staff' },
  { from: 'open', event: 'leave_unresolved', to: 'unresolved', by: 'staff' },
  { from: 'unresolved', event: 'confirm', to: 'true_match', by: 'staff' },
  { from: 'unresolved', event: 'dismiss', to: 'false_match', by: 'staff' },
  { from: 'true_match', event: 'dismiss', to: 'false_match', by: 'staff' },
  { from: 'true_match', event: 'leave_unresolved', to: 'unresolved', by: 'staff' },
  { from: 'false_match', event: 'confirm', to: 'true_match', by: 'staff' },
  { from: 'false_match', event: 'leave_unresolved', to: 'unresolved', by: 'staff' },
  // The list or the subject has changed in what was compared.
  { from: 'true_match', event: 'reopen', to: 'open', by: 'system' },
  { from: 'false_match', event: 'reopen', to: 'open', by: 'system' },
  { from: 'unresolved', event: 'reopen', to: 'open', by: 'system' },
]);
