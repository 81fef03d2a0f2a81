import { readJson } from '#findings/reading/read-json.ts';
import type { SourceRequest } from '../../sources/source.ts';
import { isAskedFor, maxAnswerBytes, searchAnswer } from './wire.ts';

/** The list of accounts of the organisation that the search found; nothing where it found others only. */
export function yearsOfOrganisation(answer: Uint8Array, number: string): readonly SourceRequest[] {
  const { content } = readJson(answer, searchAnswer, maxAnswerBytes);
  const found = content.find((row) => isAskedFor(row, number));
  if (found === undefined) return [];
  return [{ path: `/nbo/organizations/${found.id}/bfo/`, accept: 'application/json' }];
}
