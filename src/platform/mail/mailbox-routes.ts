import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import type { Clock } from '#kernel/clock.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { mailboxList, mailboxMail } from './mailbox-pages.ts';
import { returnMail } from './mailbox-server.ts';
import { findCaughtMail, listMails } from './repository.ts';
import type { ReturnIntake } from './returns/return-intake.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Pages of mailbox and mail bodies: nothing may load or run but the page's own style. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; form-action 'self'; base-uri 'none'";

/** The built-in mailbox at /dev/mailbox: every mail with its HTML, text and attachments. Only without MAIL_URL. */
export function mailboxRoutes(
  app: FastifyInstance,
  { db, clock, returns }: { db: Db; clock: Clock; returns?: ReturnIntake | undefined },
): void {
  async function read(id: string) {
    const caught = uuidPattern.test(id) ? await findCaughtMail(db, id) : undefined;
    if (caught === undefined) throw new Problem(problems.notFound);
    return { ...caught, mail: await PostalMime.parse(caught.raw) };
  }

  app.get('/dev/mailbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', pagePolicy)
      .send(mailboxList(await listMails(db))),
  );
  app.get('/dev/mailbox.json', async () => ({ items: await listMails(db) }));
  app.get<{ Params: { id: string }; Querystring: { returned?: string } }>(
    '/dev/mailbox/:id',
    async ({ params, query }, reply) => {
      const { mail, sender } = await read(params.id);
      const mayReturn = returns?.addresses.findMail(sender) !== undefined;
      const standing = query.returned !== undefined ? 'returned' : mayReturn ? 'returnable' : 'kept';
      return reply
        .type('text/html; charset=utf-8')
        .header('Content-Security-Policy', pagePolicy)
        .send(mailboxMail(params.id, mail, standing));
    },
  );
  app.post<{ Params: { id: string } }>('/dev/mailbox/:id/return', async ({ params }, reply) => {
    const { raw, sender, recipients } = await read(params.id);
    const isBack = await returnMail(db, clock, returns, { raw, sender, recipient: recipients[0] ?? '' });
    if (!isBack) throw new Problem(problems.notFound);
    return reply.redirect(`/dev/mailbox/${params.id}?returned`, 303);
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async ({ params }, reply) => {
    const { mail } = await read(params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        `${pagePolicy}; img-src data:; sandbox allow-popups allow-top-navigation-by-user-activation`,
      )
      .send(mail.html ?? '');
  });
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id/raw', async ({ params }, reply) => {
    const { raw } = await read(params.id);
    return reply.type('message/rfc822').send(raw);
  });
  app.get<{ Params: { id: string; index: string } }>(
    '/dev/mailbox/:id/attachments/:index',
    async ({ params }, reply) => {
      const { mail } = await read(params.id);
      const attachment = mail.attachments[Number(params.index)];
      if (attachment === undefined || typeof attachment.content === 'string')
        throw new Problem(problems.notFound);
      const name = encodeURIComponent(attachment.filename ?? 'attachment');
      return reply
        .type(attachment.mimeType)
        .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
        .send(Buffer.from(new Uint8Array(attachment.content)));
    },
  );
}
