import { foldWord } from '#names/keys/search-terms.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { Candidate } from '../rerank/rerank.ts';
import type { NameQuestion } from './candidate-source.ts';
import { hashesOf, vocabularyQuestion, widenGroups } from './query-variants.ts';
import { listByKeys, listByStart, listWords, type QueryVariant } from './repository.ts';

const maxRead = 120;
/** A beginning of so many letters says which word is meant; shorter ones are only looked for where a name begins. */
const leastStart = 3;

/** Names that the question may become: first those that begin with it, then those with its words, then near ones. */
export async function suggestNames(db: Reader, question: NameQuestion, limit: number): Promise<Candidate[]> {
  const { country, core } = question;
  const groups = question.groups.slice(0, 8);
  const last = groups.at(-1);
  if (core === '' || last === undefined) return [];
  const starting = shortestFirst(await listByStart(db, country, core, maxRead));
  const start = foldWord(core.slice(core.lastIndexOf(' ') + 1));
  if (companiesOf(starting) >= limit || start.length < leastStart) return cut(starting, limit);

  const before = groups.slice(0, -1);
  const { near } = vocabularyQuestion(country, groups);
  const words = await listWords(db, country, { near, exact: [], starts: [start] });
  const completed = hashesOf(country, [
    ...last.keys,
    ...words.filter(({ fold }) => fold.startsWith(start)).map(({ fold }) => fold),
  ]);
  const typed: QueryVariant = [...before.map(({ keys }) => hashesOf(country, keys)), completed];
  const inside = shortestFirst(await listByKeys(db, country, [typed], maxRead));
  const both = [...starting, ...inside];
  if (companiesOf(both) >= limit) return cut(both, limit);

  const widened = widenGroups(country, groups, words).map(({ keys }) => keys);
  const widest = widened.with(-1, [...new Set([...completed, ...(widened.at(-1) ?? [])])]);
  return cut([...both, ...shortestFirst(await listByKeys(db, country, [widest], maxRead))], limit);
}

const companiesOf = (candidates: readonly Candidate[]): number =>
  new Set(candidates.map(({ companyId }) => companyId)).size;

function cut(candidates: readonly Candidate[], limit: number): Candidate[] {
  const first = new Map<string, Candidate>();
  for (const candidate of candidates)
    if (first.size < limit && !first.has(candidate.companyId)) first.set(candidate.companyId, candidate);
  return [...first.values()];
}

/** Companies that are there still before those that are not, names of today before former ones, short before long. */
const shortestFirst = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted(
    (a, b) =>
      Number(b.isActive) - Number(a.isActive) ||
      Number(a.kind === 'former') - Number(b.kind === 'former') ||
      a.core.length - b.core.length ||
      (a.core < b.core ? -1 : 1),
  );
