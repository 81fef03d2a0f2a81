import { html, type SafeHtml } from '#platform/http/html.ts';
import { block, exampleText } from './call-section.ts';
import { docsFrame } from './docs-frame.ts';
import type { DocsLinks } from './docs-links.ts';
import type { DocsCall } from './docs-operation.ts';
import type { DocsPage, GuideContext, GuidePart } from './docs-page.ts';

/** The first page: what a program has to know, and every call by its area. */
export function overviewPage(
  page: DocsPage,
  writeGuide: (context: GuideContext) => readonly GuidePart[],
): string {
  const { document, areas, links, origin } = page;
  const guide = writeGuide({
    origin,
    links,
    example(operationId, label) {
      const call = areas
        .flatMap(({ calls }) => calls)
        .find((each) => each.operation.operationId === operationId);
      if (call === undefined) throw new Error(`the API has no call ${operationId}`);
      return block('', exampleText(call, page), label);
    },
  });
  const { title, version } = document.info;
  const main = html`<h1>${title}</h1>
<p class="lead">Version ${version}</p>
<ul class="jump" aria-label="On this page">${guide.map(({ id, title: words }) => html`<li><a href="#${id}">${words}</a></li>`)}<li><a href="#calls">Every call</a></li></ul>
${guide.map((part) => html`<section id="${part.id}" aria-labelledby="${part.id}-title"><h2 id="${part.id}-title">${part.title}</h2>${part.body}</section>`)}
<section id="calls" aria-labelledby="calls-title"><h2 id="calls-title">Every call</h2>
${areas.map(
  ({ area, calls }) =>
    html`<section class="area"><h3><a href="${links.area(area.id)}">${area.title}</a></h3>
<p>${area.about}</p>${callList(calls, links)}</section>`,
)}</section>`;
  return docsFrame(page, { title: '', current: '', main });
}

/** Calls with where they are described. The anchors are those of the time when everything was one page. */
export function callList(calls: readonly DocsCall[], links: DocsLinks): SafeHtml {
  return html`<ul class="calls">${calls.map(
    ({ method, path, operation: { operationId, summary } }) =>
      html`<li id="${operationId}"><span class="method">${method}</span> <a href="${links.call(operationId)}">${path.replace('/api/v1', '')}</a>
<span class="about">${summary}</span></li>`,
  )}</ul>`;
}
