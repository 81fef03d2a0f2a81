import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Examples } from './openapi-examples.ts';
import { operationOf, tagOf } from './openapi-operation.ts';
import { sharedHeaders, sharedParameters } from './openapi-parts.ts';
import { problemSchema } from './openapi-problems.ts';
import { finish } from './openapi-schemas.ts';
import type { AnyEndpoint } from './register-endpoint.ts';

/** What a document says beside its calls. */
export type ApiAbout = Readonly<{
  version: string;
  title: string;
  /** Markdown. */
  description: string;
  contact: Readonly<{ name: string; url: string; email: string }>;
  /** What each group of calls is about, by the first word of their paths, in the order of the page. */
  tags: Readonly<Record<string, string>>;
  /** Values for examples by the name of the field. */
  examples: Examples;
  /** What parameters mean whose contracts do not say it, by name. */
  parameters: Readonly<Record<string, string>>;
}>;

/** The OpenAPI 3.1 document of the given endpoints, made from the same contracts that serve them. */
export function openApiDocument(endpoints: readonly AnyEndpoint[], about: ApiAbout) {
  const { version, title, description, contact } = about;
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = `/api/v1${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  const used = new Set(endpoints.map(tagOf));
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title,
      version,
      description,
      contact,
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [
      {
        url: '/',
        description: 'The installation that serves this document, in production or locally',
        'x-internal': false,
      },
    ],
    tags: Object.entries(about.tags)
      .filter(([name]) => used.has(name))
      .map(([name, words]) => ({ name, description: words })),
    paths,
    components: {
      schemas: { Problem: problemSchema },
      headers: sharedHeaders,
      parameters: sharedParameters,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The access token of /Auth/Login, good for ten minutes; /Auth/RefreshToken gives the next one. A JWT signed with EdDSA, made and checked as RFC8725 asks: one algorithm, fixed type, issuer and audience.',
        },
      },
    },
  });
  return finish(document, about);
}

export type ApiDocument = ReturnType<typeof openApiDocument>;
