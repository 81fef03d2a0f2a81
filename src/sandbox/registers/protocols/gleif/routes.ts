import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type LeiBearer, type LifeBook, leiOfParty } from '../../book/life-book.ts';
import type { LifeParty } from '../../life/people/draw-people.ts';
import { api, leiRecordOf } from './records.ts';

const leiParam = z.object({ lei: z.string().regex(/^[0-9A-Z]{18}[0-9]{2}$/) });
const listQuery = z.object({
  'filter[lei]': z.string().max(20).optional(),
  'filter[entity.registeredAs]': z.string().max(1_000).optional(),
  'filter[entity.legalAddress.country]': z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});
/** Alternatives of one filter. */
const maxAlternatives = 12;
const type = 'application/vnd.api+json';

/** The Global LEI Index by its API: records, parents, children, and why there is no parent. */
export function gleifRoutes(app: FastifyInstance, book: LifeBook): void {
  const bearerOf = async (params: unknown): Promise<LeiBearer | undefined> => {
    const read = leiParam.safeParse(params);
    return read.success ? book.findByLei('gleif', read.data.lei) : undefined;
  };
  const send = (reply: FastifyReply, data: object | undefined, more: object = {}) =>
    data === undefined
      ? reply
          .code(404)
          .type(type)
          .send({ errors: [{ status: '404', title: 'Resource Not Found' }] })
      : reply
          .type(type)
          .send({ meta: { goldenCopy: { publishDate: '2026-01-01T00:00:00Z' } }, ...more, data });

  app.get('/api/v1/lei-records', async (request, reply) => {
    const read = listQuery.safeParse(request.query);
    if (!read.success)
      return reply
        .code(400)
        .type(type)
        .send({ errors: [{ status: '400', title: 'Bad Request' }] });
    const found = await search(read.data);
    return send(reply, found.map(leiRecordOf), pageOf(found.length));
  });

  async function search(asked: z.output<typeof listQuery>): Promise<LeiBearer[]> {
    const lei = asked['filter[lei]'];
    if (lei !== undefined) return [(await bearerOf({ lei })) ?? []].flat();
    const country = asked['filter[entity.legalAddress.country]'];
    const numbers = (asked['filter[entity.registeredAs]'] ?? '').split(',').slice(0, maxAlternatives);
    if (country === undefined) return [];
    for (const number of numbers.map((one) => one.trim()).filter(Boolean)) {
      const life = await book.find('gleif', country, number);
      if (life !== undefined) return [{ life }];
    }
    return [];
  }

  app.get('/api/v1/lei-records/:lei', async (request, reply) => {
    const bearer = await bearerOf(request.params);
    return send(reply, bearer && leiRecordOf(bearer));
  });

  for (const [kind, name] of [
    ['direct', 'parent'],
    ['ultimate', 'ultimateParent'],
  ] as const) {
    const parentOf = async (params: unknown) => {
      const bearer = await bearerOf(params);
      if (bearer === undefined || !('life' in bearer)) return undefined;
      const { life } = bearer;
      return { life, parent: life.group[name] };
    };
    app.get(`/api/v1/lei-records/:lei/${kind}-parent`, async (request, reply) => {
      const found = await parentOf(request.params);
      return send(
        reply,
        found?.parent ? leiRecordOf({ party: found.parent, around: found.life }) : undefined,
      );
    });
    app.get(`/api/v1/lei-records/:lei/${kind}-parent-relationship`, async (request, reply) => {
      const found = await parentOf(request.params);
      return send(
        reply,
        found?.parent ? relationship(found.life.lei, found.parent, kind, found.life.foundedOn) : undefined,
      );
    });
    app.get(`/api/v1/lei-records/:lei/${kind}-parent-reporting-exception`, async (request, reply) => {
      const found = await parentOf(request.params);
      const reason = found?.life.group.exception ?? null;
      return send(
        reply,
        found === undefined || reason === null ? undefined : exception(found.life.lei, kind, reason),
      );
    });
  }

  app.get('/api/v1/lei-records/:lei/direct-children', async (request, reply) => {
    const bearer = await bearerOf(request.params);
    if (bearer === undefined || !('life' in bearer)) return send(reply, undefined);
    const { life } = bearer;
    const children = life.group.subsidiaries.map(({ company }) =>
      leiRecordOf({ party: company, around: life }),
    );
    const first = `${api}/lei-records/${life.lei}/direct-children?page%5Bnumber%5D=1&page%5Bsize%5D=200`;
    return send(reply, children, { links: { first, last: first } });
  });
}

function pageOf(total: number): object {
  return { meta: { pagination: { currentPage: 1, perPage: 10, from: 1, to: total, total, lastPage: 1 } } };
}

function relationship(lei: string, parent: LifeParty, kind: 'direct' | 'ultimate', since: string): object {
  const word = kind === 'direct' ? 'IS_DIRECTLY_CONSOLIDATED_BY' : 'IS_ULTIMATELY_CONSOLIDATED_BY';
  return {
    type: 'relationship-records',
    id: `${lei}|LEI|${word}|1|demo|`,
    attributes: {
      validFrom: `${since}T00:00:00Z`,
      validTo: null,
      relationship: {
        startNode: { id: lei, type: 'LEI' },
        endNode: { id: leiOfParty(parent), type: 'LEI' },
        type: word,
        status: 'ACTIVE',
        periods: [{ startDate: `${since}T00:00:00Z`, type: 'RELATIONSHIP_PERIOD' }],
      },
      registration: {
        status: 'PUBLISHED',
        corroborationLevel: 'FULLY_CORROBORATED',
        corroborationDocuments: 'ACCOUNTS_FILING',
      },
      extension: { deletedAt: null },
    },
  };
}

function exception(lei: string, kind: 'direct' | 'ultimate', reason: string): object {
  const category = `${kind.toUpperCase()}_ACCOUNTING_CONSOLIDATION_PARENT`;
  return {
    type: 'reporting-exceptions',
    id: `${lei}|0|demo|${category}|`,
    attributes: { validFrom: null, validTo: null, lei, category, reason, reference: null },
  };
}
