import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { keepMail } from './repository.ts';

export interface MailboxServer {
  /** Address for `createMailer`. */
  readonly url: string;
  close(): Promise<void>;
}

const maxMailBytes = 25 * 1024 * 1024;

/** A real SMTP server on this machine that keeps what it is given: mails go the same way as in production. */
export async function startMailboxServer(db: Db, clock: Clock): Promise<MailboxServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const sender = session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address;
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(raw)
          .then(({ subject }) =>
            keepMail(db, { receivedAt: clock.now(), sender, recipients, subject: subject ?? '', raw }),
          )
          .then(() => callback(), callback);
      });
    },
  });
  server.on('error', () => undefined); // a broken connection is the sender's to notice and retry
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen() on a host and port always gives an AddressInfo
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
