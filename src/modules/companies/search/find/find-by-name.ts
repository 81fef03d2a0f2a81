import { type HintedName, readHints, townsAsked } from '#names/hints/hinted-name.ts';
import { type WordGroup, wordGroups } from '#names/keys/search-terms.ts';
import type { WordMemory } from '#names/meanings/word-info.ts';
import { formsIn } from '#names/signs/typed-name.ts';
import type { Reader } from '#platform/database/reader.ts';
import { type CompanyQuestion, questionHeard } from '../../match/asked-name.ts';
import { type CandidateSource, type CandidateStep, isSourceBusy } from '../candidates/candidate-source.ts';
import { listKnown } from '../candidates/repository.ts';
import { townFold } from '../indexing/search-rows.ts';
import { type Candidate, type Question, type Ranked, rerank } from '../rerank/rerank.ts';

/** What was typed, taken apart once, with the words that a source is asked for. */
export type AskedWords = Question &
  Readonly<{ name: string; groups: readonly WordGroup[]; heard?: HintedName | undefined }>;

/** A company by one of its names, and by which reading of the typed one it was found. */
export type NamedRanked = Ranked & Readonly<{ heard?: HintedName | undefined }>;

/** Names found, the best first, and those of each reading by itself; the first reading is the text as it was typed. */
export type FoundNames = Readonly<{
  ranked: readonly NamedRanked[];
  readings: readonly Readonly<{ heard: HintedName | undefined; ranked: readonly Ranked[] }>[];
  /** Time ran out before the search came to its end. */
  isCutShort: boolean;
}>;

/** So alike is a name of the typed words and no others, in some order. */
const allWords = 0.98;

/** The typed words come before any that are taken for a place; more so where nothing sets the place off, or where somebody bears them. */
const lostBy = { setOff: 0.005, within: 0.015, borne: 0.15 } as const;

/** All searches of a question, and what they found together. */
type Pool = { readonly candidates: Map<string, Candidate>; readonly searches: Search[]; isCutShort: boolean };

type Search = {
  readonly question: AskedWords;
  readonly steps: AsyncIterator<CandidateStep>;
  ranked: Ranked[];
  isDone: boolean;
};

/**
 * Asks a source for a name, wider and wider until something good is found. Where nobody bears it as it was typed, and words
 * of it name a town of the country's register or a country, it is asked without these as well. A step that the database did
 * not get round to ends the search with what the others gave.
 */
export async function findByName(
  source: CandidateSource,
  db: Reader,
  query: CompanyQuestion,
  memory?: WordMemory,
): Promise<FoundNames> {
  const typed = begin(source, db, wordsOf(query, undefined, memory));
  const pool: Pool = { candidates: new Map(), searches: [typed], isCutShort: false };
  if (typed.question.core === '') return { ranked: [], readings: [], isCutShort: false };
  try {
    let isEnough = await widen(pool, [typed]);
    const others = mayHoldPlace(typed)
      ? (await hear(db, typed.question)).map((heard) => begin(source, db, wordsOf(query, heard, memory)))
      : [];
    if (others.length > 0) {
      pool.searches.push(...others);
      isEnough = await widen(pool, others);
    }
    // Of several readings with a place the likeliest alone is worth a wide search.
    const wide = pool.searches.slice(0, 2);
    while (!isEnough && wide.some(({ isDone }) => !isDone)) isEnough = await widen(pool, wide);
  } catch (error) {
    if (!isSourceBusy(error)) throw error;
    pool.isCutShort = true;
  } finally {
    for (const { steps, isDone } of pool.searches) if (!isDone) await steps.return?.();
  }
  return {
    ranked: merge(pool.searches),
    readings: pool.searches.map(({ question, ranked }) => ({ heard: question.heard, ranked })),
    isCutShort: pool.isCutShort,
  };
}

/**
 * A name of all typed words needs no other reading; but Nordwind Hamburg, typed without a form and borne by one, may
 * be Nordwind GmbH in Hamburg as well.
 */
function mayHoldPlace({ question, ranked }: Search): boolean {
  if (!ranked.some(({ alike }) => alike >= allWords)) return true;
  const isAlone =
    ranked.filter(({ alike }) => alike === 1).length === 1 && !ranked.some(({ isLonger }) => isLonger);
  return isAlone && formsIn(question.name, question.country) === '';
}

/** Which words of the name are places, as far as the register and the world know. */
async function hear(db: Reader, { name, country }: AskedWords): Promise<HintedName[]> {
  const asked = townsAsked(name, country);
  const towns = new Set(await listKnown(db, country, asked.map(townFold)));
  return readHints(name, country, (key) => towns.has(townFold(key)));
}

function begin(source: CandidateSource, db: Reader, question: AskedWords): Search {
  const { country, core, groups, readings } = question;
  const steps = source.find(db, { country, core, groups, readings })[Symbol.asyncIterator]();
  return { question, steps, ranked: [], isDone: core === '' };
}

/** One step more of each search; whether the next one would find nothing better than what any of them has now. */
async function widen(pool: Pool, searches: readonly Search[]): Promise<boolean> {
  const { candidates } = pool;
  const known = candidates.size;
  const isNew = searches.some(({ ranked }) => ranked.length === 0);
  let enough = 0;
  let knowsNoRare = false;
  for (const search of searches) {
    if (search.isDone) continue;
    const { value: step, done } = await search.steps.next();
    search.isDone = done === true;
    // A generator that has ended gives nothing.
    if (step === undefined) continue;
    enough = Math.max(enough, step.enough);
    knowsNoRare ||= step.knowsNoRare === true;
    if (step.isCutShort === true) pool.isCutShort = true;
    for (const candidate of step.candidates)
      candidates.set(`${candidate.companyId} ${candidate.core}`, candidate);
  }
  // Every reading is compared with all that any of them found.
  if (isNew || candidates.size > known)
    for (const search of pool.searches) search.ranked = rerank(search.question, [...candidates.values()]);
  return pool.searches.some(({ ranked: [best] }) => {
    if (best === undefined || best.alike < enough) return false;
    return best.isWritten || !knowsNoRare;
  });
}

/** Each company once, by the reading that fits it best. */
function merge([typed, ...others]: readonly Search[]): NamedRanked[] {
  if (typed === undefined || others.length === 0) return typed?.ranked ?? [];
  const isBorne = typed.ranked.some(({ alike }) => alike === 1);
  const best = new Map<string, NamedRanked>(typed.ranked.map((one) => [one.companyId, one]));
  for (const { question, ranked } of others) {
    const { heard } = question;
    const loss = isBorne ? lostBy.borne : heard?.isSetOff === true ? lostBy.setOff : lostBy.within;
    for (const one of ranked) {
      const score = one.score - loss;
      if ((best.get(one.companyId)?.score ?? 0) < score) best.set(one.companyId, { ...one, score, heard });
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score || (a.companyId < b.companyId ? -1 : 1));
}

/** The words of the question by one reading of its name. */
export function wordsOf(
  query: CompanyQuestion,
  heard: HintedName | undefined,
  memory?: WordMemory,
): AskedWords {
  const { asked, address = '', phone = '', email = '' } = questionHeard(query, heard, memory);
  const { text: name, parsed, phonetic, readings } = asked;
  const { country, core, form } = parsed;
  const groups = wordGroups(parsed, memory);
  return { name, country, core, form, phonetic, readings, groups, address, phone, email, heard };
}
