import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { activitySection } from './peers/activity-section.ts';
import type { PeerGroup } from './peers/peer-group.ts';
import { findPeers, replacePeers } from './peers/peers-repository.ts';
import { readPeerFile } from './peers/read-peer-file.ts';

export { PeerFileRefused } from './peers/read-peer-file.ts';

/** Quartiles of ratios over companies of a country and a section of activity; none where nobody imported them. */
export function createPeers({ db, clock }: Readonly<{ db: Db; clock: Clock }>) {
  return {
    /** Makes quartiles of a file of company-years and puts them in place of those that the country had. */
    async importFile(
      country: string,
      path: string,
    ): Promise<Readonly<{ quartiles: number; years: number[] }>> {
      const rows = await readPeerFile(path);
      await db.transaction().execute((tx) => replacePeers(tx, country.toLowerCase(), rows, clock.now()));
      return { quartiles: rows.length, years: [...new Set(rows.map(({ year }) => year))].toSorted() };
    },
    /** The peers of a company by its activities as a dossier states them, the main one first: `NACE 2.1: 28.13 – Pumps`. */
    async find(
      of: Readonly<{ country: string; activities: readonly string[]; year: number }>,
    ): Promise<PeerGroup | undefined> {
      const section = of.activities.map(activitySection).find((one) => one !== undefined);
      return section === undefined
        ? undefined
        : await findPeers(db, { country: of.country, section, year: of.year });
    },
  };
}
