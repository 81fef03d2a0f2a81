import type { AnyEndpoint } from '#platform/http/register-endpoint.ts';

/** A rule of Spectral that is not followed, why, and for which calls; for all where that is not said. */
export type LintException = Readonly<{
  rule: string;
  reason: string;
  /** `path` is where in the document the finding is. */
  when?: (finding: Readonly<{ endpoint: AnyEndpoint | undefined; path: readonly string[] }>) => boolean;
}>;

/** Every rule that is switched off, one by one. */
export const lintExceptions: readonly LintException[] = [
  {
    rule: 'openapi-tags-alphabetical',
    reason: 'The groups stand in the order in which a program meets them: signing in comes before ordering.',
  },
  {
    rule: 'owasp:api2:2023-no-credentials-in-url',
    reason:
      'The secret of the link is what opens a guest’s order (decision 0013). Paths are not logged, pages with a secret send no referrer.',
    when: ({ endpoint }) => endpoint?.path.startsWith('/orders/{secret}') === true,
  },
  {
    rule: 'owasp:api4:2023-rate-limit-responses-429',
    reason:
      'Only calls that cost something or can be used to guess are counted; the others never answer 429.',
    when: ({ endpoint }) => endpoint !== undefined && endpoint.limit === undefined,
  },
  {
    rule: 'owasp:api4:2023-rate-limit',
    reason: 'The same: a call that is not counted has no count to tell.',
    when: ({ endpoint }) => endpoint !== undefined && endpoint.limit === undefined,
  },
  {
    rule: 'owasp:api8:2023-define-cors-origin',
    reason:
      'There is no CORS: no page of another origin may call with a browser, so the header is never sent.',
  },
  {
    rule: 'owasp:api4:2023-string-limit',
    reason: 'A file has no length that is known beforehand; what is taken in does, and says it.',
    when: ({ endpoint, path }) =>
      endpoint?.file !== undefined && path.includes('responses') && path.includes(endpoint.file),
  },
  {
    rule: 'owasp:api1:2023-no-numeric-ids',
    reason: 'A country’s id is its public ISO number; there is nothing to guess.',
    when: ({ path }) => path.includes('parameters') && path.includes('/api/v1/User/Orders'),
  },
];
