import type { FastifyInstance } from 'fastify';
import PostalMime from 'postal-mime';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import { mailboxList, mailboxMail } from './mailbox-pages.ts';
import { findRawMail, listMails } from './repository.ts';

const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Pages of mailbox and mail bodies: nothing may load or run but the page's own style. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** The built-in mailbox at /dev/mailbox: every mail with its HTML, text and attachments. Only without MAIL_URL. */
export function mailboxRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  async function read(id: string) {
    const raw = uuidPattern.test(id) ? await findRawMail(db, id) : undefined;
    if (raw === undefined) throw new Problem(problems.notFound);
    return { raw, mail: await PostalMime.parse(raw) };
  }

  app.get('/dev/mailbox', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', pagePolicy)
      .send(mailboxList(await listMails(db))),
  );
  app.get('/dev/mailbox.json', async () => ({ items: await listMails(db) }));
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async ({ params }, reply) => {
    const { mail } = await read(params.id);
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', pagePolicy)
      .send(mailboxMail(params.id, mail));
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
