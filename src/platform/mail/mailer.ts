import { createTransport } from 'nodemailer';

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
  /** Where whoever does not want such mails ends them; programs show it as a button. */
  stopUrl?: string;
  attachments?: readonly { fileName: string; bytes: Buffer; contentType: string }[];
}>;

/** What the server said when it took the mail: this, not the attempt, counts as sent. */
export type MailReceipt = Readonly<{ messageId: string; response: string }>;

/** The server will never take this mail (5xx): asking again is useless. */
export class MailRefused extends Error {
  readonly responseCode: number;
  constructor(responseCode: number, message: string) {
    super(message);
    this.name = 'MailRefused';
    this.responseCode = responseCode;
  }
}

export interface Mailer {
  /** Answers once the server has accepted the mail (SMTP 250). Throws MailRefused for 5xx, any other error to retry. */
  send(mail: Mail): Promise<MailReceipt>;
  close(): void;
}

const smtpTimeoutMs = 30_000;

/** Sends by SMTP through a small pool. */
export function createMailer(url: string, from: string): Mailer {
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
  return {
    async send(mail) {
      try {
        const { response, messageId } = await transport.sendMail({
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
        return { messageId, response };
      } catch (error) {
        const code = responseCodeOf(error);
        if (code !== undefined && code >= 500) throw new MailRefused(code, `refused with ${code}`);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

function responseCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}
