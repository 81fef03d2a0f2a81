import type { EntryContext } from 'react-router';

/**
 * Reads what loaders answered, in React Router's own encoding, and takes it out of the context: the router would else
 * write it in pieces of its own, for which drawing would have to wait.
 */
export async function takeHandoff(entry: EntryContext): Promise<string> {
  const stream = entry.serverHandoffStream;
  delete entry.serverHandoffStream;
  if (stream === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/**
 * The loaders' answers as a text of the page, for a page that sleeps: nobody reads them as a script before it wakes up. They
 * are JSON, so what could end the text stands in strings alone.
 */
export function keptHandoff(data: string): string {
  return `<script type="text/plain" id="handoff">${data.replaceAll('<', '\\u003c')}</script>`;
}

/** The script that hands the loaders' answers to the router in the browser; no text of them can end it. */
export function handoffScript(data: string, nonce: string | undefined): string {
  const json = JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const controller = 'window.__reactRouterContext.streamController';
  return `<script${attribute}>${controller}.enqueue(${json});${controller}.close();</script>`;
}
