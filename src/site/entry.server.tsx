import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { postponeStart } from './calm-page/postpone-start.server.ts';
import * as en from './layout/texts/en.ts';
import * as ru from './layout/texts/ru.ts';
import { lowerPreloads } from './lower-preloads.server.ts';
import { nonceContext, type PageHandle, sharedPageHeader } from './server-context.ts';
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
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <WordsProvider locale={locale} texts={dictionaries[locale]}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </WordsProvider>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        // Larger parts would else be written hidden at the end and put in their place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Pages are whole documents: no part of them comes late, and a whole one can be kept and compressed.
        onAllReady() {
          clearTimeout(timer);
          headers.set('Content-Type', 'text/html; charset=utf-8');
          headers.set('Content-Language', locale);
          const { isShared = false, isCalm = false } = handleOf(entry);
          if (responseStatus === 200 && isShared) headers.set(sharedPageHeader, '1');
          const finish = isCalm ? postponeStart : lowerPreloads;
          pipe(textSink((html) => resolve(new Response(finish(html), { status: responseStatus, headers }))));
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1000);
  });
}

/** A stream that hands over everything that was written to it as one text. */
function textSink(done: (text: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString('utf8'));
      next();
    },
  });
}

/** Refusals are answers, not faults; a visitor who leaves is no fault either. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && error instanceof Error) console.error(error);
};

/** What the page itself, the last of the matched routes, says of itself. */
function handleOf({ staticHandlerContext: { matches }, routeModules }: EntryContext): Partial<PageHandle> {
  const handle: unknown = routeModules[matches.at(-1)?.route.id ?? '']?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}
