import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import pino from 'pino';

/** A proxy that checks each request and each answer against an OpenAPI document, and answers itself where one is wrong. */
export type ValidatingProxy = Readonly<{ url: string; close(): Promise<void> }>;

type PrismHttp = { getHttpOperationsFromSpec(document: object): Promise<object[]> };
type PrismServer = {
  createServer(
    operations: object[],
    options: object,
  ): { listen(port: number, host: string): Promise<string>; close(): Promise<void> };
};

/** The header in which Prism says what was wrong. */
export const violationsHeader = 'sl-violations';

// By require, because the types these packages come with do not compile under our settings.
const require = createRequire(import.meta.url);

/** Stands between a client and `upstream`. Whether a token is needed is the server's to say, so that is not checked. */
export async function startValidatingProxy(document: object, upstream: string): Promise<ValidatingProxy> {
  const { getHttpOperationsFromSpec, createServer } = loadPrism();
  const server = createServer(await getHttpOperationsFromSpec(document), {
    cors: false,
    components: { logger: pino({ level: 'silent' }) },
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      checkSecurity: false,
      validateRequest: true,
      validateResponse: true,
      errors: true,
      mock: { dynamic: false },
    },
  });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}

/** prism-core uses @stoplight/types without naming it among its dependencies: it is given that of prism-http. */
function loadPrism(): PrismHttp & PrismServer {
  const neighbour = createRequire(require.resolve('@stoplight/prism-http'));
  const url = pathToFileURL(neighbour.resolve('@stoplight/types')).href;
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@stoplight/types' && context.parentURL?.includes('/prism-core/')
        ? { url, format: 'commonjs', shortCircuit: true }
        : next(specifier, context),
  });
  try {
    const { getHttpOperationsFromSpec } = require('@stoplight/prism-http') as PrismHttp;
    const { createServer } = require('@stoplight/prism-http-server') as PrismServer;
    return { getHttpOperationsFromSpec, createServer };
  } finally {
    hooks.deregister();
  }
}
