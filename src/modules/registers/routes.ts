import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { listSources, listSourcesOfCountry } from './contract.ts';
import { fileSources } from './file-sources.ts';
import { listStandings } from './research/repository.ts';
import { filesOfCountry, sourcesOfCountry, toSourceView, toStaffSourceView } from './source-view.ts';
import type { Source } from './sources/source.ts';

/** The list is the same for everybody; an access token that has run out must not hide it. */
const anyone: Authenticate = async () => visitor;
const standingDays = 7;

/** Registers the calls about sources with the server. */
export function registerRoutes(
  app: FastifyInstance,
  deps: Readonly<{
    db: Db;
    clock: Clock;
    authenticate: Authenticate;
    sources: readonly Source[];
    /** Codes of the sources that this installation asks. */
    askedSources: ReadonlySet<string>;
  }>,
): void {
  const { db, clock, authenticate, sources, askedSources } = deps;
  registerEndpoint(app, listSourcesOfCountry, anyone, async ({ params, locale }) => ({
    sources: sourcesOfCountry(sources, askedSources, params.countryCode).map((source) =>
      toSourceView(source, askedSources, locale),
    ),
    files: filesOfCountry(fileSources, params.countryCode, locale),
  }));

  registerEndpoint(app, listSources, authenticate, async ({ locale }) => {
    const since = new Date(clock.now().getTime() - standingDays * dayMs);
    const standings = await listStandings(db, since);
    return {
      sources: sources.map((source) => toStaffSourceView(source, askedSources, standings, locale)),
    };
  });
}
