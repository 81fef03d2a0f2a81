import { z } from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { mayDo, parties } from '#kernel/policy.ts';
import { text } from '#kernel/shapes.ts';
import { limitHeaders, requestIdHeader, retryHeader } from './openapi-parts.ts';
import type { AnyEndpoint } from './register-endpoint.ts';

/** The refusal on the wire: the list of the specification first, the members of RFC 9457 beside it. */
export const problemSchema = z
  .object({
    value: z
      .array(
        z.object({
          code: text(100),
          description: text(1_000).describe('a sentence for people, in the language of Accept-Locale'),
          field: text(200).optional().describe('which field of the request it is about'),
        }),
      )
      .min(1)
      .max(50),
    type: text(200),
    title: text(1_000),
    status: z.int().min(400).max(599),
    code: text(100).describe('for programs: it never changes'),
    requestId: text(64).optional(),
  })
  .meta({
    id: 'Problem',
    description: 'The first entry of `value` says what is wrong. The other members are those of RFC 9457.',
    example: {
      value: [{ code: 'required', description: 'This field is required', field: 'email' }],
      type: 'urn:countercheck:problem:invalid_input',
      title: 'Some of the data is not valid.',
      status: 400,
      code: 'invalid_input',
      requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    },
  });

/** What a status means wherever it stands. */
export const statusWords: Readonly<Record<number, string>> = {
  400: 'The request could not be read, or fields of it are not valid: `value` has an entry for each.',
  401: 'No access token where one is needed, or what was sent to say who calls is not good (any more).',
  403: 'The role does not allow this, or not now; or a page of another website asks for a change.',
  404: 'What the request names is not there, or not yours.',
  409: 'What it is about has moved on, or the same request is still being worked on.',
  410: 'The link is no longer valid.',
  413: 'The body is too large.',
  415: 'The body is of another kind than this call takes.',
  422: 'Well formed, but it cannot be done; or an Idempotency-Key came with another body.',
  429: 'Too often; Retry-After says when to come back.',
  500: 'A fault of ours; the request id finds it in the log.',
  503: 'Too busy, or a service we depend on does not answer. Nothing is lost; try again after Retry-After.',
};

/** Every status a call may be refused with: those its parts bring along, and those of its own rules. */
export function refusalsOf(endpoint: AnyEndpoint): number[] {
  const { action, params, body, upload, limit, idempotent, refuses = [] } = endpoint;
  const statuses = new Set<number>([400, 401, 500, 503, ...refuses]);
  if (!parties.every((party) => mayDo(party, action))) statuses.add(403);
  if (params !== undefined) statuses.add(404);
  // Any body that is sent is measured, wanted or not; and no other website's page may ask for a change.
  if (endpoint.method !== 'GET') for (const status of [403, 413, 415]) statuses.add(status);
  if (body !== undefined || upload !== undefined) statuses.add(413).add(415);
  if (idempotent) statuses.add(409).add(422);
  if (upload !== undefined) statuses.add(422);
  if (limit !== undefined) statuses.add(429);
  return [...statuses].sort((a, b) => a - b);
}

/** The refusals of a call as responses; whatever else may come has the same shape. */
export function problemResponses(endpoint: AnyEndpoint): ZodOpenApiResponsesObject {
  const entry = (status: number) => ({
    description: statusWords[status] ?? '',
    headers: {
      ...requestIdHeader,
      ...(status === 429 || status === 503 ? retryHeader : {}),
      ...(endpoint.limit !== undefined && status < 500 ? limitHeaders : {}),
    },
    content: { 'application/problem+json': { schema: problemSchema } },
  });
  const responses = Object.fromEntries(
    refusalsOf(endpoint).map((status) => [String(status) as `${4}${string}`, entry(status)] as const),
  );
  return responses;
}
