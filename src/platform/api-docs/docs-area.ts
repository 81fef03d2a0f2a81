import type { DocsCall, DocsDocument } from './docs-operation.ts';

/** A page of calls that belong together: those whose path begins with one of `paths`, the longest of all areas winning. */
export type DocsArea = Readonly<{
  /** The last part of the page's address. */
  id: string;
  title: string;
  about: string;
  paths: readonly string[];
}>;

export type AreaWithCalls = Readonly<{ area: DocsArea; calls: readonly DocsCall[] }>;

/** Every call in its area, in the order of the document; throws for one that belongs nowhere, and for an empty area. */
export function callsByArea(document: DocsDocument, areas: readonly DocsArea[]): AreaWithCalls[] {
  const ranked = areas
    .flatMap((area) => area.paths.map((path) => ({ area, path })))
    .toSorted((a, b) => b.path.length - a.path.length);
  const areaOf = ({ method, path }: DocsCall) => {
    const found = ranked.find(({ path: start }) => path === start || path.startsWith(`${start}/`));
    if (found === undefined) throw new Error(`no page of the API description holds ${method} ${path}`);
    return found.area;
  };
  const groups = Map.groupBy(callsOf(document), areaOf);
  return areas.map((area) => {
    const calls = groups.get(area);
    if (calls === undefined) throw new Error(`the page "${area.id}" of the API description is empty`);
    return { area, calls };
  });
}

function callsOf(document: DocsDocument): DocsCall[] {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const order = new Map((document.tags ?? []).map(({ name }, index) => [name, index]));
  const place = ({ operation }: DocsCall) => order.get(operation.tags[0] ?? '') ?? order.size;
  return calls.toSorted((a, b) => place(a) - place(b));
}
