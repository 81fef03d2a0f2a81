import type { Locale } from '#kernel/locale.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { type RatedStatements, ratedStatements } from '../parts/rated-statements.ts';
import { type RatedFact, type RatingPart, ratingInputOf } from '../parts/rating-part.ts';
import { statementsPart } from '../parts/statements-part.ts';
import { showMoney, showNumberIn, showPercent } from '../presentation/context/number-words.ts';
import { reportWords } from '../presentation/context/report-words.ts';
import { showDate } from '../presentation/context/show-value.ts';
import { saysSomething } from '../rating/says-something.ts';
import { words } from '../texts/opinion/words.ts';
import { words as companyWords } from '../texts/summary/words.ts';

/** A sentence in every language, and the facts that it is made of. */
export type Sentence = Readonly<{ say: (locale: Locale) => string; facts: readonly string[] }>;

/** Smaller changes are no weak spot, shorter delays no habit, a smaller rest of the shares no question. */
const leastFallPercent = 3;
const leastLateDays = 7;
const leastUnknownPercent = 5;

/**
 * What a template can say of a company: what it is, its weak spot, what threatens it, how much, and what to ask above it. Nothing
 * where nothing could be rated, or there are no accounts and nothing worse.
 */
export function opinionSentences(facts: readonly RatedFact[]): Sentence[] {
  const part = ratingInputOf(facts);
  if (part === undefined || !saysSomething(openRating(part.input))) return [];
  const rated = ratedStatements(statementsPart(facts), part.input);
  const { status, insolvency } = part.input;
  // Without accounts a template would say how little is known: that is an analyst's to judge.
  if (rated === undefined && status === 'Active' && insolvency !== 'open') return [];
  const known = { facts, part, rated };
  return [...whatItIs(known), weakSpot(known), ...threats(known), ...howMuch(known)].filter(
    ({ say }) => say('en') !== '',
  );
}

type Known = Readonly<{
  facts: readonly RatedFact[];
  part: RatingPart;
  rated: RatedStatements | undefined;
}>;

function whatItIs({ part: { input, sources }, rated }: Known): Sentence[] {
  const { founded, employees, status, insolvency } = input;
  const newest = rated?.periods[0];
  const [equity, assets] = [newest?.period.lines.equity, newest?.period.lines.total_assets];
  const share =
    equity !== undefined && assets !== undefined && assets.value > 0 && equity.value >= 0
      ? (100 * equity.value) / assets.value
      : undefined;
  const statuses: Sentence[] =
    insolvency === 'open'
      ? [{ say: (locale) => words[locale].insolvent, facts: sources.insolvency }]
      : status === 'Active'
        ? []
        : [{ say: (locale) => words[locale].statuses[status], facts: sources.insolvency }];
  return [
    ...statuses,
    {
      say: (locale) =>
        words[locale].what(
          founded?.slice(0, 4) ?? '',
          employees === undefined
            ? ''
            : companyWords[locale].subject.employees(employees, showNumberIn(locale, employees)),
          share === undefined ? '' : showPercent(locale, share, 0),
        ),
      facts: [
        ...(founded === undefined ? [] : sources.age),
        ...(employees === undefined ? [] : sources.size),
        ...(share === undefined ? [] : [...(equity?.facts ?? []), ...(assets?.facts ?? [])]),
      ],
    },
  ];
}

/** The first that is true of the gravest. */
function weakSpot({ part: { input, sources }, rated }: Known): Sentence {
  const [newest, before] = rated?.periods ?? [];
  const late = input.daysBeyondTerms;
  const isLate = late !== undefined && late >= leastLateDays;
  const paid: Sentence = {
    say: (locale) => words[locale].late(reportWords[locale].days(showNumberIn(locale, late ?? 0))),
    facts: sources.payments,
  };
  if (rated === undefined || newest === undefined)
    return isLate ? paid : { say: (locale) => words[locale].noAccounts, facts: [] };
  const { currency } = rated;
  const { lines, end } = newest.period;
  const year = end.slice(0, 4);
  const { equity, net, sales } = lines;
  if (equity !== undefined && equity.value < 0)
    return {
      say: (locale) =>
        words[locale].negativeEquity(showMoney(locale, equity.value, currency), showDate(end, locale)),
      facts: equity.facts,
    };
  if (net !== undefined && net.value < 0)
    return {
      say: (locale) => words[locale].loss(showMoney(locale, -net.value, currency), year),
      facts: net.facts,
    };
  const then = before?.period.months === newest.period.months ? before?.period.lines.sales : undefined;
  const fall =
    sales !== undefined && then !== undefined && then.value > 0 ? 100 - (100 * sales.value) / then.value : 0;
  if (fall >= leastFallPercent)
    return {
      say: (locale) => words[locale].salesFell(showPercent(locale, fall), year),
      facts: [...(sales?.facts ?? []), ...(then?.facts ?? [])],
    };
  if (isLate) return paid;
  return net !== undefined && sales !== undefined && then !== undefined
    ? { say: (locale) => words[locale].noWeakSpot, facts: [...net.facts, ...sales.facts, ...then.facts] }
    : { say: () => '', facts: [] };
}

