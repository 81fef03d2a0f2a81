import { type Selectable, sql } from 'kysely';
import { type Locale, parseLocale } from '#kernel/locale.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { ReportFiles } from '#platform/database/schema.ts';

/** A stored document: its content lies in the file store under `sha256`. */
export type ReportFile = Readonly<{
  dossierId: string;
  locale: Locale;
  sha256: string;
  bytes: number;
  pageCount: number;
  templateVersion: string;
  renderedAt: Date;
}>;

type Key = { id: string } | { orderId: string; revision: number };

/** Stores what was rendered of a sealed dossier; undefined where it is not sealed, or the language has a file: the first one stays for ever. */
export async function insertReportFile(db: Db | Tx, file: ReportFile): Promise<ReportFile | undefined> {
  const { dossierId, locale, sha256, bytes, pageCount, templateVersion, renderedAt } = file;
  const [row] = await insertOfSealed(
    db,
    dossierId,
    locale,
    sha256,
    bytes,
    pageCount,
    templateVersion,
    renderedAt,
  );
  return row && toReportFile(row);
}

const insertOfSealed = compiledOnce(
  (
    db,
    dossierId: string,
    locale: string,
    sha256: string,
    bytes: number,
    pageCount: number,
    templateVersion: string,
    renderedAt: Date,
  ) =>
    db
      .insertInto('report_files')
      .columns(['dossier_id', 'locale', 'sha256', 'bytes', 'page_count', 'template_version', 'rendered_at'])
      .expression((from) =>
        from
          .selectFrom('dossiers')
          .select((column) => [
            'dossiers.id',
            column.val(locale).as('locale'),
            column.val(sha256).as('sha256'),
            sql<number>`${bytes}::integer`.as('bytes'),
            sql<number>`${pageCount}::smallint`.as('page_count'),
            column.val(templateVersion).as('template_version'),
            sql<Date>`${renderedAt}::timestamptz`.as('rendered_at'),
          ])
          .where('dossiers.id', '=', dossierId)
          .where('dossiers.sealed_at', 'is not', null),
      )
      .onConflict((conflict) => conflict.columns(['dossier_id', 'locale']).doNothing())
      .returningAll(),
);

/** The documents of a revision that are stored, by language. */
export async function findReportFiles(
  db: Db | Tx,
  orderId: string,
  revision: number,
): Promise<Map<Locale, ReportFile>> {
  const rows = await filesOf(db, orderId, revision);
  return new Map(rows.map(toReportFile).map((file) => [file.locale, file]));
}

const filesOf = compiledOnce((db, orderId: string, revision: number) =>
  db
    .selectFrom('report_files')
    .innerJoin('dossiers', 'dossiers.id', 'report_files.dossier_id')
    .selectAll('report_files')
    .where((where) => where.and({ 'dossiers.order_id': orderId, 'dossiers.revision': revision })),
);

export async function findReportFile(db: Db | Tx, key: Key, locale: Locale): Promise<ReportFile | undefined> {
  const row = await db
    .selectFrom('report_files')
    .innerJoin('dossiers', 'dossiers.id', 'report_files.dossier_id')
    .selectAll('report_files')
    .where('report_files.locale', '=', locale)
    .where((where) =>
      where.and(
        'id' in key
          ? { 'dossiers.id': key.id }
          : { 'dossiers.order_id': key.orderId, 'dossiers.revision': key.revision },
      ),
    )
    .executeTakeFirst();
  return row && toReportFile(row);
}

/** Whether a dossier is sealed; undefined where there is none. */
export async function findIsSealed(db: Db | Tx, dossierId: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('dossiers')
    .select('sealed_at')
    .where('id', '=', dossierId)
    .executeTakeFirst();
  return row && row.sealed_at !== null;
}

function toReportFile(row: Selectable<ReportFiles>): ReportFile {
  return {
    dossierId: row.dossier_id,
    locale: parseLocale(row.locale), // CHECK of the table
    sha256: row.sha256,
    bytes: row.bytes,
    pageCount: row.page_count,
    templateVersion: row.template_version,
    renderedAt: row.rendered_at,
  };
}
