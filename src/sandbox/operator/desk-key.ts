import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../ledger/refusal.ts';

/** Who may sit at the operator's desk: whoever opened it with the key that the start printed. */
export type DeskKey = Readonly<{
  /** Whether the address carries the key; then the browser remembers it, and the address should lose it. */
  takeFromAddress(request: FastifyRequest, reply: FastifyReply): boolean;
  isKnown(request: FastifyRequest): boolean;
  /** Stands in every form of the desk: no other page can know it. */
  formToken: string;
  /** Refuses a button that was not pressed on the desk. */
  checkForm(request: FastifyRequest): void;
}>;

/** `cookieName` tells desks of one machine apart: a cookie goes to every port. */
export function createDeskKey(key: string, isHttps: () => boolean, cookieName = 'sandbox_desk'): DeskKey {
  // Neither shows the key: the cookie goes to other services as well, and the form stands in the page.
  const derived = (purpose: string) => createHmac('sha256', key).update(purpose).digest('base64url');
  const cookie = derived('cookie');
  const formToken = derived('form');
  const isKnown = ({ headers }: FastifyRequest) =>
    isSame(new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1], cookie);
  return {
    formToken,
    isKnown,
    takeFromAddress({ query }, reply) {
      if (!isSame(memberOf(query, 'key'), key)) return false;
      const flags = `Path=/; HttpOnly; SameSite=Strict${isHttps() ? '; Secure' : ''}`;
      reply.header('set-cookie', `${cookieName}=${cookie}; ${flags}`);
      return true;
    },
    checkForm(request) {
      if (!isKnown(request)) throw new Refusal(403, 'forbidden', 'The desk is opened with its key.');
      if (!isSame(memberOf(request.body, 'token'), formToken))
        throw new Refusal(403, 'forbidden', 'This button is on our own page only.');
    },
  };
}

function memberOf(parts: unknown, name: string): string | undefined {
  if (typeof parts !== 'object' || parts === null) return undefined;
  const value: unknown = Reflect.get(parts, name);
  return typeof value === 'string' ? value : undefined;
}

/** Takes the same time for every wrong one of the same length. */
function isSame(given: string | undefined, expected: string): boolean {
  if (given === undefined) return false;
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
