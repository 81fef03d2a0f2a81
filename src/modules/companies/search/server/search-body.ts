import type { WordGroup } from '#names/keys/search-terms.ts';
import type { NameQuestion } from '../candidates/candidate-source.ts';

const maxHits = 200;
/** What was found by then comes back, marked as incomplete. */
const searchTimeout = '800ms';
const returned = ['company_id', 'is_active', 'names'];

/** The body of a search for names that may be the asked one: all of its words but one, each as typed or misspelt. */
export function searchBody({ country, core, groups }: NameQuestion) {
  return {
    size: maxHits,
    timeout: searchTimeout,
    track_total_hits: false,
    _source: returned,
    sort: ['_score', { words: 'asc' }],
    query: {
      bool: {
        filter: [{ term: { country } }],
        minimum_should_match: 1,
        should: [
          { constant_score: { filter: { term: { cores: core } }, boost: 20 } },
          { bool: { minimum_should_match: leastWords(groups.length), should: groups.map(anyOf) } },
          ...joined(groups),
        ],
      },
    },
  };
}

/** The body of a search for names that begin with, or have words that begin with, what is typed so far. */
export function suggestBody({ country, core, groups }: NameQuestion, limit: number) {
  const last = groups.at(-1);
  const finished = groups.slice(0, -1);
  return {
    size: limit,
    timeout: searchTimeout,
    track_total_hits: false,
    _source: returned,
    sort: [{ is_active: 'desc' }, { words: 'asc' }],
    query: {
      bool: {
        filter: [{ term: { country } }],
        minimum_should_match: 1,
        should: [
          { prefix: { cores: { value: core } } },
          { bool: { must: [...finished.map(anyOf), ...(last === undefined ? [] : [begins(last)])] } },
        ],
      },
    },
  };
}

/** All words of a short question, all but one of a longer one. */
function leastWords(count: number): number {
  return count <= 1 ? 1 : count - 1;
}

/** A word as it was typed counts by how rare it is; misspelt or unfinished it counts less. */
function anyOf({ keys, fold, weight }: WordGroup) {
  const boost = 2 + 2 * weight;
  return {
    dis_max: {
      queries: [
        ...keys.map((key) => ({ term: { keys: { value: key, boost } } })),
        ...(fold === null || fold.length < 3 ? [] : [fuzzy(fold), { prefix: { folds: { value: fold } } }]),
      ],
    },
  };
}

function begins({ keys, fold }: WordGroup) {
  const prefixes = fold === null ? keys : [fold, ...keys];
  return {
    dis_max: { queries: prefixes.map((value) => ({ prefix: { folds: { value } } })) },
  };
}

/** One slip from four letters on, two from eight. */
function fuzzy(fold: string) {
  return {
    fuzzy: {
      folds: {
        value: fold,
        fuzziness: fold.length < 4 ? 0 : fold.length < 8 ? 1 : 2,
        prefix_length: 1,
        max_expansions: 30,
        transpositions: true,
      },
    },
  };
}

/** Neighbours written as one word: `nord licht` is asked for as `nordlicht` too. */
function joined(groups: readonly WordGroup[]) {
  return groups.slice(1).flatMap((group, index) => {
    const before = groups[index]?.fold;
    if (before === null || before === undefined || group.fold === null) return [];
    return [{ term: { folds: { value: before + group.fold, boost: 4 } } }];
  });
}
