import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Upload } from '#kernel/endpoint.ts';
import { isOpenToVisitors } from '#kernel/policy.ts';
import type { AnyEndpoint } from './register-endpoint.ts';

const problemSchema = z
  .object({
    value: z.array(z.object({ code: z.string(), description: z.string(), field: z.string().optional() })),
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    requestId: z.string().optional(),
  })
  .meta({
    id: 'Problem',
    description: 'The first entry of `value` says what is wrong; RFC 9457 members beside it.',
  });

/** The OpenAPI 3.1 document of the given endpoints, made from the same contracts that serve them. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], version: string) {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = `/api/v1${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Countercheck API',
      version,
      description:
        'Find foreign companies, order credit reports on them, and follow the order. The card is debited only after the report is sent.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
}

function operation(endpoint: AnyEndpoint): ZodOpenApiOperationObject {
  const {
    name,
    summary,
    action,
    params,
    query,
    body,
    reply,
    file,
    upload,
    status = 200,
    idempotent,
  } = endpoint;
  const header = z.object({
    'X-Sender-Id': z.string().optional().describe('Names the calling program'),
    'Accept-Locale': z.enum(['en', 'ru']).optional().describe('Language of texts and problems'),
    ...(idempotent
      ? { 'Idempotency-Key': z.string().optional().describe('The same key gives the same answer') }
      : {}),
  });
  const content = file
    ? { [file]: { schema: { type: 'string' as const, format: 'binary' } } }
    : reply && { 'application/json': { schema: reply } };
  return {
    operationId: name,
    summary,
    tags: [endpoint.path.split('/')[1] ?? 'api'],
    security: isOpenToVisitors(action) ? [] : [{ bearer: [] }],
    requestParams: { header, ...(params ? { path: params } : {}), ...(query ? { query } : {}) },
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    ...(upload ? { requestBody: { required: true, content: uploadContent(upload) } } : {}),
    responses: {
      [String(status)]: { description: 'Success', ...(content ? { content } : {}) },
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    },
  };
}

/** A form with one file, or the bytes themselves. */
function uploadContent({ field, types }: Upload) {
  const schema = { type: 'string' as const, format: 'binary' };
  const form = { type: 'object' as const, required: [field], properties: { [field]: schema } };
  return {
    'multipart/form-data': { schema: form, encoding: { [field]: { contentType: types.join(', ') } } },
    ...Object.fromEntries(types.map((type) => [type, { schema }])),
  };
}
