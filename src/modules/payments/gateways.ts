import { type GatewayRule, isFitting, type PayableOrder } from './gateway-rules.ts';
import type { PaymentGateway } from './port/gateway.ts';

/** Every card gateway there is, by its name: a payment goes on where it began. */
export type Gateways = Readonly<{
  /** Where a new payment of the order begins. */
  choose(order: PayableOrder): PaymentGateway;
  find(name: string): PaymentGateway | undefined;
  readonly all: readonly PaymentGateway[];
  /** The gateway of a payment; throws where it is not there any more. */
  of(payment: Readonly<{ gateway: string }>): PaymentGateway;
}>;

/**
 * Keeps the gateways by name. A new payment begins at that of the first rule that fits its order, else at the first
 * gateway. Throws if two have one name, or a rule names none of them.
 */
export function createGateways(
  all: readonly [PaymentGateway, ...PaymentGateway[]],
  rules: readonly GatewayRule[] = [],
): Gateways {
  const byName = new Map(all.map((gateway) => [gateway.name, gateway]));
  if (byName.size < all.length) throw new Error('two gateways have one name');
  const of = ({ gateway }: { gateway: string }) => {
    const found = byName.get(gateway);
    if (found === undefined) throw new Error(`there is no gateway ${gateway}`);
    return found;
  };
  for (const rule of rules) of(rule);
  return {
    choose(order) {
      const rule = rules.find((one) => isFitting(one, order));
      return rule === undefined ? all[0] : of(rule);
    },
    find: (name) => byName.get(name),
    all,
    of,
  };
}
