import { join } from 'node:path';
import type { Clock } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { createPublishedTexts } from './published-texts.ts';
import { createReleaseTexts } from './release-texts.ts';
import { createTextDesk } from './text-desk.ts';

export { type Move, pathsOf } from './moves.ts';
export type { TextKey, VersionLine } from './repository.ts';
export type { TextState } from './text-desk.ts';

const contentFolder = join(import.meta.dirname, '../../../content');

/** The words of the site: what was published at the desk over the files of the release. */
export function createSiteTexts(deps: {
  db: Db;
  clock: Clock;
  /** Whether the site has a page at an English path. */
  isKnownPath: (path: string) => boolean;
  /** A published text that this release cannot read. */
  warn: (error: unknown, text: string) => void;
}) {
  const release = createReleaseTexts(contentFolder, deps.isKnownPath);
  const published = createPublishedTexts({ ...deps, release });
  return { current: published.current, desk: createTextDesk({ ...deps, release, published }) };
}

export type SiteTexts = ReturnType<typeof createSiteTexts>;
