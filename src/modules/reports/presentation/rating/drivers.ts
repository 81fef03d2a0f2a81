import type { Contribution } from '#rating/open-rating/open-rating.ts';
import { words } from '../../texts/rating-view/words.ts';
import { inLine } from '../context/in-line.ts';
import { showNumberIn, showSigned } from '../context/number-words.ts';
import { type RatedItemView, type RatingView, ratedItem } from './rated-blocks.ts';
import type { RatedCompany } from './rated-company.ts';

const most = 3;
const neutralTenths = 500;

/** What moves the score most, three up and three down, and the sum with all others as it is printed. */
export function ratingDrivers(company: RatedCompany): RatingView['drivers'] {
  const { contributions, scoreTenths } = company.rating;
  const up = ofDirection(contributions, 1).map((one) => driver(one, 'up', company));
  const down = ofDirection(contributions, -1).map((one) => driver(one, 'down', company));
  const ups = sumOf(up);
  const downs = sumOf(down);
  const { locale } = company.context;
  const said = words[locale].sum;
  const signed = (tenths: number) => showSigned(locale, tenths / 10, 1);
  const plain = (tenths: number) => showNumberIn(locale, tenths / 10, 1, true);
  return {
    up,
    down,
    sum: [
      { shown: plain(neutralTenths), label: said.neutral },
      { shown: signed(ups), label: said.up(up.length) },
      { shown: signed(downs), label: said.down(down.length) },
      {
        shown: signed(scoreTenths - neutralTenths - ups - downs),
        label: said.others(contributions.length - up.length - down.length),
      },
      { shown: `= ${plain(scoreTenths)}`, label: said.score },
    ],
  };
}

function ofDirection(contributions: readonly Contribution[], direction: 1 | -1): Contribution[] {
  return contributions
    .filter(({ moveTenths }) => moveTenths * direction > 0)
    .toSorted((a, b) => (b.moveTenths - a.moveTenths) * direction)
    .slice(0, most);
}

function driver(contribution: Contribution, direction: 'up' | 'down', company: RatedCompany): RatedItemView {
  const item = ratedItem(contribution, company);
  const said = words[company.context.locale];
  const label = said.drivers[contribution.item][direction];
  const measure = contribution.item === 'z_double_prime' ? said.measures.altman(item.measure) : item.measure;
  return { ...item, label, measure: isSaid(contribution, label, measure) ? '' : measure };
}

/** Some measures are words, and say what the label says already. */
function isSaid(
  { item, measure: [first, second] = [] }: Contribution,
  label: string,
  measure: string,
): boolean {
  return inLine(label) === measure || (item === 'insolvency' && first === 'none' && !second);
}

function sumOf(items: readonly RatedItemView[]): number {
  return items.reduce((total, { moveTenths }) => total + moveTenths, 0);
}
