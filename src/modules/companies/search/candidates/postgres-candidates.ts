import type { Db, Tx } from '#platform/database/kysely.ts';
import { wholeNameHashes } from '../indexing/key-hash.ts';
import type { Candidate } from '../rerank/rerank.ts';
import type { CandidateSource, CandidateStep, NameQuestion } from './candidate-source.ts';
import {
  hashesOf,
  readingsOf,
  shortenedReadings,
  slippedOf,
  vocabularyQuestion,
  widenGroups,
} from './readings.ts';
import { limitStatements, listByKeys, listFarWords, listWhole, listWords } from './repository.ts';
import { suggestNames } from './suggest.ts';

/** From here on nothing better is looked for. */
const good = 0.86;
/** Below this even words two slips away are tried. */
const weak = 0.78;
const maxWhole = 100;
/** So many names with all words are looked at along with the exact ones: more only if none of them is good. */
const maxTyped = 40;
const maxOfReading = 80;
const maxOfShortened = 50;
/** A word that stands in more names than this does not find anything alone. */
const maxAlone = 3000;
/** So many words are looked for two slips away, the rarest first. */
const maxFar = 3;
/** A word in more names than this is not taken for a slip of another. */
const maxMistaken = 100;
/** The widest search gets this long; what was found before stays. */
const farTimeoutMs = 300;

/** The search in PostgreSQL: one cheap question after the other, each wider than the last, until one is answered well. */
export const postgresCandidates: CandidateSource = { find: findNames, suggest: suggestNames };

async function* findNames(db: Db, question: NameQuestion): AsyncGenerator<CandidateStep> {
  const { country, core } = question;
  const groups = question.groups.slice(0, 12);
  const asTyped = groups.map(({ keys }) => hashesOf(country, keys));
  const asked = { core, hashes: wholeNameHashes(country, core), words: asTyped };
  const first = await listWhole(db, country, asked, { whole: maxWhole, typed: maxTyped });
  yield { candidates: first, enough: good };
  if (groups.length === 0) return;
  if (first.length >= maxTyped)
    yield { candidates: await listByKeys(db, country, [asTyped], maxOfReading), enough: good };

  const slipped = slippedOf(groups);
  const words = await listWords(db, country, vocabularyQuestion(country, groups, slipped));
  const widened = widenGroups(country, groups, words, { slipped });
  const readings = readingsOf(country, groups, widened, words);
  yield { candidates: await listByKeys(db, country, readings, maxOfReading), enough: good };
  const shortened = shortenedReadings(widened, maxAlone);
  yield { candidates: await listByKeys(db, country, shortened, maxOfShortened), enough: weak };

  let step: CandidateStep = { candidates: [], enough: 0, isCutShort: true };
  try {
    const far = await db.transaction().execute((tx) => findFar(tx, country, groups, widened));
    step = { candidates: far, enough: 0 };
  } catch (error) {
    if (!isTimeout(error)) throw error;
  }
  yield step;
}

/** Names with words two slips away from those that no name has, or nearly none. */
async function findFar(
  tx: Tx,
  country: string,
  groups: NameQuestion['groups'],
  widened: ReturnType<typeof widenGroups>,
): Promise<Candidate[]> {
  await limitStatements(tx, farTimeoutMs);
  const rare = groups
    .flatMap(({ fold }, at) => (fold !== null && fold.length > 4 ? [{ fold, df: widened[at]?.df ?? 0 }] : []))
    // A word that many names have was meant as it was typed.
    .filter(({ df }) => df <= maxMistaken)
    .sort((a, b) => a.df - b.df)
    .slice(0, maxFar)
    .map(({ fold }) => fold);
  if (rare.length === 0) return [];
  const words = await listFarWords(tx, country, rare);
  const far = widenGroups(country, groups, words, { slips: farSlipsOf }).map((group, at) => ({
    ...group,
    keys: [...new Set([...(widened[at]?.keys ?? []), ...group.keys])],
    df: (widened[at]?.df ?? 0) + group.df,
  }));
  const readings = [far.map(({ keys }) => keys), ...shortenedReadings(far, maxAlone)];
  return listByKeys(tx, country, readings, maxOfShortened);
}

/** Two slips of the fingers are up to three letters of the sound in a long word. */
const farSlipsOf = (length: number): number => (length < 9 ? 2 : 3);

/** SQLSTATE 57014: the statement was ended by its time limit. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '57014';
}
