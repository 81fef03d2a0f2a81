import { type Locale, locales } from '#kernel/locale.ts';
import type { Order } from '#modules/orders/service.ts';
import type { ReportFile, ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Mail } from '#platform/mail/mailer.ts';

/** A stored report; with its bytes where they have just been stored. */
export type KnownFile = Pick<ReportFile, 'sha256'> & Readonly<{ pdf?: Buffer }>;

/** The stored report in both languages, as files of a mail; throws if one was not rendered. */
export async function reportAttachments(
  { db, reports }: { db: Db; reports: ReportsService },
  order: Order,
  /** Where somebody has just read or stored them. */
  known?: ReadonlyMap<Locale, KnownFile>,
): Promise<NonNullable<Mail['attachments']>[number][]> {
  const stored: ReadonlyMap<Locale, KnownFile> =
    known ?? (await reports.findReportFiles(db, order.id, order.revision));
  return Promise.all(
    locales.map(async (locale) => {
      const file = stored.get(locale);
      if (file === undefined) throw new Error(`order ${order.number} has no ${locale} report`);
      const bytes = file.pdf ?? (await reports.readReportFile(file.sha256));
      return { fileName: `${order.number}-${locale}.pdf`, bytes, contentType: 'application/pdf' };
    }),
  );
}
