import { sql } from 'kysely';
import type { Tx } from '#platform/database/kysely.ts';
import type { PreparedLink } from './prepare-link.ts';

const columns = `source_ref text, content_hash text, kind text, subject_country text, subject_scheme text,
  subject_issuer text, subject_value text, object_country text, object_scheme text, object_issuer text,
  object_value text, object_name text, object_place text, natures text[], share_min double precision,
  share_max double precision, reason text, since date, until date, status_text text, is_active boolean`;
const names = columns.split(',').map((column) => column.trim().split(' ')[0] ?? '');
const updates = names.filter((name) => name !== 'source_ref').map((name) => `${name} = excluded.${name}`);

/** Content hashes of links that are stored already, by their keys. */
export async function listLinkHashes(
  tx: Tx,
  source: string,
  refs: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ ref: string; hash: string }>`
    SELECT source_ref AS ref, content_hash AS hash FROM company_links
    WHERE source = ${source} AND source_ref = ANY(${[...refs]}::text[])`.execute(tx);
  return new Map(rows.map(({ ref, hash }) => [ref, hash]));
}

/** Writes links; a key may stand in `links` once. */
export async function saveLinks(
  tx: Tx,
  order: { source: string; fileKind: string; fetchedAt: Date; links: readonly PreparedLink[] },
): Promise<void> {
  const { source, fileKind, fetchedAt, links } = order;
  if (links.length === 0) return;
  const rows = JSON.stringify(
    links.map(({ row, sourceRef, contentHash }) => ({
      ...row,
      source_ref: sourceRef,
      content_hash: contentHash,
    })),
  );
  await sql`
    INSERT INTO company_links (${sql.raw(names.join(', '))}, source, file_kind, fetched_at)
    SELECT ${sql.raw(names.join(', '))}, ${source}, ${fileKind}, ${fetchedAt}
    FROM json_to_recordset(${rows}::json) AS x(${sql.raw(columns)})
    ON CONFLICT (source, source_ref) DO UPDATE SET ${sql.raw(updates.join(', '))},
      file_kind = excluded.file_kind, fetched_at = excluded.fetched_at, version = company_links.version + 1`.execute(
    tx,
  );
}
