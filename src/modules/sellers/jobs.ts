import { z } from 'zod';
import { defaultLocale } from '#kernel/locale.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox } from '#platform/jobs/outbox.ts';
import { mailBody } from '#platform/mail/layout.ts';
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { findVersion } from './repository.ts';
import { sellerTopics } from './service.ts';
import { words } from './texts/mails/words.ts';

const byVersion = z.object({ number: z.number(), end: z.string() });

/** Tells our own address whenever customers are told another payee, bank or account: whoever wants to steal changes it. */
export function registerSellerMails(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  contactEmail: string;
  publicUrl: () => string;
}): void {
  const { db, outbox, mailer, contactEmail, publicUrl } = deps;
  outbox.on(sellerTopics.account, async (payload, { id }) => {
    const { number, end } = byVersion.parse(payload);
    const version = await findVersion(db, number);
    if (version === undefined) return;
    const locale = defaultLocale;
    const { subject, lines, button, footer } = words[locale];
    const day = zonedDay(version.publishedAt, { locale, timeZone: null });
    const url = `${publicUrl()}/staff/catalogue/seller`;
    const said = { title: subject, lines: lines(end, day), button: { label: button, url }, footer };
    const messageId = `<${id}@${new URL(publicUrl()).hostname}>`;
    try {
      await mailer.send({ to: contactEmail, subject, messageId, ...mailBody({ locale, ...said }) });
    } catch (error) {
      // Our own address refuses: a person has to look, at what waits among the work that was given up.
      throw error instanceof MailRefused ? new GiveUp(error.message) : error;
    }
  });
}
