import type { z } from 'zod';
import type { Fact } from '../../dossier/dossier.ts';
import { amountOf } from '../../parts/stated-amount.ts';
import { words } from '../../texts/rating-view/words.ts';
import type { limitView } from '../../view/rating-view.ts';
import { showMoney, showMoneyShort, showPercent } from '../context/number-words.ts';
import { markOf, type ReportContext, showFact } from '../context/report-context.ts';
import { figuresOf, type RatedCompany } from './rated-company.ts';

export type LimitView = z.output<typeof limitView>;

/** The limit with its ceilings, or why there is none; one that an analyst set stands before the computed one. */
export function presentLimit(
  company: RatedCompany,
  facts: readonly Fact[],
  own: Fact | undefined,
): LimitView {
  const { rating, input, context } = company;
  const { limit } = rating;
  const said = words[context.locale].limit;
  const computed: LimitView =
    limit.amount === null
      ? withoutLimit(company, facts)
      : {
          amount: shownAmount(limit.amount, company, facts),
          text: limit.amount === 0 ? said.nothing : said.open,
          basis: basisOf(company),
          ceilings: ceilingsOf(company),
        };
  if (own === undefined) return computed;
  const basis =
    limit.amount === null
      ? computed.text
      : said.wouldBe(showMoney(context.locale, limit.amount, input.currency));
  return {
    ...computed,
    ...{ amount: setLimit(own, context), text: said.byAnalyst, basis },
    ceilings: computed.ceilings.map((one) => ({ ...one, isBinding: false })),
  };
}

/** A limit that an analyst set, with its own evidence. */
export function setLimit(fact: Fact, context: ReportContext): LimitView['amount'] {
  const sum = amountOf(fact.value);
  const shown = showFact(fact, context);
  return sum === undefined ? shown : { ...shown, text: showMoney(context.locale, sum.amount, sum.currency) };
}

/** Which ceiling decides, and whose statements gave it where they are not the company's own. */
function basisOf({ part, context: { locale } }: RatedCompany): string {
  const { limit, remarks } = words[locale];
  return part.scope === 'consolidated' ? `${limit.lowest} ${remarks.group}` : limit.lowest;
}

function ceilingsOf({ rating: { limit }, input, context: { locale } }: RatedCompany): LimitView['ceilings'] {
  const said = words[locale].limit;
  const least = Math.min(...limit.ceilings.map(({ amount }) => amount));
  const binding = limit.ceilings.findIndex(({ amount }) => amount === least);
  return limit.ceilings.map(({ ceiling, part, of, amount }, index) => ({
    label: said.ceilings[ceiling](
      showPercent(locale, part * 100),
      showMoneyShort(locale, of, input.currency),
    ),
    amount,
    shown: showMoneyShort(locale, amount, input.currency),
    isBinding: index === binding,
  }));
}

/** Grade E is a limit of nothing, with what it would have been made of; what is not known is no limit at all. */
function withoutLimit(company: RatedCompany, facts: readonly Fact[]): LimitView {
  const { rating, input, context } = company;
  const said = words[context.locale].limit;
  if (rating.limit.reason === 'missing_input')
    return { amount: null, text: said.unknown, basis: '', ceilings: [] };
  if (rating.limit.reason === 'no_rating')
    return { amount: null, text: said.noRating, basis: said.sanctions, ceilings: [] };
  const {
    equity,
    intangible = 0,
    current_assets: assets,
    current_liabilities: liabilities,
  } = figuresOf(company);
  const money = (amount: number) => showMoneyShort(context.locale, amount, input.currency);
  const basis = [
    said.gradeE,
    equity === undefined ? '' : said.netWorth(money(equity - intangible)),
    assets === undefined || liabilities === undefined ? '' : said.workingCapital(money(assets - liabilities)),
  ];
  return {
    amount: shownAmount(0, company, facts),
    text: input.status === 'Deleted' ? said.noDebtor : said.prepayment,
    basis: basis.filter((sentence) => sentence !== '').join(' '),
    ceilings: [],
  };
}

/**
 * A limit is made of the balance sheet; of grade E, of what made the grade. It is ours, and no source of its inputs has stated it: its
 * number is that of the computed fact, or it has none.
 */
function shownAmount(amount: number, company: RatedCompany, facts: readonly Fact[]) {
  const { part, input, context, rating } = company;
  const computed = facts.filter(
    ({ section, field, method, value }) =>
      section === 'rating' &&
      field === 'credit_limit' &&
      method === 'computed' &&
      amountOf(value)?.amount === amount,
  );
  const { current_ratio, equity_percent } = part.sources;
  const from = rating.grade === 'E' ? part.capSources.insolvency : [...equity_percent, ...current_ratio];
  const ids = new Set(from);
  const sources = facts.filter(({ id }) => ids.has(id));
  return {
    text: showMoney(context.locale, amount, input.currency),
    note: '',
    mark: markOf(computed, context),
    href: '',
    facts: [...computed, ...sources].map(({ id }) => id).slice(0, 200),
  };
}
