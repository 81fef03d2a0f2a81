import type { FastifyRequest } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Authenticate } from '#platform/http/register-endpoint.ts';
import type { AccountsService } from './service.ts';

/**
 * Reads `Authorization: Bearer …`: no header is a visitor, anything that is not a good token is 401. `isStrict` looks at
 * every call whether the sign-in still stands, for calls that a customer's token of the last ten minutes must not open.
 */
export function authenticateRequest(deps: {
  db: Db;
  accounts: AccountsService;
  isStrict?: boolean;
}): Authenticate {
  const { db, accounts, isStrict = false } = deps;
  return async (request) => {
    const token = accessTokenOf(request);
    return token === undefined ? visitor : accounts.authenticate(db, token, { isStrict });
  };
}

/** Undefined without a header; throws 401 for a header that can hold no token of ours. */
export function accessTokenOf({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined) return undefined;
  const token = /^Bearer +([\w.-]{1,4096})$/i.exec(headers.authorization)?.[1];
  if (token === undefined) throw new Problem(problems.unauthenticated);
  return token;
}