function threats({ part: { input, sources }, rated }: Known): Sentence[] {
  const { openClaims, enforcement, insolvency, currency } = input;
  const equity = rated?.periods[0]?.period.lines.equity;
  const share =
    openClaims !== undefined && equity !== undefined && equity.value > 0
      ? (100 * openClaims) / equity.value
      : undefined;
  const silent = [
    ['insolvency', insolvency === 'none', sources.insolvency],
    ['claims', openClaims === 0, sources.claims],
    ['enforcement', enforcement === 0, sources.insolvency],
  ] as const;
  const nothing = silent.filter(([, isSilent]) => isSilent);
  return [
    ...(enforcement !== undefined && enforcement > 0
      ? [
          {
            say: (locale: Locale) => words[locale].enforced(showMoney(locale, enforcement, currency)),
            facts: sources.insolvency,
          },
        ]
      : []),
    ...(openClaims !== undefined && openClaims > 0
      ? [
          {
            say: (locale: Locale) =>
              words[locale].claims(
                showMoney(locale, openClaims, currency),
                share === undefined ? '' : showPercent(locale, share),
              ),
            facts: [...sources.claims, ...(share === undefined ? [] : (equity?.facts ?? []))],
          },
        ]
      : []),
    ...(nothing.length === 0
      ? []
      : [
          {
            say: (locale: Locale) =>
              words[locale].nothing(nothing.map(([search]) => words[locale].searches[search]).join(', ')),
            facts: nothing.flatMap(([, , from]) => from),
          },
        ]),
  ];
}

/** The limit that stands in the report, and what to clear before more is given. */
function howMuch({ facts, part: { input, sources }, rated }: Known): Sentence[] {
  const { grade } = openRating(input);
  const limit = facts.find(({ section, field }) => section === 'rating' && field === 'credit_limit');
  const from = limit === undefined ? [] : [limit.id];
  const value = limit?.value;
  if (grade === null || grade === 'E')
    return [{ say: (locale) => words[locale].noCredit, facts: sources.insolvency }];
  if (typeof value !== 'object' || !('amountMinor' in value))
    return [{ say: (locale) => words[locale].noLimit, facts: from }];
  if (value.amountMinor === 0) return [{ say: (locale) => words[locale].noCredit, facts: from }];
  const amount = (locale: Locale) => {
    const digits = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: value.currency,
    }).resolvedOptions();
    return showMoney(locale, value.amountMinor / 10 ** (digits.maximumFractionDigits ?? 2), value.currency);
  };
  return [
    { say: (locale) => words[locale].limit(amount(locale)), facts: from },
    above(input, sources, rated),
  ];
}

function above(
  input: RatingPart['input'],
  sources: RatingPart['sources'],
  rated: RatedStatements | undefined,
): Sentence {
  const unknown = input.ownersKnownPercent === undefined ? 0 : 100 - input.ownersKnownPercent;
  if (unknown >= leastUnknownPercent)
    return {
      say: (locale) => words[locale].above.owners(showPercent(locale, unknown)),
      facts: sources.owners,
    };
  if ((input.openClaims ?? 0) > 0)
    return { say: (locale) => words[locale].above.claims, facts: sources.claims };
  const newest = rated?.periods[0]?.period;
  if (input.daysBeyondTerms === undefined || newest === undefined)
    return { say: (locale) => words[locale].above.payments, facts: [] };
  return {
    say: (locale) => words[locale].above.accounts(showDate(newest.end, locale)),
    facts: newest.facts,
  };
}
