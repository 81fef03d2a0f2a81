import { z } from 'zod';
import { nameKinds } from '#names/company/company-record.ts';
import { type CandidateSource, SourceBusy } from '../candidates/candidate-source.ts';
import type { Candidate } from '../rerank/rerank.ts';
import { type SearchServer, SearchServerError } from './client.ts';
import { indexAlias } from './index-body.ts';
import { searchBody, suggestBody } from './search-body.ts';

/** What is read of an answer; a server of another kind or version is refused here. */
const answer = z.object({
  timed_out: z.boolean(),
  _shards: z.object({ failed: z.number() }),
  hits: z.object({
    hits: z.array(
      z.object({
        _source: z.object({
          company_id: z.string(),
          is_active: z.boolean(),
          names: z.array(
            z.object({ core: z.string(), kind: z.enum(nameKinds), form: z.string().nullable() }),
          ),
        }),
      }),
    ),
  }),
});

/** Candidates from OpenSearch or Elasticsearch, for registers that one PostgreSQL cannot hold in memory. */
export function searchServerCandidates(server: SearchServer): CandidateSource {
  async function ask(country: string, body: object): Promise<z.output<typeof answer>> {
    const path = `/${indexAlias}/_search?routing=${encodeURIComponent(country)}`;
    try {
      return answer.parse(await server.call('POST', path, body));
    } catch (error) {
      // Its queue of searches is full: it is there.
      if (!(error instanceof SearchServerError) || error.status !== 429) throw error;
      throw new SourceBusy('the search server has too much to do', { cause: error });
    }
  }
  return {
    async *find(_db, question) {
      const found = await ask(question.country, searchBody(question));
      const { country, readings = [] } = question;
      yield { ...stepOf(found), enough: readings.length === 0 ? 0 : good };
      // What else may be meant by what was typed, where that itself finds little.
      for (const { core, variants } of readings)
        yield {
          ...stepOf(await ask(country, searchBody({ country, core, groups: variants[0] ?? [] }))),
          enough: good,
        };
    },
    async suggest(_db, question, limit) {
      return candidatesOf(await ask(question.country, suggestBody(question, limit)));
    },
  };
}

/** From here on nothing better is looked for. */
const good = 0.86;

const stepOf = (found: z.output<typeof answer>) => ({
  candidates: candidatesOf(found),
  isCutShort: found.timed_out || found._shards.failed > 0,
});

function candidatesOf({ hits }: z.output<typeof answer>): Candidate[] {
  return hits.hits.flatMap(({ _source: { company_id, is_active, names } }) =>
    names.map((name) => ({ ...name, companyId: company_id, isActive: is_active })),
  );
}
