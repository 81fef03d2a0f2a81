import { hourMs } from '#kernel/clock.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import type { GatewayStatus } from '#modules/payments/service.ts';
import type { OrderRooms } from '../order-rooms.ts';

/** An order in a state, with a hold that lasts for so many hours on a card that is saved. */
export async function heldOrder(
  rooms: OrderRooms,
  state: OrderState,
  hours = 47,
  more: Partial<GatewayStatus> = {},
) {
  const placed = await rooms.place();
  const captureBefore = new Date(rooms.clock.now().getTime() + hours * hourMs);
  rooms.gateway.say(placed.gatewayId, { status: 'authorised', captureBefore, cardToken: 'card-1', ...more });
  await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, state, state === 'report_sent' ? rooms.clock.now() : null);
  return placed;
}
/** The gateway says something else of the attempt that counts, and is asked; a hold lasts for 20 hours more. */
export async function become(rooms: OrderRooms, id: string, status: 'authorised' | 'expired'): Promise<void> {
  const { gatewayPaymentId } = await rooms.payments.getActive(rooms.db, id);
  const captureBefore = status === 'expired' ? null : new Date(rooms.clock.now().getTime() + 20 * hourMs);
  rooms.gateway.say(gatewayPaymentId ?? '', { status, captureBefore, cardToken: 'card-1' });
  await rooms.settle.check(await rooms.payments.getActive(rooms.db, id));
}
/** How the attempts of an order stand, the first one first. */
export const attemptsOf = async (rooms: OrderRooms, id: string) =>
  (await rooms.payments.list(rooms.db, id)).map(({ state, isActive }) =>
    isActive ? `${state} counts` : state,
  );
