import { defaultLocale } from '#kernel/locale.ts';
import { GiveUp } from '../jobs/outbox.ts';
import { mailBody } from './layout.ts';
import { type Mail, type Mailer, MailRefused } from './mailer.ts';

/** Sends a mail out of the outbox; one that its recipient's server refuses is not tried again: a person has to look. */
export async function sendOrGiveUp(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    throw error instanceof MailRefused ? new GiveUp(error.message) : error;
  }
}

/** Tells our own address that something waits at the desk, with a button that leads there. */
export async function tellDesk(
  {
    mailer,
    contactEmail,
    publicUrl,
  }: Readonly<{ mailer: Mailer; contactEmail: string; publicUrl: () => string }>,
  notice: Readonly<{
    /** Of the row of the outbox, so that a repeated sending is recognisable as the same mail. */
    rowId: string;
    subject: string;
    lines: readonly string[];
    button: Readonly<{ label: string; path: string }>;
    footer: string;
  }>,
): Promise<void> {
  const { rowId, subject, lines, button, footer } = notice;
  const site = publicUrl();
  const said = {
    title: subject,
    lines,
    button: { label: button.label, url: `${site}${button.path}` },
    footer,
  };
  const messageId = `<${rowId}@${new URL(site).hostname}>`;
  await sendOrGiveUp(mailer, {
    ...{ to: contactEmail, subject, messageId },
    ...mailBody({ locale: defaultLocale, ...said }),
  });
}
