import type { Texts } from '../texts/en.ts';

/** Who an event row or a fact names: `account:…`, `system`, `gateway`, `visitor`. */
export function actorWords(actor: string, me: string, { order }: Texts): string {
  if (actor === `account:${me}`) return order.actor.you;
  if (actor.startsWith('account:')) return order.actor.colleague;
  if (actor === 'gateway' || actor === 'visitor') return order.actor[actor];
  return order.actor.system;
}
