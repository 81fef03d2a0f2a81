import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { PersonNeed } from '#findings/reading/reading.ts';
import type { SourceRequest } from '../../sources/source.ts';

/** Each report holds two years: so many give five. */
const maxReports = 3;

const index = z.object({
  data: z
    .array(
      z.object({
        attributes: z.object({
          json_url: z.string().max(1_000).nullish(),
          period_end: z.string().max(40).nullish(),
        }),
      }),
    )
    .max(1_000),
});

/** The latest reports that the index names, one a year. A report that exists as a page alone is for people. */
export function reportsOfIndex(answer: Uint8Array): SourceRequest[] | PersonNeed {
  const { data } = readJson(answer, index, 5_000_000);
  const years = new Map<string, string>();
  const latest = data.toSorted((a, b) =>
    (b.attributes.period_end ?? '').localeCompare(a.attributes.period_end ?? ''),
  );
  for (const { attributes } of latest) {
    const { json_url: path, period_end: end } = attributes;
    // Only a path below the same address, and nothing that climbs out of it.
    if (path && end && /^\/[\w-][\w./-]*\.json$/.test(path) && !path.includes('..') && !years.has(end))
      years.set(end, path);
  }
  if (years.size === 0 && data.length > 0) return 'picture_only';
  return [...years.values()].slice(0, maxReports).map((path) => ({ path, accept: 'application/json' }));
}
