import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { LifeBook } from '../../book/life-book.ts';
import type { CompanyLife } from '../../life/life.ts';
import { accountsDocument } from './accounts-document.ts';
import { chargeList, documentIdOf, filingHistory, insolvencyCases, numberOfDocument } from './events.ts';
import { controllerList, controllerStatements, officerList } from './people.ts';
import { companyProfile } from './profile.ts';

const numberParam = z.object({ number: z.string().regex(/^[A-Z0-9]{1,8}$/i) });
const idParam = z.object({ id: z.string().max(100) });
const count = z.coerce.number().int().min(0).max(10_000);
const historyQuery = z.object({
  category: z.string().max(100).optional(),
  items_per_page: count.default(25),
  start_index: count.default(0),
});
const maxPerPage = 100;
const xhtml = 'application/xhtml+xml';

/** Companies House: its Public Data API and its Document API, below one address. */
export function companiesHouseRoutes(app: FastifyInstance, book: LifeBook): void {
  const lifeOf = async (params: unknown): Promise<CompanyLife | undefined> => {
    const read = numberParam.safeParse(params);
    if (!read.success) return undefined;
    const typed = read.data.number.toUpperCase();
    const number = /^\d+$/.test(typed) ? typed.padStart(8, '0') : typed;
    const life = await book.find('companies-house', 'GB', number);
    // A file may have brought the number without its zeros, or with spaces.
    return life && { ...life, company: { ...life.company, number } };
  };
  const answers: Readonly<Record<string, (life: CompanyLife) => object | undefined>> = {
    '': companyProfile,
    '/officers': officerList,
    '/persons-with-significant-control': controllerList,
    '/persons-with-significant-control-statements': controllerStatements,
    '/charges': chargeList,
    '/insolvency': insolvencyCases,
  };
  for (const [path, answer] of Object.entries(answers))
    app.get(`/company/:number${path}`, async (request, reply) => {
      const life = await lifeOf(request.params);
      return (life && answer(life)) ?? missing(reply);
    });

  app.get('/company/:number/filing-history', async (request, reply) => {
    const life = await lifeOf(request.params);
    const query = historyQuery.safeParse(request.query);
    if (!query.success)
      return reply.code(400).send({ errors: [{ error: 'bad-request', type: 'ch:service' }] });
    const { category, items_per_page, start_index } = query.data;
    const asked = { category, start: start_index, perPage: Math.min(items_per_page, maxPerPage) };
    return life
      ? filingHistory(life, `${request.protocol}://${request.host}/companies-house`, asked)
      : missing(reply);
  });

  const documentOf = async (params: unknown) => {
    const read = idParam.safeParse(params);
    const meant = read.success ? numberOfDocument(read.data.id) : undefined;
    const life = meant && (await lifeOf(meant));
    const text = life && meant && accountsDocument(life, meant.end);
    return text === undefined || meant === undefined ? undefined : { text, ...meant };
  };

  app.get('/document/:id', async (request, reply) => {
    const found = await documentOf(request.params);
    if (found === undefined) return missing(reply);
    const { number, end, text } = found;
    return {
      company_number: number,
      category: 'accounts',
      significant_date: end,
      significant_date_type: 'made-up-date',
      pages: 8,
      resources: { [xhtml]: { content_length: Buffer.byteLength(text) } },
      links: { document: `/document/${documentIdOf(number, end)}/content` },
    };
  });

  app.get('/document/:id/content', async (request, reply) => {
    const found = await documentOf(request.params);
    if (found === undefined) return missing(reply);
    if (!/xhtml|\*\/\*/.test(request.headers.accept ?? '*/*')) return reply.code(406).send();
    return reply.type(`${xhtml}; charset=utf-8`).send(found.text);
  });
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ errors: [{ error: 'company-profile-not-found', type: 'ch:service' }] });
}
