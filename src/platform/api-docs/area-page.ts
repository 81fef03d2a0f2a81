import { html, type SafeHtml } from '#platform/http/html.ts';
import { callSection } from './call-section.ts';
import type { AreaWithCalls } from './docs-area.ts';
import { docsFrame } from './docs-frame.ts';
import { type DocsPage, shapesPage } from './docs-page.ts';
import { fieldTable } from './field-table.ts';

/** The calls of one area. */
export function areaPage(page: DocsPage, { area, calls }: AreaWithCalls): string {
  const together = callsOfLimits(page);
  const main: SafeHtml = html`<h1>${area.title}</h1>
<p class="lead">${area.about}</p>
${calls.map((call) => callSection(call, page, together))}`;
  return docsFrame(page, { title: area.title, current: area.id, main });
}

/** What several calls answer with. */
export function allShapesPage(page: DocsPage): string {
  const shapes = Object.entries(page.document.components?.schemas ?? {});
  const main = html`<h1>Shapes</h1>
<p class="lead">What several calls answer with.</p>
${shapes.map(
  ([name, schema]) =>
    html`<section class="shape" id="shape-${name}"><h2>${name}</h2>
${fieldTable(schema, `Members of ${name}`, 'out', page.links.shape)}</section>`,
)}`;
  return docsFrame(page, { title: 'Shapes', current: shapesPage, main });
}

/** Which calls are counted together, by the name of their limit. */
function callsOfLimits({ areas }: DocsPage): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(
    areas.flatMap(({ calls }) => calls.map(({ operation }) => operation)),
    (operation) => operation['x-limit']?.name ?? '',
  );
  return new Map(
    Array.from(groups, ([name, operations]) => [name, operations.map(({ operationId }) => operationId)]),
  );
}
