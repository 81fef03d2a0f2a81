import type { TestedCap } from '#rating/open-rating/caps.ts';
import { words } from '../../texts/rating-view/words.ts';
import { showMoneyShort } from '../context/number-words.ts';
import type { RatingView } from './rated-blocks.ts';
import type { RatedCompany } from './rated-company.ts';

/** Every cap and knock-out as it was tested, with what was found. */
export function testedCaps(company: RatedCompany): RatingView['caps'] {
  const said = words[company.context.locale];
  return company.rating.caps.map((tested) => ({
    label: said.caps[tested.cap],
    outcome:
      tested.limitsTo === 'no_rating'
        ? said.capOutcomes.no_rating
        : tested.limitsTo === 'E'
          ? tested.limitsTo
          : said.capOutcomes.atBest(tested.limitsTo),
    found: foundBy(tested, company),
    applies: tested.outcome === 'applies',
  }));
}

function foundBy({ cap, outcome, found }: TestedCap, { input, context: { locale } }: RatedCompany): string {
  const said = words[locale].capFound;
  const money = (amount: number) => showMoneyShort(locale, amount, input.currency);
  switch (cap) {
    case 'no_statements':
      return found === 0 || typeof found !== 'number' ? said.none : said.years(found);
    case 'old_statements':
      return typeof found === 'number' ? said.months(found) : said.notKnown;
    case 'liabilities_above_assets':
      return outcome === 'not_known' ? said.notKnown : outcome === 'applies' ? said.yes : said.no;
    case 'sanctions':
      return found === 'none' ? said.noMatch : wordOf(found, said);
    case 'enforcement':
      return found === 0 ? said.none : typeof found === 'number' ? money(found) : said.notKnown;
    case 'negative_equity':
      return typeof found === 'number' ? money(found) : said.notKnown;
    case 'insolvency':
      return wordOf(found, said);
  }
}

function wordOf(found: TestedCap['found'], said: (typeof words)['en']['capFound']): string {
  const named: Readonly<Record<string, unknown>> = said;
  const word = typeof found === 'string' ? named[found] : undefined;
  return typeof word === 'string' ? word : said.notKnown;
}
