import { html, type SafeHtml } from '#platform/http/html.ts';
import { type DocsPage, shapesPage } from './docs-page.ts';
import { defaultLanguage } from './examples/languages.ts';

type Framed = Readonly<{
  /** Empty for the first page. */
  title: string;
  /** The area, or the other page, that is shown: empty for the first. */
  current: string;
  /** Words that were searched for. */
  asked?: string;
  /** Not for search engines. */
  isPassing?: true;
  main: SafeHtml;
}>;

/** Bar, contents and what the page is about. */
export function docsFrame(page: DocsPage, { title, current, asked = '', isPassing, main }: Framed): string {
  const { document, links, language, documentPath, theme } = page;
  const name = document.info.title;
  return `<!doctype html>${
    html`<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === '' ? name : `${title} · ${name}`}</title>
<meta name="description" content="Every call with its fields, its limit, an example and how it may be refused.">
${isPassing && html`<meta name="robots" content="noindex">`}
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${links.style}">
</head>
<body>
<a class="skip" href="#content">Skip to the main content</a>
<header class="bar"><a class="home" href="/">${mark} Countercheck</a>
<form role="search" action="${links.search}"><label class="hidden" for="q">Search the API</label>
<input id="q" name="q" type="search" maxlength="100" placeholder="Search calls and fields" value="${asked}">
${language !== defaultLanguage && html`<input type="hidden" name="in" value="${language}">`}<button type="submit">Search</button></form>
<a href="${documentPath}">OpenAPI document</a></header>
<div class="page">
<nav aria-label="Contents">${contents(page, current)}</nav>
<main id="content" tabindex="-1">
${main}
</main>
</div>
</body>
</html>
`.text
  }`;
}

/** The areas; the calls of the one that is read stand below it. */
function contents({ areas, links }: DocsPage, current: string): SafeHtml {
  const item = (id: string, href: string, title: string, inner?: SafeHtml) =>
    html`<li>${id === current ? html`<a href="${href}" aria-current="page">${title}</a>` : html`<a href="${href}">${title}</a>`}${inner}</li>`;
  return html`<ul>${item('', links.overview(), 'Introduction')}
${areas.map(({ area, calls }) => {
  const inner =
    area.id === current
      ? html`<ul>${calls.map(
          ({ method, operation: { operationId } }) =>
            html`<li><a href="#${operationId}"><span class="method">${method}</span> ${operationId}</a></li>`,
        )}</ul>`
      : undefined;
  return item(area.id, links.area(area.id), area.title, inner);
})}
${item(shapesPage, links.area(shapesPage), 'Shapes')}</ul>`;
}

const mark = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8"/><path class="lines" d="M8 10h9M8 16h4M8 22h4"/><path class="tick" d="m13.5 17.5 4.5 4.5L26 11"/></svg>`;
