import type { FastifyRequest } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Authenticate } from '#platform/http/register-endpoint.ts';
import type { Authentication } from './authentication.ts';

/** Reads `Authorization: Bearer …`: no header is a visitor, anything that is not a good token is 401. */
export function authenticateRequest({ db, signIn }: { db: Db; signIn: Authentication }): Authenticate {
  return async (request) => {
    const token = accessTokenOf(request);
    return token === undefined ? visitor : signIn.authenticate(db, token);
  };
}

/** Undefined without a header; throws 401 for a header that can hold no token of ours. */
export function accessTokenOf({ headers }: FastifyRequest): string | undefined {
  if (headers.authorization === undefined) return undefined;
  const token = /^Bearer +([\w.-]{1,4096})$/i.exec(headers.authorization)?.[1];
  if (token === undefined) throw new Problem(problems.unauthenticated);
  return token;
}
