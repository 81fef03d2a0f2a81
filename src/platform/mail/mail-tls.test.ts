import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { makeCertificate } from '#testing/tls/certificate.ts';
import { demandMailTls } from './mail-settings.ts';
import { createMailer, MailRefused } from './mailer.ts';

const known = getCACertificates('default');
const trusted = makeCertificate();
before(() => setDefaultCACertificates([...known, trusted.cert]));
after(() => setDefaultCACertificates(known));

type Seen = Readonly<{ isSecure: boolean; raw: string }>;

/** Starts a mail server, sends it one mail, and says what it has seen and how the sending ended. */
async function sendTo(
  options: ConstructorParameters<typeof SMTPServer>[0],
  address: (port: number) => string,
): Promise<{ seen: Seen[]; error: unknown; isServerTrouble: boolean }> {
  const seen: Seen[] = [];
  const server = new SMTPServer({
    ...options,
    authOptional: true,
    disableReverseLookup: true,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        seen.push({ isSecure: session.secure, raw: String(Buffer.concat(chunks)) });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen() on a host and port always gives an AddressInfo
  const { port } = server.server.address() as AddressInfo;
  let isServerTrouble = false;
  const mailer = createMailer(address(port), 'a@countercheck.example', ({ isWorking }) => {
    isServerTrouble = !isWorking;
  });
  try {
    await mailer.send({
      to: 'buyer@demo.countercheck.example',
      subject: 'Report',
      text: 'Text',
      html: '<p>Text</p>',
      messageId: '<report.1.1@countercheck.example>',
    });
    return { seen, error: undefined, isServerTrouble };
  } catch (error) {
    return { seen, error, isServerTrouble };
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

const plain = { disabledCommands: ['STARTTLS', 'AUTH'] };
const withTls = { ...trusted, disabledCommands: ['AUTH'] };
const demanded = (port: number) => demandMailTls(`smtp://localhost:${port}`);

test('TLS demanded and offered: the mail goes over TLS', async () => {
  const { seen, error } = await sendTo(withTls, demanded);
  assert.equal(error, undefined);
  assert.deepEqual(
    seen.map(({ isSecure }) => isSecure),
    [true],
  );
  const direct = await sendTo({ ...withTls, secure: true }, (port) =>
    demandMailTls(`smtps://localhost:${port}`),
  );
  assert.equal(direct.error, undefined);
  assert.equal(direct.seen[0]?.isSecure, true);
});

test('TLS demanded and not offered: nothing leaves, and the mail is tried again', async () => {
  for (const address of [
    demanded,
    (port: number) => `${demanded(port)}&ignoreTLS=true&opportunisticTLS=true`,
  ]) {
    const { seen, error, isServerTrouble } = await sendTo(plain, address);
    assert.deepEqual(seen, []);
    assert.ok(error instanceof Error && !(error instanceof MailRefused), String(error));
    assert.ok(isServerTrouble);
  }
});

test('TLS demanded, and the certificate is a stranger’s: nothing leaves', async () => {
  const { seen, error, isServerTrouble } = await sendTo(
    { ...makeCertificate(), disabledCommands: ['AUTH'] },
    demanded,
  );
  assert.deepEqual(seen, []);
  assert.match(String(error), /self-signed|certificate/);
  assert.ok(isServerTrouble);
});

test('without a demand a server without TLS is spoken to as before', async () => {
  const { seen, error } = await sendTo(plain, (port) => `smtp://localhost:${port}`);
  assert.equal(error, undefined);
  assert.equal(seen[0]?.isSecure, false);
});
