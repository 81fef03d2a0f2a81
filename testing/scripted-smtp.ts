import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Stages of a mail's way at which the server's answer can be scripted. */
export type SmtpStage = 'greeting' | 'ehlo' | 'auth' | 'mail' | 'rcpt' | 'data' | 'content';

/** `hang up` closes the connection instead of answering. */
export type SmtpAnswer = string | 'hang up';

/** What a test wants at a stage: the same each time, or as chance has it. */
type SmtpScript = SmtpAnswer | (() => SmtpAnswer | undefined);

export type TakenMail = Readonly<{ recipient: string; messageId: string; raw: string }>;

const usual: Readonly<Record<SmtpStage, string>> = {
  greeting: '220 mail.example ESMTP',
  ehlo: '250-mail.example\r\n250 AUTH PLAIN LOGIN',
  auth: '235 2.7.0 signed in',
  mail: '250 2.1.0 sender ok',
  rcpt: '250 2.1.5 recipient ok',
  data: '354 go on',
  content: '250 2.0.0 queued as 4711',
};

/** A mail server that says what a test wants it to say at each stage, and can wait before it says it. */
export async function startScriptedSmtp() {
  const answers: Partial<Record<SmtpStage, SmtpScript>> = {};
  const pauses: Partial<Record<SmtpStage, (recipient: string) => Promise<void>>> = {};
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();

  function wordsAt(stage: SmtpStage): string {
    const script = answers[stage];
    return (typeof script === 'function' ? script() : script) ?? usual[stage];
  }

  async function answer(socket: Socket, stage: SmtpStage, recipient = '', chosen?: string): Promise<string> {
    await pauses[stage]?.(recipient);
    // Chance is asked once; what a test has changed meanwhile counts.
    const words = typeof answers[stage] === 'function' && chosen !== undefined ? chosen : wordsAt(stage);
    if (words === 'hang up') socket.destroy();
    else if (!socket.destroyed) socket.write(`${words}\r\n`);
    return words;
  }

  async function converse(socket: Socket): Promise<void> {
    let recipient = '';
    let content: string | undefined;
    const greeting = await answer(socket, 'greeting');
    if (/^[45]/.test(greeting)) socket.end();
    let rest = '';
    for await (const chunk of socket) {
      rest += String(chunk);
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (content !== undefined) {
          if (line !== '.') {
            content += `${line}\r\n`;
            continue;
          }
          const raw = content;
          content = undefined;
          // Taken before it is said: what the sender hears of it is another matter.
          const words = wordsAt('content');
          const messageId = /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? '';
          if (words.startsWith('2') || words === 'hang up') taken.push({ recipient, messageId, raw });
          await answer(socket, 'content', recipient, words);
          continue;
        }
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === 'EHLO' || verb === 'HELO') await answer(socket, 'ehlo');
        else if (verb === 'STAR') socket.write('454 4.7.0 no TLS here\r\n');
        else if (verb === 'AUTH') await answer(socket, 'auth');
        else if (verb === 'MAIL') await answer(socket, 'mail');
        else if (verb === 'RCPT') {
          recipient = /<(.*)>/.exec(line)?.[1] ?? '';
          await answer(socket, 'rcpt', recipient);
        } else if (verb === 'DATA') {
          if ((await answer(socket, 'data', recipient)).startsWith('3')) content = '';
        } else if (verb === 'QUIT') socket.end('221 bye\r\n');
        else if (!socket.destroyed) socket.write('250 ok\r\n');
      }
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    converse(socket).catch(() => socket.destroy()); // the client has gone: its business
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen() on a host and port always gives an AddressInfo
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Answers that differ from those of a server that works. */
    answers,
    /** What to wait for before a stage is answered. */
    pauses,
    /** Mails whose content was taken, whether or not their sender has heard so. */
    taken,
    /** Everything as it is at a server that works; connections that stand open are not used again. */
    mend(): void {
      for (const stage of Object.keys(usual)) {
        delete answers[stage as SmtpStage]; // the keys of the record above
        delete pauses[stage as SmtpStage];
      }
      taken.length = 0;
      for (const socket of sockets) socket.destroy();
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type ScriptedSmtp = Awaited<ReturnType<typeof startScriptedSmtp>>;
