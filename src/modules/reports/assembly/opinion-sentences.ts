import type { Locale } from '#kernel/locale.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { legalCases, type OpenSum, openSum } from '../parts/legal-record.ts';
import { type RatedStatements, ratedStatements } from '../parts/rated-statements.ts';
import { type RatedFact, type RatingPart, ratingInputOf } from '../parts/rating-part.ts';
import { amountOf } from '../parts/stated-amount.ts';
import { areNeighbours, statementsPart } from '../parts/statements-part.ts';
import { showMoney, showNumberIn, showPercent, showShare } from '../presentation/context/number-words.ts';
import { reportWords } from '../presentation/context/report-words.ts';
import { showDate } from '../presentation/context/show-value.ts';
import { periodInWords } from '../presentation/statements/period-names.ts';
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
  const claims = openSum(facts, legalCases(facts), 'court_cases', part.input.currency);
  const known = { facts, part, rated, claims };
  const told = [
    ...sanctioned(known),
    ...whatItIs(known),
    weakSpot(known),
    ...threats(known),
    ...howMuch(known),
  ].filter(({ say }) => say('en') !== '');
  return withWhose(told, rated);
}

type Known = Readonly<{
  facts: readonly RatedFact[];
  part: RatingPart;
  rated: RatedStatements | undefined;
  /** Claims before courts that are open against the company. */
  claims: OpenSum;
}>;
/** A sentence that may tell a figure of the accounts. */
type Told = Sentence & Readonly<{ isOfAccounts?: boolean }>;

/** Whose the accounts are, after the first sentence that tells a figure of them, where they are not those of the company alone. */
function withWhose(told: readonly Told[], rated: RatedStatements | undefined): Sentence[] {
  const at = told.findIndex(({ isOfAccounts }) => isOfAccounts);
  if (at < 0 || rated?.scope !== 'consolidated') return [...told];
  const whose: Sentence = {
    say: (locale) => words[locale].group,
    facts: rated.periods[0]?.period.facts ?? [],
  };
  return [...told.slice(0, at + 1), whose, ...told.slice(at + 1)];
}

/** What no figure makes good. */
function sanctioned({ part: { input, capSources } }: Known): Sentence[] {
  const { sanctions } = input;
  return sanctions === 'match' || sanctions === 'owned_half'
    ? [{ say: (locale) => words[locale].sanctions[sanctions], facts: capSources.sanctions }]
    : [];
}

function whatItIs({ part: { input, sources }, rated }: Known): Told[] {
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
  // What is deleted neither exists nor employs anybody any more.
  if (status === 'Deleted') return statuses;
  return [
    ...statuses,
    {
      say: (locale) =>
        words[locale].what(
          founded?.slice(0, 4) ?? '',
          employees === undefined
            ? ''
            : companyWords[locale].subject.employees(employees, showNumberIn(locale, employees)),
          share === undefined ? '' : showShare(locale, share, 0),
        ),
      facts: [
        ...(founded === undefined ? [] : sources.age),
        ...(employees === undefined ? [] : sources.size),
        ...(share === undefined ? [] : [...(equity?.facts ?? []), ...(assets?.facts ?? [])]),
      ],
      isOfAccounts: share !== undefined,
    },
  ];
}

/** The first that is true of the gravest. */
function weakSpot({ part: { input, sources }, rated }: Known): Told {
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
  const period = (locale: Locale) => periodInWords(newest.period, locale);
  const { equity, net, sales } = lines;
  if (equity !== undefined && equity.value < 0)
    return {
      say: (locale) =>
        words[locale].negativeEquity(showMoney(locale, equity.value, currency), showDate(end, locale)),
      facts: equity.facts,
      isOfAccounts: true,
    };
  if (net !== undefined && net.value < 0)
    return {
      say: (locale) => words[locale].loss(showMoney(locale, -net.value, currency), period(locale)),
      facts: net.facts,
      isOfAccounts: true,
    };
  const isBeside = before !== undefined && areNeighbours(before.period, newest.period);
  const then = isBeside ? before.period.lines.sales : undefined;
  const fall =
    sales !== undefined && then !== undefined && then.value > 0 ? 100 - (100 * sales.value) / then.value : 0;
  if (fall >= leastFallPercent)
    return {
      say: (locale) => words[locale].salesFell(showPercent(locale, fall), period(locale)),
      facts: [...(sales?.facts ?? []), ...(then?.facts ?? [])],
      isOfAccounts: true,
    };
  if (isLate) return paid;
  return net !== undefined && sales !== undefined && then !== undefined && sales.value >= then.value
    ? {
        say: (locale) => words[locale].noWeakSpot,
        facts: [...net.facts, ...sales.facts, ...then.facts],
        isOfAccounts: true,
      }
    : { say: () => '', facts: [] };
}

