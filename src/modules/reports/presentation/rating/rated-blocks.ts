import type { z } from 'zod';
import type { Contribution } from '#rating/open-rating/open-rating.ts';
import { type RatingBlock, ratingBlocks } from '#rating/open-rating/rated-item.ts';
import { words as itemWords } from '../../texts/rating/words.ts';
import { words } from '../../texts/rating-view/words.ts';
import type { ratedItemView, ratingView } from '../../view/rating-view.ts';
import { showNumberIn, showSigned } from '../context/number-words.ts';
import type { RatedCompany } from './rated-company.ts';
import { shownMeasure } from './shown-measure.ts';

export type RatedItemView = z.output<typeof ratedItemView>;
export type RatingView = z.output<typeof ratingView>;

/** So many facts are named at one item: those that say most come first. */
const mostFacts = 200;

/** One item with its measure, its points and its move, as printed. */
export function ratedItem(contribution: Contribution, company: RatedCompany): RatedItemView {
  const { locale } = company.context;
  const { item, pointsTenths, maxTenths, moveTenths, share } = contribution;
  const { years, eurPerUnit } = company.input;
  const isMoney = years[0]?.figures.total_assets !== undefined && eurPerUnit !== undefined;
  return {
    item,
    label: itemWords[locale].items[item],
    measure: shownMeasure(contribution, locale, isMoney),
    isMeasured: share !== undefined,
    pointsTenths,
    maxTenths,
    moveTenths,
    pointsShown: shownPoints(pointsTenths, maxTenths, company),
    moveShown: showSigned(locale, moveTenths / 10, 1),
    facts: [...new Set(company.part.sources[item])].slice(0, mostFacts),
  };
}

/** All 18 items in their blocks, with sums that add up. */
export function ratedBlocks(company: RatedCompany): RatingView['blocks'] {
  const { locale } = company.context;
  // The keys of the table are the blocks.
  return (Object.keys(ratingBlocks) as RatingBlock[]).map((block) => {
    const items = company.rating.contributions
      .filter((contribution) => contribution.block === block)
      .map((contribution) => ratedItem(contribution, company));
    const sum = (of: (item: RatedItemView) => number) => items.reduce((total, item) => total + of(item), 0);
    const moveTenths = sum((item) => item.moveTenths);
    return {
      label: words[locale].blocks[block],
      pointsShown: shownPoints(
        sum((item) => item.pointsTenths),
        sum((item) => item.maxTenths),
        company,
      ),
      moveShown: showSigned(locale, moveTenths / 10, 1),
      moveTenths,
      items,
    };
  });
}

function shownPoints(points: number, max: number, { context: { locale } }: RatedCompany): string {
  return words[locale].points(showNumberIn(locale, points / 10, 1, true), showNumberIn(locale, max / 10, 1));
}
