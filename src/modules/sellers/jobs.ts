import { z } from 'zod';
import { defaultLocale } from '#kernel/locale.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { tellDesk } from '#platform/mail/send-or-give-up.ts';
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
  const { db, outbox } = deps;
  outbox.on(sellerTopics.account, async (payload, { id }) => {
    const { number, end } = byVersion.parse(payload);
    const version = await findVersion(db, number);
    if (version === undefined) return;
    const { subject, lines, button, footer } = words[defaultLocale];
    const day = zonedDay(version.publishedAt, { locale: defaultLocale, timeZone: null });
    await tellDesk(deps, {
      rowId: id,
      subject,
      lines: lines(end, day),
      button: { label: button, path: '/staff/catalogue/seller' },
      footer,
    });
  });
}
