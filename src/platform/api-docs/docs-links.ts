import type { AreaWithCalls } from './docs-area.ts';
import { defaultLanguage, type ExampleLanguage } from './examples/languages.ts';

/** Addresses inside the description; each keeps the language of the examples that was chosen. */
export type DocsLinks = Readonly<{
  overview: (anchor?: string) => string;
  area: (id: string) => string;
  /** Throws for a call that is not there. */
  call: (operationId: string, language?: ExampleLanguage) => string;
  shape: (name: string) => string;
  search: string;
  style: string;
}>;

/** The links of one page; `folder` is the address of the first one. */
export function docsLinks(
  folder: string,
  areas: readonly AreaWithCalls[],
  language: ExampleLanguage,
): DocsLinks {
  const homes = new Map(
    areas.flatMap(({ area, calls }) => calls.map(({ operation }) => [operation.operationId, area.id])),
  );
  const to = (page: string, anchor = '', chosen = language) =>
    `${folder}${page && `/${page}`}${chosen === defaultLanguage ? '' : `?in=${chosen}`}${anchor && `#${anchor}`}`;
  return {
    overview: (anchor) => to('', anchor),
    area: (id) => to(id),
    call(operationId, chosen) {
      const home = homes.get(operationId);
      if (home === undefined) throw new Error(`the API has no call ${operationId}`);
      return to(home, operationId, chosen);
    },
    shape: (name) => to('shapes', `shape-${name}`),
    search: `${folder}/search`,
    style: `${folder}/style.css`,
  };
}
