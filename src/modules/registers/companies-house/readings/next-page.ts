import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { SourceRequest } from '../../sources/source.ts';
import { maxAnswerBytes, maxPages, perPage } from './wire.ts';

const page = z.object({
  total_results: z.number().int().nullish(),
  total_count: z.number().int().nullish(),
  items: z.array(z.unknown()).nullish(),
});

/** The page after this one of a list, as long as the register has more than it gave and is asked for no more than `maxPages`. */
export function nextPage(answer: Uint8Array, request: SourceRequest): SourceRequest[] {
  const { total_results, total_count, items } = readJson(answer, page, maxAnswerBytes);
  const total = total_results ?? total_count ?? 0;
  const given = (items ?? []).length;
  const start = Number(request.query?.start_index ?? 0) + given;
  if (given === 0 || start >= Math.min(total, maxPages * perPage)) return [];
  return [{ ...request, query: { ...request.query, start_index: String(start) } }];
}
