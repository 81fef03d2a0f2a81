import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import * as en from './layout/texts/en.ts';
import * as ru from './layout/texts/ru.ts';
import { lowerPreloads } from './lower-preloads.server.ts';
import { nonceContext, sharedPageHeader } from './server-context.ts';
import { NonceContext } from './still-page/nonce-context.ts';
import { WordsProvider } from './texts/use-texts.tsx';

// The contexts are identities: the server must set the very objects that this bundle reads.
export { apiContext, nonceContext, requestInfoContext, sharedPageHeader } from './server-context.ts';

/** A page that is not rendered by then is given up, in milliseconds. */
export const streamTimeout = 10_000;

const dictionaries = { en, ru };

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const nonce = context.get(nonceContext);
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'onAllReady' : 'onShellReady';
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    let isShellSent = false;
    const options: RenderToPipeableStreamOptions = {
      ...(nonce === undefined ? {} : { nonce }),
      [ready]() {
        isShellSent = true;
        const body = new PassThrough();
        body.once('close', () => clearTimeout(timer));
        headers.set('Content-Type', 'text/html; charset=utf-8');
        headers.set('Content-Language', locale);
        if (status === 200 && isShared(entry)) headers.set(sharedPageHeader, '1');
        const stream = createReadableStreamFromReadable(body);
        pipe(lowerPreloads()).pipe(body);
        resolve(new Response(stream, { status: responseStatus, headers }));
      },
      onShellError: reject,
      onError(error) {
        responseStatus = 500;
        if (isShellSent) console.error(error);
      },
    };
    const { pipe, abort } = renderToPipeableStream(
      <WordsProvider locale={locale} texts={dictionaries[locale]}>
        <NonceContext value={nonce}>
          <ServerRouter context={entry} url={request.url} nonce={nonce} />
        </NonceContext>
      </WordsProvider>,
      options,
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
  });
}

/** Refusals are answers, not faults; a visitor who leaves is no fault either. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && error instanceof Error) console.error(error);
};

/** Whether the page itself, the last of the matched routes, says that it is the same for everybody. */
function isShared({ staticHandlerContext: { matches }, routeModules }: EntryContext): boolean {
  const handle: unknown = routeModules[matches.at(-1)?.route.id ?? '']?.handle;
  return typeof handle === 'object' && handle !== null && 'isShared' in handle;
}
