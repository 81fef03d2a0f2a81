import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { keepMail } from './repository.ts';
import type { ReturnIntake } from './returns/return-intake.ts';
import { writeReport } from './returns/write-report.ts';

export interface MailboxServer {
  /** Address for `createMailer`. */
  readonly url: string;
  close(): Promise<void>;
}

const maxMailBytes = 25 * 1024 * 1024;

/** Mails to `bounce@…` or `bounce+anything@…` are taken and then come back, as from a mailbox that is no more. */
const bouncing = /^bounce(\+[^@]*)?@/i;

/** A real SMTP server on this machine that keeps what it is given: mails go the same way as in production. */
export async function startMailboxServer(
  db: Db,
  clock: Clock,
  returns: () => ReturnIntake | undefined = () => undefined,
): Promise<MailboxServer> {
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
          .then(() => comeBack({ raw, sender, recipients }))
          .then(() => callback(), callback);
      });
    },
  });
  async function comeBack(mail: { raw: Buffer; sender: string; recipients: string[] }): Promise<void> {
    const recipient = mail.recipients.find((address) => bouncing.test(address));
    if (recipient !== undefined) await returnMail(db, clock, returns(), { ...mail, recipient });
  }

  server.on('error', () => undefined); // a broken connection is the sender's to notice and retry
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen() on a host and port always gives an AddressInfo
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Has a kept mail come back to where it said, and keeps the report beside it. False where it names no such address. */
export async function returnMail(
  db: Db,
  clock: Clock,
  returns: ReturnIntake | undefined,
  mail: { raw: Buffer; sender: string; recipient: string },
): Promise<boolean> {
  if (returns?.addresses.findMail(mail.sender) === undefined) return false;
  const receivedAt = clock.now();
  const report = writeReport({ ...mail, returnTo: mail.sender, at: receivedAt });
  const subject = 'Undelivered Mail Returned to Sender';
  await keepMail(db, { receivedAt, sender: '', recipients: [mail.sender], subject, raw: report });
  await returns.take(report, [mail.sender]);
  return true;
}
