import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { maxReadBytes } from './mail-parts.ts';
import type { ReturnIntake } from './return-intake.ts';

export interface ReturnServer {
  readonly port: number;
  close(): Promise<void>;
}

/** What may come back: a report with the whole mail and its attachments in it. */
const maxMailBytes = 25 * 1024 * 1024;

/**
 * A mail server for returns alone: it takes mails to addresses that we have made, and refuses every other recipient before a byte of
 * the mail is here. Of a mail only the beginning is kept in memory.
 */
export async function startReturnServer(deps: {
  host: string;
  port: number;
  intake: ReturnIntake;
  warn: (error: unknown) => void;
}): Promise<ReturnServer> {
  const { intake, warn } = deps;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMailBytes,
    maxClients: 20,
    socketTimeout: 30_000,
    onRcptTo({ address }, _session, callback) {
      if (intake.addresses.findMail(address) !== undefined) callback();
      else callback(Object.assign(new Error('no such return address'), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      let length = 0;
      stream.on('data', (chunk: Buffer) => {
        if (length < maxReadBytes) chunks.push(chunk.subarray(0, maxReadBytes - length));
        length += chunk.length;
      });
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        intake.take(Buffer.concat(chunks), recipients).then(
          () => callback(),
          (error) => {
            warn(error);
            // Whoever brings it keeps it and comes again.
            callback(Object.assign(new Error('cannot be written down now'), { responseCode: 451 }));
          },
        );
      });
    },
  });
  server.on('error', () => undefined); // a broken connection is the sender's to notice and retry
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(deps.port, deps.host, resolve);
  });
  // listen() on a host and port always gives an AddressInfo
  const { port } = server.server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
