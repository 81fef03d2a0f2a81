import type { Db, Tx } from '#platform/database/kysely.ts';
import { ratioNames } from '#rating/figures/ratios.ts';
import type { PeerGroup, PeerRow } from './peer-group.ts';

const rowsAtOnce = 1_000;
/** Accounts of so many years before those of the company still say what is usual. */
const yearsBack = 2;

/** Puts quartiles of a country in place of those that it had. */
export async function replacePeers(
  tx: Tx,
  country: string,
  rows: readonly PeerRow[],
  importedAt: Date,
): Promise<void> {
  await tx.deleteFrom('peer_quartiles').where('country', '=', country).execute();
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insertInto('peer_quartiles')
      .values(
        rows.slice(from, from + rowsAtOnce).map(({ section, year, ratio, quartiles }) => ({
          country,
          section,
          year,
          ratio,
          companies: quartiles.count,
          lower: quartiles.lower,
          median: quartiles.median,
          upper: quartiles.upper,
          low: quartiles.low,
          high: quartiles.high,
          imported_at: importedAt,
        })),
      )
      .execute();
}

/** The peers of a year, else of one of the two years before it. */
export async function findPeers(
  db: Db,
  { country, section, year }: Readonly<{ country: string; section: string; year: number }>,
): Promise<PeerGroup | undefined> {
  const rows = await db
    .selectFrom('peer_quartiles')
    .selectAll()
    .where('country', '=', country.toLowerCase())
    .where('section', '=', section)
    .where('year', '<=', year)
    .where('year', '>=', year - yearsBack)
    .execute();
  const newest = Math.max(...rows.map((row) => row.year));
  const found = rows.filter((row) => row.year === newest);
  if (found.length === 0) return undefined;
  const quartiles = Object.fromEntries(
    found.flatMap(({ ratio, companies: count, lower, median, upper, low, high }) =>
      ratioNames.some((name) => name === ratio)
        ? [[ratio, { count, lower, median, upper, low, high }] as const]
        : [],
    ),
  );
  return { country: country.toLowerCase(), section, year: newest, quartiles };
}
