import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Problem, problems } from '#kernel/problem.ts';
import { withoutAddresses } from '#platform/jobs/without-addresses.ts';
import type { MailReturns } from './open-returns.ts';

/** Where a relay brings mails that came back. */
export const returnWebhookPath = '/api/v1/webhooks/mail';

/** A report may have the whole mail in it, with its attachments. */
const maxReportBytes = 25 * 1024 * 1024;

/** What a relay may say instead of bringing the message. */
const told = z.object({
  to: z.string().max(400),
  event: z.enum(['bounce', 'delay', 'complaint']),
  status: z
    .string()
    .regex(/^([245]\.\d{1,3}\.\d{1,3}|[a-z-]{1,20})$/)
    .default('5.0.0'),
  diagnostic: z.string().max(2_000).default(''),
});

/** Takes returns from whoever has the secret: a message as it came, or its meaning as JSON. Nothing is read before the secret is. */
export function returnWebhook(
  app: FastifyInstance,
  { intake, secret }: { intake: MailReturns; secret: string },
) {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(`Bearer ${secret}`);
  app.register(async (scope) => {
    scope.addHook('onRequest', async ({ headers }) => {
      const isKnown = timingSafeEqual(digest(headers.authorization ?? ''), wanted);
      if (!isKnown) throw new Problem(problems.unauthenticated);
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: maxReportBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post(returnWebhookPath, async ({ body, headers }, reply) => {
      const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const outcome = /^application\/json\b/i.test(headers['content-type'] ?? '')
        ? await takeTold(raw)
        : await intake.take(raw);
      return reply.code(200).send({ outcome });
    });
  });

  async function takeTold(raw: Buffer) {
    const read = told.safeParse(parse(raw));
    if (!read.success) throw new Problem(problems.invalidInput);
    const { to, event, status, diagnostic } = read.data;
    return intake.takeTold({ to, kind: event, status, words: withoutAddresses(diagnostic) });
  }
}

function parse(raw: Buffer): unknown {
  if (raw.length > 10_000) return undefined;
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined; // what is no JSON is refused like any other wrong body
  }
}
