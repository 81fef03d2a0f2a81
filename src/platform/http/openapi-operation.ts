import { z } from 'zod';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { isOpenToVisitors, mayDo, parties } from '#kernel/policy.ts';
import { limitHeaders, requestIdHeader } from './openapi-parts.ts';
import { problemResponses } from './openapi-problems.ts';
import type { AnyEndpoint } from './register-endpoint.ts';

/** Calls are grouped by the first word of their paths. */
export function tagOf(endpoint: AnyEndpoint): string {
  return endpoint.path.split('/')[1] ?? 'api';
}

/** One call of the document. */
export function operationOf(endpoint: AnyEndpoint): ZodOpenApiOperationObject {
  const { name, summary, action, params, query, idempotent, status = 200 } = endpoint;
  const parts = ['SenderId', 'AcceptLocale', 'RequestId', ...(idempotent ? ['IdempotencyKey'] : [])];
  const content = replyContent(endpoint);
  return {
    operationId: name,
    summary,
    description: descriptionOf(endpoint),
    tags: [tagOf(endpoint)],
    // A token that is sent along says who calls also where nobody has to.
    security: isOpenToVisitors(action) ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: parts.map((part) => ({ $ref: `#/components/parameters/${part}` })),
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query: withoutDefault(query) } : {}),
    },
    ...requestBody(endpoint),
    // Calls of one name are counted together.
    ...(endpoint.limit === undefined ? {} : { 'x-limit': endpoint.limit }),
    responses: {
      [String(status) as '200']: {
        description: successWords(endpoint),
        headers: { ...requestIdHeader, ...(endpoint.limit === undefined ? {} : limitHeaders) },
        ...(content === undefined ? {} : { content }),
      },
      ...problemResponses(endpoint),
    },
  };
}

/** Parameters that may be left out altogether are described as each may be left out. */
function withoutDefault(query: z.ZodType): z.ZodObject {
  // Parameters are an object by the contract of every endpoint.
  return (query instanceof z.ZodDefault ? query.unwrap() : query) as z.ZodObject;
}

function descriptionOf({ action, idempotent, details, timeoutMs }: AnyEndpoint): string {
  const allowed = parties.filter((party) => mayDo(party, action));
  const who =
    allowed.length === parties.length
      ? 'Open to everybody.'
      : `For ${new Intl.ListFormat('en-GB').format(allowed.map((party) => (party === 'visitor' ? 'visitors' : party)))}.`;
  return [
    details,
    who,
    idempotent && 'May be repeated safely with an Idempotency-Key.',
    timeoutMs && `May take up to ${timeoutMs / 1000} seconds.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function successWords({ file, reply, status = 200 }: AnyEndpoint): string {
  if (file !== undefined) return 'The file; Content-Disposition names it.';
  if (reply !== undefined) return status === 201 ? 'Made.' : 'The answer.';
  return status === 202 ? 'Taken; what follows comes by mail.' : 'Done; the answer has no body.';
}

const binary = { type: 'string', format: 'binary' } as const;

function replyContent({ file, reply }: AnyEndpoint) {
  if (file !== undefined) return { [file]: { schema: binary } };
  return reply === undefined ? undefined : { 'application/json': { schema: reply } };
}

/** A JSON body, or a file: as a form with one field, or as it is. */
function requestBody({ body, upload }: AnyEndpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (upload !== undefined) {
    const { field, types, maxBytes } = upload;
    const file = { ...binary, maxLength: maxBytes };
    const form = {
      schema: { type: 'object' as const, properties: { [field]: file }, required: [field] },
      encoding: { [field]: { contentType: types.join(', ') } },
    };
    const raw = types.map((type) => [type, { schema: file }] as const);
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': form, ...Object.fromEntries(raw) },
      },
    };
  }
  if (body === undefined) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
}
