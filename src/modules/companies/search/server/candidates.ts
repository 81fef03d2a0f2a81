import { z } from 'zod';
import { nameKinds } from '#names/company/company-record.ts';
import type { CandidateSource } from '../candidates/candidate-source.ts';
import type { Candidate } from '../rerank/rerank.ts';
import type { SearchServer } from './client.ts';
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
    return answer.parse(await server.call('POST', path, body));
  }
  return {
    async *find(_db, question) {
      const found = await ask(question.country, searchBody(question));
      const isCutShort = found.timed_out || found._shards.failed > 0;
      yield { candidates: candidatesOf(found), enough: 0, isCutShort };
    },
    async suggest(_db, question, limit) {
      return candidatesOf(await ask(question.country, suggestBody(question, limit)));
    },
  };
}

function candidatesOf({ hits }: z.output<typeof answer>): Candidate[] {
  return hits.hits.flatMap(({ _source: { company_id, is_active, names } }) =>
    names.map((name) => ({ ...name, companyId: company_id, isActive: is_active })),
  );
}
