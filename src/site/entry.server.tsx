import { earlyScript } from 'virtual:early-script';
import { script as layOutScript } from 'virtual:lay-out-script';
import { script as wakeScript } from 'virtual:wake-script';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { wordsIn } from '#ui/base/load-words.ts';
import { drawnPageContext, nonceContext, type PageHandle, sharedPageHeader } from './api/server-context.ts';
import { deferHydration } from './deferred-hydration/defer-hydration.server.ts';
import { handoffScript, keptHandoff, takeHandoff } from './document/handoff.server.ts';
import { lowerPreloads } from './document/lower-preloads.server.ts';
import { WordsProvider } from './texts/use-texts.tsx';
import { words } from './texts/words.ts';

// The contexts are identities: the server must set the very objects that this bundle reads.
export {
  apiContext,
  apiFilesContext,
  drawnPageContext,
  nonceContext,
  publishedTextsContext,
  requestInfoContext,
  senderApiContext,
  sharedPageHeader,
} from './api/server-context.ts';

/** Loaders that are not done by then are given up, in milliseconds. */
export const streamTimeout = 10_000;

/**
 * Draws a page in one go. Pages are whole documents, no part of them comes late, and drawing into a text costs two
 * thirds of what a stream costs that is collected again. The answer has no body: the text is handed over by
 * `drawnPageContext`.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const nonce = context.get(nonceContext);
  const data = await takeHandoff(entry);
  const html = renderToString(
    <WordsProvider locale={locale} texts={wordsIn(words, locale)}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </WordsProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', locale);
  const { isShared = false, isDeferred: mayBeDeferred = false, isLong = false } = handleOf(entry);
  // The answer to a form tells something at once, in the place where the focus belongs. A page that is worked on is awake.
  const isDeferred = mayBeDeferred && request.method === 'GET' && import.meta.env.PROD;
  if (status === 200 && isShared) headers.set(sharedPageHeader, '1');
  // Searched from behind: in front of the body's end stands the whole page.
  const end = html.lastIndexOf('</body>');
  const handoff = isDeferred ? keptHandoff(data) : handoffScript(data, nonce);
  const tail = `${handoff}${earlyTag(nonce)}${html.slice(end)}`;
  const drawn = `<!DOCTYPE html>${html.slice(0, end)}${tail}`;
  const whole = lowerPreloads(isLong ? drawn.replace('</head>', (end) => layOutTag(nonce) + end) : drawn);
  context.set(drawnPageContext, isDeferred ? deferHydration(whole, wakeScript) : whole);
  return new Response(null, { status, headers });
}

/** Refusals are answers, not faults; a visitor who leaves is no fault either. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted && error instanceof Error) console.error(error);
};

/** The script that works before React does; at the end, behind the one that notes what is done meanwhile. */
function earlyTag(nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script${attribute} type="module" async src="${earlyScript}" fetchpriority="low"></script>`;
}

/** The script that a long page is laid out by; in the head, before there is anything to lay out. */
function layOutTag(nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script${attribute}>(${layOutScript})()</script>`;
}

/** What the page itself, the last of the matched routes, says of itself. */
function handleOf({ staticHandlerContext: { matches }, routeModules }: EntryContext): Partial<PageHandle> {
  const handle: unknown = routeModules[matches.at(-1)?.route.id ?? '']?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}
