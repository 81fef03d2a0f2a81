import { html } from '#platform/http/html.ts';
import { docsFrame } from './docs-frame.ts';
import type { DocsPage } from './docs-page.ts';
import { findCalls } from './find-calls.ts';
import { callList } from './overview-page.ts';

/** So many characters of a question are read. */
const longest = 100;

/** What was found for words that somebody typed. */
export function searchPage(page: DocsPage, question: string): string {
  const { areas, document, links } = page;
  const asked = question.slice(0, longest).trim();
  const calls = areas.flatMap((each) => each.calls);
  const found = findCalls(calls, document, asked);
  const words =
    asked === ''
      ? 'A word of a path, a name or a field finds its calls.'
      : found.length === 0
        ? html`No call has “${asked}” in its name, path, words or fields. Fewer or shorter words find more; <a href="${links.overview('calls')}">every call</a> stands on the first page.`
        : `“${asked}”: ${found.length} of ${calls.length} calls.`;
  const main = html`<h1>Search</h1>
<p class="lead" role="status">${words}</p>
${found.length > 0 && callList(found, links)}`;
  return docsFrame(page, { title: 'Search', current: 'search', asked, isPassing: true, main });
}
