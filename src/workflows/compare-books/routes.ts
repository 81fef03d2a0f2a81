import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import type { CompareBooks } from './compare-books.ts';
import { getBooks } from './contract.ts';

/** Registers the staff's call about the books with the server. */
export function compareBooksRoutes(
  app: FastifyInstance,
  { authenticate, compareBooks }: { authenticate: Authenticate; compareBooks: CompareBooks },
): void {
  registerEndpoint(app, getBooks, authenticate, () => compareBooks.view());
}
