import { randomBytes } from 'node:crypto';

const kinds = { payment: 'pay', refund: 're', dispute: 'dp', event: 'evt', card: 'card' } as const;

/** A new name for an object of the gateway, e.g. `pay_` and 24 hex digits. */
export function newReference(kind: keyof typeof kinds): string {
  return `${kinds[kind]}_${randomBytes(12).toString('hex')}`;
}

/** The secret in the address of a hosted page: who has it may pay. */
export function newSessionId(): string {
  return `cs_${randomBytes(20).toString('hex')}`;
}

export const paymentIdPattern = /^pay_[0-9a-f]{24}$/;
export const sessionIdPattern = /^cs_[0-9a-f]{40}$/;
export const eventIdPattern = /^evt_[0-9a-f]{24}$/;
