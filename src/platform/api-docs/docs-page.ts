import type { Theme } from '#kernel/theme.ts';
import { html, type SafeHtml } from '#platform/http/html.ts';
import { block, callSection } from './call-section.ts';
import { callsByTag, type DocsCall, type DocsDocument } from './docs-operation.ts';
import { fieldTable } from './field-table.ts';

/** A part of the introduction; `id` is its anchor. */
export type GuidePart = Readonly<{ id: string; title: string; body: SafeHtml }>;

export type DocsPage = Readonly<{
  document: DocsDocument;
  guide: readonly GuidePart[];
  /** Scheme, host and port of the installation. */
  origin: string;
  /** Where the document itself is. */
  documentPath: string;
  /** Folder of style and font, without a slash at the end. */
  folder: string;
  theme: Theme;
}>;

/** The whole page: introduction, every call, every shape. */
export function docsPage({ document, guide, origin, documentPath, folder, theme }: DocsPage): string {
  const groups = callsByTag(document);
  const shapes = Object.entries(document.components?.schemas ?? {});
  const { title, version } = document.info;
  const tagWords = new Map((document.tags ?? []).map(({ name, description }) => [name, description]));
  return `<!doctype html>${
    html`<html lang="en" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="Every call with its fields, an example and how it may be refused.">
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${folder}/style.css">
</head>
<body>
<a class="skip" href="#content">Skip to the main content</a>
<header class="bar"><a class="home" href="/">${mark} Countercheck</a> <span>${version}</span>
<a href="${documentPath}">OpenAPI document</a></header>
<div class="page">
<nav aria-label="Contents">${contents(guide, groups)}</nav>
<main id="content" tabindex="-1">
<h1>${title}</h1>
${guide.map((part) => html`<section id="${part.id}" aria-labelledby="${part.id}-title"><h2 id="${part.id}-title">${part.title}</h2>${part.body}</section>`)}
${[...groups].map(
  ([tag, calls]) =>
    html`<section id="tag-${tag}" aria-labelledby="tag-${tag}-title"><h2 id="tag-${tag}-title">${tag}</h2>
<p>${tagWords.get(tag)}</p>${calls.map((call) => callSection(call, document, origin))}</section>`,
)}
<section id="shapes" aria-labelledby="shapes-title"><h2 id="shapes-title">Shapes</h2>
<p>What several calls answer with.</p>
${shapes.map(
  ([name, schema]) =>
    html`<section class="call" id="shape-${name}"><h3>${name}</h3>
${fieldTable(schema, `Members of ${name}`, 'out')}</section>`,
)}</section>
</main>
</div>
</body>
</html>
`.text
  }`;
}

function contents(guide: readonly GuidePart[], groups: Map<string, DocsCall[]>): SafeHtml {
  return html`<ul>${guide.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}
${[...groups].map(
  ([tag, calls]) =>
    html`<li><a href="#tag-${tag}"><strong>${tag}</strong></a><ul>${calls.map(
      ({ method, path, operation }) =>
        html`<li><a href="#${operation.operationId}"><span class="method">${method}</span> ${shortPath(path, tag)}</a></li>`,
    )}</ul></li>`,
)}
<li><a href="#shapes"><strong>Shapes</strong></a></li></ul>`;
}

/** The group's name stands above already. */
function shortPath(path: string, tag: string): string {
  return path.split(`/${tag}`).slice(1).join(`/${tag}`) || '/';
}

/** A code sample of the introduction. */
export function sample(text: string, label: string): SafeHtml {
  return block('', text, label);
}

const mark = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8"/><path class="lines" d="M8 10h9M8 16h4M8 22h4"/><path class="tick" d="m13.5 17.5 4.5 4.5L26 11"/></svg>`;
