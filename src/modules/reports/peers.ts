import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Dossier } from './dossier/dossier.ts';
import { textOf } from './parts/fact-text.ts';
import { ratedStatements } from './parts/rated-statements.ts';
import { ratingInputOf } from './parts/rating-part.ts';
import { statementsPart } from './parts/statements-part.ts';
import { activitySection } from './peers/activity-section.ts';
import type { PeerGroup } from './peers/peer-group.ts';
import { findPeers, replacePeers } from './peers/peers-repository.ts';
import { PeerFileRefused, readPeerFile } from './peers/read-peer-file.ts';
import { readFacts } from './presentation/context/dossier-facts.ts';

export { PeerFileRefused } from './peers/read-peer-file.ts';

/** Quartiles of ratios over companies of a country and a section of activity; none where nobody imported them. */
export function createPeers({ db, clock }: Readonly<{ db: Db; clock: Clock }>) {
  /** The peers of a company by its activities as a dossier states them, the main one first: `NACE 2.1: 28.13 – Pumps`. */
  async function find(
    of: Readonly<{ country: string; activities: readonly string[]; year: number }>,
  ): Promise<PeerGroup | undefined> {
    const section = of.activities.map(activitySection).find((one) => one !== undefined);
    return section === undefined ? undefined : findPeers(db, { country: of.country, section, year: of.year });
  }

  return {
    /** Makes quartiles of a file of company-years and puts them in place of those that the country had. */
    async importFile(
      country: string,
      path: string,
    ): Promise<Readonly<{ quartiles: number; years: number[] }>> {
      const rows = await readPeerFile(path);
      if (rows.length === 0)
        throw new PeerFileRefused(
          'No group of the file has eight companies: the peers of the country stay as they are.',
        );
      await db.transaction().execute((tx) => replacePeers(tx, country.toLowerCase(), rows, clock.now()));
      return { quartiles: rows.length, years: [...new Set(rows.map(({ year }) => year))].toSorted() };
    },
    /** The peers of the company of a dossier: by its codes of activity, for the newest year that it is rated by. */
    async ofDossier(dossier: Pick<Dossier, 'facts'>, country: string): Promise<PeerGroup | undefined> {
      const rated = ratingInputOf(dossier.facts);
      const facts = readFacts(dossier);
      const statements = statementsPart(facts.in('financials'));
      const newest = rated && ratedStatements(statements, rated.input)?.periods[0];
      if (newest === undefined) return undefined;
      return find({
        country,
        activities: facts.all('activities', 'activity_code').map(({ value }) => textOf(value)),
        year: Number(newest.period.end.slice(0, 4)),
      });
    },
    find,
  };
}

export type Peers = ReturnType<typeof createPeers>;
