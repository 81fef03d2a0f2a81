import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { MailReturns } from './open-returns.ts';
import { returnWebhook } from './return-webhook.ts';

/** Opens the ways in that the settings name: the webhook, and a mail server that takes nothing but returns. */
export async function openReturnWays(
  app: FastifyInstance,
  { host, mailReturns }: Pick<Config, 'host' | 'mailReturns'>,
  services: Readonly<{ mailReturns: MailReturns | undefined }>,
  log: Logger,
  /** In words, why a port could not be opened. */
  faultOf: (error: unknown, where: { host: string; port: number; setting: string }) => unknown,
) {
  const intake = services.mailReturns;
  if (mailReturns === undefined || intake === undefined) return undefined;
  const { secret, port } = mailReturns;
  if (secret !== undefined) returnWebhook(app, { intake, secret });
  if (port === undefined) return undefined;
  // Loaded where it listens, and in no other process.
  const { startReturnServer } = await import('#platform/mail/returns/return-server.ts');
  const warn = (error: unknown) => log.error({ err: error }, 'a returned mail could not be written down');
  try {
    const server = await startReturnServer({ host, port, intake, warn });
    log.info({ port: server.port, domain: mailReturns.domain }, 'returned mails are taken by SMTP');
    return server;
  } catch (error) {
    throw faultOf(error, { host, port, setting: 'MAIL_RETURN_PORT' });
  }
}
