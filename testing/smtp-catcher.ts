import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the demo's mail server took it. */
export type CaughtMail = Readonly<{ acceptedAt: Date; recipient: string; raw: Buffer; mail: Email }>;

/** A mail server of the demo's own: it stands for the outside world and keeps what it accepts in `folder`. */
export async function startSmtpCatcher(folder: string) {
  const caught: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        PostalMime.parse(raw).then((mail) => {
          const recipient = session.envelope.rcptTo[0]?.address ?? '';
          caught.push({ acceptedAt: new Date(), recipient, raw, mail });
          save(folder, caught.length, raw, mail);
          callback(null);
        }, callback);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen() on a host and port always gives an AddressInfo
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function save(folder: string, count: number, raw: Buffer, mail: Email): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `mail-${count}.eml`), raw);
  for (const { filename, content } of mail.attachments) {
    if (typeof content !== 'string')
      writeFileSync(join(folder, filename ?? 'attachment'), new Uint8Array(content));
  }
}
