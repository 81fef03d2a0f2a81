/** Where the server said no for good: to the recipient, or to the mail itself. */
export type RefusedAt = 'recipient' | 'content';

/**
 * The server will never take this mail: a 5xx reply to RCPT or DATA, and nothing else. Asking again is useless until a
 * person has changed something.
 */
export class MailRefused extends Error {
  readonly responseCode: number;
  readonly at: RefusedAt;
  constructor(responseCode: number, message: string, at: RefusedAt = 'recipient') {
    super(message);
    this.name = 'MailRefused';
    this.responseCode = responseCode;
    this.at = at;
  }
}

/** The whole mail was handed over and the server's answer never came: it may have been taken. */
export class MailInDoubt extends Error {
  constructor(cause: unknown) {
    super('the mail server did not say whether it took the mail', { cause });
    this.name = 'MailInDoubt';
  }
}

/** What a failed sending means, and whether it says that the mail server itself does not work. */
export type MailFault = Readonly<{ error: unknown; isServerTrouble: boolean }>;

/**
 * Reads a failed sending. Only replies to RCPT and DATA speak of this mail; a greeting, a sign-in, TLS, a refused
 * connection or a silence speak of the server, and are worth another try whatever their number.
 */
export function readMailFault(error: unknown, isHandedOver: boolean): MailFault {
  const { command, responseCode } = repliesOf(error);
  if (command === 'RCPT TO' && responseCode !== undefined) {
    const isFinal = responseCode >= 500;
    const refused = new MailRefused(responseCode, `refused with ${responseCode}`, 'recipient');
    return { error: isFinal ? refused : error, isServerTrouble: false };
  }
  if (command === 'DATA' && responseCode !== undefined) {
    if (responseCode < 500) return { error, isServerTrouble: true };
    const refused = new MailRefused(responseCode, `refused with ${responseCode}`, 'content');
    return { error: refused, isServerTrouble: false };
  }
  const isInDoubt = isHandedOver && responseCode === undefined;
  return { error: isInDoubt ? new MailInDoubt(error) : error, isServerTrouble: true };
}

function repliesOf(error: unknown): { command?: string; responseCode?: number } {
  if (!(error instanceof Error)) return {};
  const command = 'command' in error && typeof error.command === 'string' ? error.command : undefined;
  const code =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  return { ...(command && { command }), ...(code && { responseCode: code }) };
}
