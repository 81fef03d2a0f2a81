import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LifeBook } from '../../book/life-book.ts';
import { demoRegisterAnswers } from './answers.ts';

const params = z.object({
  country: z.string().regex(/^[A-Za-z]{2}$/),
  number: z.string().min(1).max(100),
  part: z.string().max(20).default(''),
  issuer: z.string().max(300).optional(),
});

/** The demo's own register, for all countries whose real protocol nobody speaks here. */
export function demoRegisterRoutes(app: FastifyInstance, book: LifeBook): void {
  const answer = async (given: unknown): Promise<object | undefined> => {
    const read = params.safeParse(given);
    if (!read.success || !Object.hasOwn(demoRegisterAnswers, read.data.part)) return undefined;
    const { country, number, part, issuer } = read.data;
    const life = await book.find('demo-register', country.toUpperCase(), number, issuer);
    return life && demoRegisterAnswers[part]?.(life);
  };
  for (const path of ['/generic/:country/companies/:number', '/generic/:country/companies/:number/:part'])
    app.get(path, async (request, reply) => {
      const body = await answer({ ...Object(request.query), ...Object(request.params) });
      if (body !== undefined) return body;
      return reply
        .code(404)
        .send({ error: 'not_found', message: 'The demo register has no such company or part.' });
    });
}
