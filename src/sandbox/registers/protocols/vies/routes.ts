import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { LifeBook } from '../../book/life-book.ts';

const params = z.object({
  state: z.string().regex(/^[A-Z]{2}$/),
  number: z.string().regex(/^[A-Z0-9+*]{2,12}$/),
});

const nothing = '---';

/** What the last digits of a number play; every other number is valid. */
const playedBy: Readonly<Record<string, string>> = { '00': 'INVALID', '99': 'MS_UNAVAILABLE' };

/**
 * VIES of the European Commission. Numbers of companies of the demo world come with name and address; whoever names a
 * requester gets an identifier of the question.
 */
export function viesRoutes(app: FastifyInstance, book: LifeBook): void {
  app.get('/taxation_customs/vies/rest-api/ms/:state/vat/:number', async (request, reply) => {
    const read = params.safeParse(request.params);
    if (!read.success) return reply.code(400).send({ errorWrappers: [{ error: 'INVALID_INPUT' }] });
    const { state, number } = read.data;
    const userError = playedBy[number.slice(-2)] ?? 'VALID';
    const country = state === 'EL' ? 'GR' : state;
    const life = userError === 'VALID' ? await book.find('vies', country, `${state}${number}`) : undefined;
    const hasRequester = new URL(request.url, 'http://vies').searchParams.has('requesterNumber');
    return {
      isValid: userError === 'VALID',
      requestDate: book.now().toISOString(),
      userError,
      name: life?.company.name ?? nothing,
      address: life?.company.address ?? nothing,
      requestIdentifier: hasRequester ? `DEMO${state}${number}` : '',
      vatNumber: number,
    };
  });
}
