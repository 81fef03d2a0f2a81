import type { OwnershipPart } from '../../parts/ownership-shape.ts';
import { words } from '../../texts/people/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import { showPercent } from '../context/number-words.ts';
import type { ReportContext } from '../context/report-context.ts';
import { pathFormula } from './only-path.ts';
import { isContradictory } from './ownership-title.ts';
import { nameOf, reasonOf } from './party-words.ts';
import { isExact, showShare } from './share-words.ts';

type Ownership = NonNullable<ReportView['ownership']>;
type Bar = Pick<Ownership, 'shares' | 'sharesRemark'>;

/** So many stand in the bar by name. */
const mostNamed = 12;
/** Less is what sources have rounded. */
const leastRest = 0.05;

/** Who holds how much in the end: what is certain of each, and what remains, so that all of it is accounted for. */
export function shareBar(part: OwnershipPart, context: ReportContext): Bar {
  const { locale } = context;
  const said = words[locale];
  if (isContradictory(part)) return { shares: [], sharesRemark: said.shares.contradiction };
  const partyOf = new Map(part.parties.map((party) => [party.id, party]));
  const isUnnamed = (id: string) => partyOf.get(id)?.kind === 'unnamed';
  const held = part.ends.filter(({ party, min }) => !isUnnamed(party) && min >= 0.005);
  const unnamed = part.ends.filter(({ party }) => isUnnamed(party));
  if (held.length === 0 && unnamed.length === 0) return { shares: [], sharesRemark: '' };
  const named = held.slice(0, mostNamed).map((one) => ({
    label: nameOf(partyOf.get(one.party), context),
    percent: hundredths(one.min),
    shown: showShare(isExact(one) ? { exact: hundredths(one.min) } : one, locale),
    isKnown: true,
  }));
  const others = hundredths(held.slice(mostNamed).reduce((sum, { min }) => sum + min, 0));
  if (held.length > mostNamed)
    named.push({
      label: said.shares.others(held.length - mostNamed),
      ...{ percent: others, shown: showPercent(locale, others, 2), isKnown: true },
    });
  const rest = hundredths(100 - named.reduce((sum, { percent }) => sum + percent, 0));
  const isAllExact = part.ends.every(isExact);
  const shownRest = showPercent(locale, rest, 2);
  if (rest >= leastRest)
    named.push({
      label: isAllExact ? said.unknown : said.notExact,
      ...{ percent: rest, shown: shownRest, isKnown: false },
    });
  const [only, ...more] = unnamed;
  const formula = only === undefined || more.length > 0 ? '' : pathFormula(part, only.party, locale);
  const reasons = new Set(unnamed.flatMap(({ party }) => reasonOf(partyOf.get(party), locale) || []));
  return {
    shares: named,
    sharesRemark: [
      ...(isAllExact
        ? [Math.abs(rest) < leastRest && rest !== 0 ? said.shares.rounded : said.shares.exact]
        : []),
      ...(isAllExact ? [] : [said.shares.bounds]),
      ...(rest >= leastRest && isAllExact
        ? [formula === '' ? said.shares.rest(shownRest) : said.shares.restIs(shownRest, formula)]
        : []),
      ...[...reasons].map(said.shares.reason),
    ]
      .join(' ')
      .slice(0, 600),
  };
}

function hundredths(percent: number): number {
  return Math.round(percent * 100) / 100;
}
