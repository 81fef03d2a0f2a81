import { randomUUID } from 'node:crypto';

/** A delivery report as a mail server writes it when the next one has refused a mail it had already taken. */
export function writeReport(mail: {
  /** Where the mail said it comes back to. */
  returnTo: string;
  recipient: string;
  raw: Buffer;
  at: Date;
}): Buffer {
  const { returnTo, recipient, at } = mail;
  const boundary = randomUUID();
  const header = mail.raw.toString('latin1', 0, 20_000).split(/\r?\n\r?\n/)[0] ?? '';
  const lines = [
    'From: Mail Delivery System <mailer-daemon@mailbox.invalid>',
    `To: ${returnTo}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${at.toUTCString()}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'The mailbox of this installation has returned this mail, because somebody wanted to see what follows.',
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mailbox.invalid',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 there is no such mailbox',
    '',
    `--${boundary}`,
    'Content-Type: text/rfc822-headers',
    '',
    ...header.split(/\r?\n/),
    '',
    `--${boundary}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
