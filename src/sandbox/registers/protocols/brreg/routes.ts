import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LifeBook } from '../../book/life-book.ts';
import type { CompanyLife } from '../../life/life.ts';
import { accountsAnswer, entityAnswer, rolesAnswer } from './answers.ts';

const params = z.object({ number: z.string().regex(/^\d{9}$/) });

/** Brønnøysund: Enhetsregisteret and Regnskapsregisteret by their open APIs. */
export function brregRoutes(app: FastifyInstance, book: LifeBook): void {
  const answers: Readonly<Record<string, (life: CompanyLife) => object | undefined>> = {
    '/enhetsregisteret/api/enheter/:number': entityAnswer,
    '/enhetsregisteret/api/enheter/:number/roller': rolesAnswer,
    '/regnskapsregisteret/regnskap/:number': accountsAnswer,
  };
  for (const [path, answer] of Object.entries(answers))
    app.get(path, async (request, reply) => {
      const read = params.safeParse(request.params);
      const life = read.success ? await book.find('brreg', 'NO', read.data.number) : undefined;
      // A file may have brought the number with spaces.
      const body = life && answer({ ...life, company: { ...life.company, number: read.data?.number ?? '' } });
      if (body !== undefined) return body;
      return reply.code(404).send({ status: 404, error: 'Not Found', path: request.url.split('?')[0] });
    });
}
