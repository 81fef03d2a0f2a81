import { isDatabaseBusy } from '#platform/database/faults.ts';
import { type Reader, readWithin } from '#platform/database/reader.ts';
import { wholeNameHashes } from '../indexing/key-hash.ts';
import type { Candidate } from '../rerank/rerank.ts';
import type { CandidateSource, CandidateStep, NameQuestion } from './candidate-source.ts';
import {
  farHashes,
  hashesOf,
  isHeard,
  queryVariantsOf,
  type SlippedWord,
  shortenedVariants,
  slippedOf,
  vocabularyQuestion,
  widenGroups,
} from './query-variants.ts';
import { listByKeys, listFarWords, listRare, listWhole, listWords } from './repository.ts';
import { suggestNames } from './suggest.ts';

/** From here on nothing better is looked for. */
const good = 0.86;
/** Below this even words two slips away are tried. */
const weak = 0.78;
const maxWhole = 100;
/** So many names with all words are looked at along with the exact ones: more only if none of them is good. */
const maxTyped = 40;
const maxOfVariant = 80;
const maxOfShortened = 50;
/** A word is rare that stands in no more names than this. */
const maxRare = 12;
const tellingWeight = 0.9;
/** A word that stands in more names than this does not find anything alone. */
const maxAlone = 3000;
/** So many words are looked for two slips away, the rarest first. */
const maxFar = 3;
/** So many words of each of their hundreds of hashes: of a hash that more share it says little. */
const maxOfFarHash = 60;
/** A word in more names than this is not taken for a slip of another. */
const maxMistaken = 100;
/** The widest search gets this long, in milliseconds, where the machine has time; what was found before stays. */
const farLeastMs = 300;
/** A busy machine takes longer over the same work: so many times what all questions before took, and no more than that. */
const farTimes = 20;
const farMostMs = 3_000;

/** The search in PostgreSQL: one cheap question after the other, each wider than the last, until one is answered well. */
export const postgresCandidates: CandidateSource = { find: findNames, suggest: suggestNames };

async function* findNames(db: Reader, question: NameQuestion): AsyncGenerator<CandidateStep> {
  const { country, core } = question;
  const began = performance.now();
  const groups = question.groups.slice(0, 12);
  const asTyped = groups.map(({ keys }) => hashesOf(country, keys));
  const hashes = wholeNameHashes(country, core);
  // A name that is heard as the typed one has another core: only its length tells it from longer ones.
  const asked = { core, hashes, words: asTyped, isShortestFirst: groups.some(({ keys }) => isHeard(keys)) };
  const first = await listWhole(db, country, asked, { whole: maxWhole, typed: maxTyped });
  const rare = groups.length < 2 ? [] : groups.flatMap(rareFold);
  yield { candidates: first, enough: good, knowsNoRare: rare.length > 0 };
  if (groups.length === 0) return;
  // Where nobody has what was typed, what else it may be is the likelier the cheaper it is to ask.
  const readings = question.readings ?? [];
  if (first.length === 0)
    for (const reading of readings)
      yield { candidates: await listReading(db, country, reading), enough: good };
  if (rare.length > 0) yield { candidates: await listRare(db, country, rare, maxRare), enough: good };
  if (first.length >= maxTyped)
    yield { candidates: await listByKeys(db, country, [asTyped], maxOfVariant), enough: good };

  const slipped = slippedOf(groups);
  const words = await listWords(db, country, vocabularyQuestion(country, groups, slipped));
  const widened = widenGroups(country, groups, words, { slipped });
  const variants = queryVariantsOf(country, groups, widened, words);
  yield { candidates: await listByKeys(db, country, variants, maxOfVariant), enough: good };
  if (first.length > 0)
    for (const reading of readings)
      yield { candidates: await listReading(db, country, reading), enough: good };
  const shortened = shortenedVariants(widened, maxAlone);
  yield { candidates: await listByKeys(db, country, shortened, maxOfShortened), enough: weak };

  const farMs = Math.min(farMostMs, Math.max(farLeastMs, farTimes * (performance.now() - began)));
  let step: CandidateStep = { candidates: [], enough: 0, isCutShort: true };
  try {
    const far = await readWithin(db, farMs, (tx) => findFar(tx, country, groups, { widened, slipped }));
    step = { candidates: far, enough: 0 };
  } catch (error) {
    if (!isDatabaseBusy(error)) throw error;
  }
  yield step;
}

/** The sound of a word that may be all that is right of a question. */
const rareFold = ({ fold, weight }: NameQuestion['groups'][number]): string[] =>
  fold !== null && weight >= tellingWeight ? [fold] : [];

/** Names that are another reading of what was typed, begin with it, or have all its words. */
function listReading(
  db: Reader,
  country: string,
  { core, variants }: NonNullable<NameQuestion['readings']>[number],
): Promise<Candidate[]> {
  const [words = [], ...others] = variants.map((groups) => groups.map(({ keys }) => hashesOf(country, keys)));
  const asked = { core, hashes: wholeNameHashes(country, core), words, others };
  return listWhole(db, country, asked, { whole: maxWhole, typed: maxTyped });
}

/** Names with words two slips away from those that no name has, or nearly none; the rarest is tried slip by slip. */
async function findFar(
  tx: Reader,
  country: string,
  groups: NameQuestion['groups'],
  { widened, slipped }: { widened: ReturnType<typeof widenGroups>; slipped: readonly SlippedWord[] },
): Promise<Candidate[]> {
  const rare = groups
    .flatMap(({ word, fold }, at) =>
      fold !== null && fold.length > 4 ? [{ at, word, fold, df: widened[at]?.df ?? 0 }] : [],
    )
    // A word that many names have was meant as it was typed.
    .filter(({ df }) => df <= maxMistaken)
    .sort((a, b) => a.df - b.df)
    .slice(0, maxFar);
  const [rarest] = rare;
  if (rarest === undefined) return [];
  const folds = rare.map(({ fold }) => fold);
  const near = farHashes(country, rarest.word, slipped[rarest.at]);
  const found = [
    ...(await listFarWords(tx, country, folds)),
    ...(await listWords(tx, country, { near, mostNear: maxOfFarHash, exact: [], starts: [] })),
  ];
  // Most of them have many of the hashes.
  const words = [...new Map(found.map((known) => [known.fold, known])).values()];
  const far = widenGroups(country, groups, words, { slips: farSlipsOf }).map((group, at) => ({
    ...group,
    keys: [...new Set([...(widened[at]?.keys ?? []), ...group.keys])],
    df: (widened[at]?.df ?? 0) + group.df,
  }));
  const variants = [far.map(({ keys }) => keys), ...shortenedVariants(far, maxAlone)];
  return listByKeys(tx, country, variants, maxOfShortened);
}

/** Two slips of the fingers are up to three letters of the sound in a long word. */
const farSlipsOf = (length: number): number => (length < 9 ? 2 : 3);
