import type { Evidence } from '../dossier/dossier.ts';
import type { FactMethod } from '../dossier/dossier-input.ts';

const types: Readonly<Partial<Record<FactMethod, string>>> = {
  register: 'officialRegister',
  filing: 'officialRegister',
  media: 'thirdParty',
  customer: 'thirdParty',
  interview: 'primaryResearch',
  analyst: 'primaryResearch',
};

/** Where a statement comes from, as the standard says it. */
export function sourceOf({ source, sourceUrl, retrievedAt, method }: Evidence) {
  const type = types[method];
  return {
    ...(type === undefined ? {} : { type: [type] }),
    description: source,
    ...(sourceUrl !== null && URL.canParse(sourceUrl) ? { url: new URL(sourceUrl).href } : {}),
    retrievedAt: retrievedAt.toISOString(),
  };
}
