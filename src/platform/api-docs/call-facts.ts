import { maxBodyBytes } from '#platform/http/body-bound.ts';
import { html, type SafeHtml } from '#platform/http/html.ts';
import type { DocsLinks } from './docs-links.ts';
import type { DocsOperation } from './docs-operation.ts';
import { limitWords } from './limit-words.ts';

/** How often a call may be made, with which others it is counted, and how large its body may be. */
export function callFacts(
  operation: DocsOperation,
  together: ReadonlyMap<string, readonly string[]>,
  links: DocsLinks,
): SafeHtml {
  const { operationId, 'x-limit': limit } = operation;
  const others = limit === undefined ? [] : (together.get(limit.name) ?? []);
  const mates = others.filter((name) => name !== operationId);
  const bytes = bodyBytes(operation);
  return html`<dl class="facts"><div><dt>Limit</dt><dd>${
    limit === undefined ? 'not counted' : limitWords(limit)
  }${
    mates.length > 0 &&
    html`, together with ${mates.map(
      (name, index) => html`${index === 0 ? '' : ', '}<a href="${links.call(name)}">${name}</a>`,
    )}`
  }</dd></div>
${bytes !== undefined && html`<div><dt>Body</dt><dd>up to ${size(bytes)}</dd></div>`}</dl>`;
}

function bodyBytes({ requestBody }: DocsOperation): number | undefined {
  if (requestBody === undefined) return undefined;
  const { 'application/json': json, 'multipart/form-data': _form, ...files } = requestBody.content;
  return json === undefined ? Object.values(files)[0]?.schema.maxLength : maxBodyBytes;
}

function size(bytes: number): string {
  return bytes >= 1024 ** 2 ? `${bytes / 1024 ** 2} MB` : `${bytes / 1024} kB`;
}
