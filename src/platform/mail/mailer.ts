import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import Signer from 'nodemailer/lib/dkim';
import { readMailFault } from './mail-faults.ts';
import type { DkimKey } from './mail-settings.ts';

export { MailInDoubt, MailRefused } from './mail-faults.ts';

/** A mail ready to go: both bodies say the same. */
export type Mail = Readonly<{
  to: string;
  /** Who gets the answer, if not the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** Fixed for one business event, so that a repeated sending is recognisable as the same mail. */
  messageId: string;
  /** Under which id it is written down once it is taken: what comes back of it is known by that. */
  returnId?: string;
  /** Where whoever does not want such mails ends them; programs show it as a button. */
  stopUrl?: string;
  attachments?: readonly { fileName: string; bytes: Buffer; contentType: string }[];
}>;

/** What the server said when it took the mail: this, not the attempt, counts as sent. */
export type MailReceipt = Readonly<{ messageId: string; response: string }>;

/**
 * Runs when the server has agreed to the recipient and asks for the mail, before a byte of it leaves: until it has
 * ended the mail cannot be taken. If it throws, nothing is sent and `send` throws the same.
 */
export type BeforeContent = () => Promise<void>;

export interface Mailer {
  /**
   * Answers once the server has accepted the mail (SMTP 250). Throws MailRefused where it never will, MailInDoubt where
   * it may have, any other error to retry.
   */
  send(mail: Mail, beforeContent?: BeforeContent): Promise<MailReceipt>;
  close(): void;
}

/** Told after each sending whether the mail server works; `words` are its own, or those of the network. */
export type ServerReport = (
  state: { isWorking: true } | { isWorking: false; words: string },
) => void | Promise<void>;

const smtpTimeoutMs = 30_000;

/** No sending lasts longer, however slowly the server answers: shorter than a lease of the outbox. */
const sendLimitMs = 90_000;

type Handover = {
  isDone: boolean;
  before: BeforeContent;
  /** `before` while it runs, and after. */
  running?: Promise<void>;
  fault?: unknown;
  /** The sending has failed: nothing may leave any more. */
  isOver?: true;
};

type MailOptions = Readonly<{
  /** With what mails are signed. */
  dkim?: DkimKey | undefined;
  /** Where the mail of a `returnId` comes back to; without it all come back to the sender. */
  returnAddressOf?: ((returnId: string) => string) | undefined;
}>;

/** Sends by SMTP through a small pool, signed where there is a key. */
export function createMailer(
  url: string,
  from: string,
  report: ServerReport = () => {},
  options: MailOptions = {},
): Mailer {
  const { dkim, returnAddressOf } = options;
  const signer = dkim && new Signer(dkim);
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  /** What belongs to a sending under way, known by its signal: the one thing of it that reaches the plugin. */
  const handovers = new WeakMap<AbortSignal, Handover>();
  transport.use('stream', ({ data, message }, done) => {
    const handover = data.signal && handovers.get(data.signal);
    if (handover) message.processFunc((content) => lazily(content, handover, signer));
    done();
  });
  return {
    async send(mail, before = async () => {}) {
      const handover: Handover = { isDone: false, before };
      const signal = AbortSignal.timeout(sendLimitMs);
      handovers.set(signal, handover);
      try {
        const { response, messageId } = await transport.sendMail({
          signal,
          ...envelopeOf(mail, returnAddressOf),
          to: { name: '', address: mail.to },
          ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: mail.messageId,
          ...(mail.stopUrl === undefined ? {} : { list: { unsubscribe: mail.stopUrl } }),
          attachments: (mail.attachments ?? []).map(({ fileName, bytes, contentType }) => ({
            filename: fileName,
            content: bytes,
            contentType,
          })),
        });
        await report({ isWorking: true });
        return { messageId, response };
      } catch (error) {
        // The connection may break while it runs: what it has done is known only after its end.
        handover.isOver = true;
        await handover.running;
        if ('fault' in handover) throw handover.fault;
        const fault = readMailFault(error, handover.isDone);
        if (fault.isServerTrouble) await report({ isWorking: false, words: String(error) });
        else await report({ isWorking: true });
        throw fault.error;
      }
    },
    close: () => transport.close(),
  };
}

/** What comes back finds its mail by the address alone; a server that can is asked not to send the whole mail with it. */
function envelopeOf({ to, returnId }: Mail, returnAddressOf: MailOptions['returnAddressOf']) {
  if (returnId === undefined || returnAddressOf === undefined) return {};
  return {
    envelope: { from: returnAddressOf(returnId), to },
    dsn: { return: 'headers', notify: ['failure', 'delay'] },
  };
}

/**
 * The content of a mail that is not touched before the server asks for it, which is when it is first read. It is signed
 * here because a signer reads it whole before it gives out a byte: as an option of the transport it would not wait.
 */
function lazily(content: Readable, handover: Handover, signer: Signer | undefined): Readable {
  async function* chunks() {
    // The pool may take the mail to another connection, and then it has run.
    if (!handover.isOver) handover.running ??= runBefore(handover);
    await handover.running;
    if ('fault' in handover) throw handover.fault;
    if (handover.isOver) throw new Error('the sending has ended before its content left');
    handover.isDone = true;
    yield* signer === undefined ? content : signer.sign(content);
  }
  return Readable.from(chunks(), { objectMode: false });
}

async function runBefore(handover: Handover): Promise<void> {
  try {
    await handover.before();
  } catch (error) {
    handover.fault = error;
  }
}
