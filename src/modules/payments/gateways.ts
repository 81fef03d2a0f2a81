import type { PaymentGateway } from './gateway.ts';

/** Every card gateway there is, by its name: a payment goes on where it began. */
export type Gateways = Readonly<{
  /** New payments begin here. */
  current: PaymentGateway;
  find(name: string): PaymentGateway | undefined;
  /** The gateway of a payment; throws where it is not there any more. */
  of(payment: Readonly<{ gateway: string }>): PaymentGateway;
}>;

/** Keeps the gateways by name; new payments begin at the first. Throws if two have one name. */
export function createGateways(...all: readonly [PaymentGateway, ...PaymentGateway[]]): Gateways {
  const byName = new Map(all.map((gateway) => [gateway.name, gateway]));
  if (byName.size < all.length) throw new Error('two gateways have one name');
  return {
    current: all[0],
    find: (name) => byName.get(name),
    of({ gateway }) {
      const found = byName.get(gateway);
      if (found === undefined) throw new Error(`there is no gateway ${gateway}`);
      return found;
    },
  };
}