function threats({ facts, part: { input, sources }, rated, claims }: Known): Told[] {
  const { insolvency, currency } = input;
  const enforced = openSum(facts, legalCases(facts), 'enforcement', currency);
  const equity = rated?.periods[0]?.period.lines.equity;
  const share =
    claims.value !== undefined && !claims.isLeast && equity !== undefined && equity.value > 0
      ? (100 * claims.value) / equity.value
      : undefined;
  const money = (locale: Locale, amount = 0) => (amount === 0 ? '' : showMoney(locale, amount, currency));
  const silent = [
    ['insolvency', insolvency === 'none', sources.insolvency],
    ['claims', claims.value === 0, sources.claims],
    ['enforcement', enforced.value === 0, sources.insolvency],
  ] as const;
  const nothing = silent.filter(([, isSilent]) => isSilent);
  const found: (Told | false)[] = [
    (enforced.isLeast || (enforced.value ?? 0) > 0) && {
      say: (locale: Locale) =>
        enforced.isLeast
          ? words[locale].enforcedAtLeast(money(locale, enforced.value))
          : words[locale].enforced(money(locale, enforced.value)),
      facts: enforced.facts,
    },
    (claims.isLeast || (claims.value ?? 0) > 0) && {
      say: (locale: Locale) =>
        claims.isLeast
          ? words[locale].claimsAtLeast(money(locale, claims.value))
          : words[locale].claims(
              money(locale, claims.value),
              share === undefined ? '' : showPercent(locale, share),
            ),
      facts: [...claims.facts, ...(share === undefined ? [] : (equity?.facts ?? []))],
      isOfAccounts: share !== undefined,
    },
    nothing.length > 0 && {
      say: (locale: Locale) =>
        words[locale].nothing(nothing.map(([search]) => words[locale].searches[search]).join(', ')),
      facts: nothing.flatMap(([, , from]) => from),
    },
  ];
  return found.filter((sentence) => sentence !== false);
}

/** The limit that stands in the report and whose it is, and what to clear before more is given. */
function howMuch({ facts, part: { input, sources }, rated, claims }: Known): Sentence[] {
  const { grade, limit: computed } = openRating(input);
  const limit = facts.find(({ section, field }) => section === 'rating' && field === 'credit_limit');
  const from = limit === undefined ? [] : [limit.id];
  // Of a match its own sentence says enough: paying ahead cures nothing.
  if (grade === null) return [];
  const stated = amountOf(limit?.value);
  const isOurs = stated?.amount === computed.amount && stated.currency === input.currency;
  if (stated === undefined || isOurs) {
    const end = input.status === 'Deleted' ? 'noDebtor' : 'noCredit';
    if (grade === 'E') return [{ say: (locale) => words[locale][end], facts: sources.insolvency }];
    if (stated === undefined) return [{ say: (locale) => words[locale].noLimit, facts: from }];
  }
  if (stated.amount === 0)
    return [{ say: (locale) => words[locale][isOurs ? 'noRoom' : 'noRoomSet'], facts: from }];
  const amount = (locale: Locale) => showMoney(locale, stated.amount, stated.currency);
  const hasOpenClaims = claims.isLeast || (claims.value ?? 0) > 0;
  return [
    { say: (locale) => words[locale][isOurs ? 'limit' : 'limitSet'](amount(locale)), facts: from },
    above(input, sources, rated, hasOpenClaims),
  ];
}

function above(
  input: RatingPart['input'],
  sources: RatingPart['sources'],
  rated: RatedStatements | undefined,
  hasOpenClaims: boolean,
): Sentence {
  const unknown = input.ownersKnownPercent === undefined ? 0 : 100 - input.ownersKnownPercent;
  if (unknown >= leastUnknownPercent)
    return {
      say: (locale) => words[locale].above.owners(showPercent(locale, unknown)),
      facts: sources.owners,
    };
  if (hasOpenClaims) return { say: (locale) => words[locale].above.claims, facts: sources.claims };
  const newest = rated?.periods[0]?.period;
  if (input.daysBeyondTerms === undefined || newest === undefined)
    return { say: (locale) => words[locale].above.payments, facts: [] };
  return {
    say: (locale) => words[locale].above.accounts(showDate(newest.end, locale)),
    facts: newest.facts,
  };
}
