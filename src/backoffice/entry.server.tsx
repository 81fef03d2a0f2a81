import { PassThrough } from 'node:stream';
import { script as earlyFormScript } from 'virtual:early-form-script';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { wordsIn } from '#ui/base/load-words.ts';
import { localeOfCookies } from './session/reader-cookies.ts';
import { nonceContext } from './session/server-context.ts';
import { WordsProvider } from './texts/use-texts.tsx';
import { words } from './texts/words.ts';

// The contexts are identities: the server must set the very objects that this bundle reads.
export { apiContext, nonceContext, requestInfoContext } from './session/server-context.ts';

/** Renders the frame only: what is in it is fetched by the browser with the reader's token. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const locale = localeOfCookies(request.headers.get('cookie'));
  const nonce = context.get(nonceContext);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <WordsProvider locale={locale} texts={wordsIn(words, locale)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </WordsProvider>,
      {
        ...(nonce === undefined ? {} : { nonce }),
        // A page that is worked on is awake at once.
        ...(import.meta.env.PROD ? { bootstrapScriptContent: `(${earlyFormScript})()` } : {}),
        onShellReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          headers.set('Content-Language', locale);
          headers.set('Vary', 'Cookie');
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
      },
    );
  });
}

/** Refusals are answers, not faults; a visitor who leaves is no fault either. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && error instanceof Error) console.error(error);
};
