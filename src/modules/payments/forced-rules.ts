import type { PaymentEvent, PaymentState } from './payment-state-names.ts';
import { rowOf } from './payment-state-rows.ts';
import type { GatewayStatus } from './port/gateway.ts';

/** Where an Admin may put a payment that contradicts its gateway: the books then say what the gateway says. */
export const forcedStates = ['captured', 'expired', 'void_due'] as const;
export type ForcedState = (typeof forcedStates)[number];

/** What each of them books and has done, as the ordinary edge into that state does. */
export const eventOfForced = {
  captured: 'capture',
  expired: 'expire',
  void_due: 'release',
} as const satisfies Record<ForcedState, PaymentEvent>;

/** How such an edge stands in the history, told apart from the ordinary one. */
export type ForcedEvent = `force_${(typeof eventOfForced)[ForcedState]}`;

const nothingHeld: readonly GatewayStatus['status'][] = [
  'open',
  'requires_action',
  'verified',
  'declined',
  'voided',
  'expired',
];

/**
 * The few states that the gateway's truth supports where no ordinary edge fits. Money that is there is booked; what is not held is not
 * waited for; what is held for nobody goes back. Money that we have booked and that is not there supports none of them: what was taken is
 * never unsaid by hand. Pure.
 */
export function forcedChoices(state: PaymentState, status: GatewayStatus['status']): readonly ForcedState[] {
  const { isCaptured, isEnded } = rowOf(state);
  if (isCaptured || state === 'void_due') return [];
  if (status === 'captured') return ['captured'];
  if (isEnded)
    return status === 'authorised' || status === 'open' || status === 'requires_action' ? ['void_due'] : [];
  if (status === 'authorised') return state === 'verified' ? ['void_due'] : [];
  return nothingHeld.includes(status) ? ['expired'] : [];
}
