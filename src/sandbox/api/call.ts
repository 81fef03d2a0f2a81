import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { takeFault } from '../faults/repository.ts';
import type { CallName, Fault } from '../ledger/fault-names.ts';
import type { SandboxDeps } from '../ledger/gateway-deps.ts';
import { Refusal, refusalBody } from '../ledger/refusal.ts';
import type { Db } from '../ledger/transaction.ts';
import { answerOnce } from './answer-once.ts';
import { idempotencyKey } from './wire.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
const slowAnswerMs = 15_000;

/** Parses input of a call; refuses with 400 (or the given status) and names the first wrong field. */
export function parsed<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  status = 400,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  if (status === 404) throw new Refusal(404, 'not_found', 'There is nothing of this name.');
  throw new Refusal(status, 'invalid_input', `${issue?.path.join('.') || 'request'}: ${issue?.message}`);
}

/** Lets only the merchant in. */
export const requireApiKey = (apiKey: string) => requireAuthorization(`Bearer ${apiKey}`);

/** Lets only who sends this header in; the comparison takes the same time for every wrong one. */
export function requireAuthorization(header: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(header);
  return async (request: FastifyRequest) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
      throw new Refusal(401, 'unauthorised', 'The API key is missing or wrong.');
    }
  };
}

/** How one of the gateway's languages keeps its keys apart and writes a refusal. */
export type ApiDialect = Readonly<{
  keySpace: string;
  /** The header, lower case, in which a key comes. */
  keyHeader?: string;
  refusalOf: (refusal: Refusal) => { status: number; body: unknown };
}>;

const ownDialect: ApiDialect = {
  keySpace: '',
  refusalOf: ({ status, code, message }) => ({ status, body: refusalBody(code, message) }),
};

/** Wraps the handlers of calls with idempotency and with the faults that were ordered for them. */
export function createApiCalls(
  { pool, clock, mishaps }: SandboxDeps,
  wake: () => void,
  dialect = ownDialect,
) {
  async function withFaults(name: CallName, reply: FastifyReply, answer: () => Promise<unknown>) {
    const fault = (await takeFault(pool, `call:${name}`)) ?? mishaps?.(`call:${name}`);
    if (fault !== undefined && (await spoil(fault, reply))) return reply;
    const result = await answer();
    if (fault?.mode === 'drop_after') return hangUp(reply);
    return result;
  }

  return {
    /** A call that only reads. */
    read: (name: CallName, answer: (request: FastifyRequest) => Promise<unknown>): Handler => {
      return (request, reply) => withFaults(name, reply, () => answer(request));
    },

    /** A call that changes something: `prepare` checks the input, what it returns is done once per key. */
    change: (
      name: CallName,
      prepare: (request: FastifyRequest) => (db: Db, now: Date, key: string) => Promise<unknown>,
    ): Handler => {
      return async (request, reply) => {
        const work = prepare(request);
        const header = request.headers[dialect.keyHeader ?? 'idempotency-key'];
        if (header === undefined) throw new Refusal(400, 'key_missing', 'Send an Idempotency-Key.');
        const key = parsed(idempotencyKey, header);
        return withFaults(name, reply, async () => {
          const now = clock.now();
          const once = { key: `${dialect.keySpace}${key}`, path: request.url, body: request.body };
          const { status, body } = await answerOnce(
            pool,
            once,
            now,
            (db) => work(db, now, key),
            dialect.refusalOf,
          );
          wake();
          reply.code(status);
          return body;
        });
      };
    },
  };
}

/** Plays the part of a fault that comes before the work; true where there is no work to do any more. */
async function spoil({ mode, delay_ms }: Fault, reply: FastifyReply): Promise<boolean> {
  switch (mode) {
    case 'delay':
      await sleep(delay_ms ?? slowAnswerMs, undefined, { ref: false });
      return false;
    case 'drop_before':
      hangUp(reply);
      return true;
    case 'status_500':
      throw new Refusal(500, 'internal', 'Ordered to fail.');
    case 'status_429':
      reply.header('retry-after', '1');
      throw new Refusal(429, 'too_many_requests', 'Ordered to be busy.');
    default:
      return false;
  }
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.socket?.destroy();
  return reply;
}
