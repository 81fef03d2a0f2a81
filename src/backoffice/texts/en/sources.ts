import { pluralIn } from '#kernel/plural.ts';
import { en as parts } from '#modules/registers/texts/parts/en.ts';

const plural = pluralIn('en');

/** The page of the sources that a research asks. */
export const sources = {
  title: 'Sources',
  menu: 'Sources',
  count: (count: number) => `${count} ${plural(count, { one: 'source', other: 'sources' })}`,
  lead: 'Who is asked about a company, under what terms, and how the questions of the last seven days stand.',
  source: 'Source',
  countries: 'Countries',
  everywhere: 'The whole world',
  moreCountries: (count: number) => `and ${count} more`,
  asking: 'Asking',
  answers: 'Parts and answers',
  asked: 'Asked for every order',
  notAsked: 'Not switched on',
  met: 'Met the live service',
  notMet: 'Never met the live service',
  access: { open: 'No key needed', free_key: 'Needs a free key', contract: 'Needs a contract' },
  limit: (calls: number, seconds: number) =>
    `At most ${calls} ${plural(calls, { one: 'call', other: 'calls' })} in ${seconds} s`,
  fresh: (hours: number) => `An answer is fresh for ${hours} h`,
  parts,
  states: {
    waiting: 'waiting',
    asked: 'being asked',
    found: 'found',
    nothing_found: 'nothing found',
    not_filed: 'not filed',
    unavailable: 'no answer',
    needs_person: 'needs a person',
    dropped: 'dropped, the order is over',
  },
  last: (time: string) => `last ${time}`,
  neverAsked: 'not asked in seven days',
};
