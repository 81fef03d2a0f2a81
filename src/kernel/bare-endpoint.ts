import type { Endpoint } from './endpoint.ts';

/**
 * An endpoint without its schemas, for browsers: they only send, and zod would be the heaviest part of a page. The types
 * are those of the contract; a test beside the list compares the rest.
 */
export function bareEndpoint<E extends Endpoint>(name: string, method: Endpoint['method'], path: string): E {
  const endpoint: Endpoint = { name, method, path, summary: '', action: 'site.use' };
  // The client asks an endpoint for its method and path only.
  return endpoint as E;
}
