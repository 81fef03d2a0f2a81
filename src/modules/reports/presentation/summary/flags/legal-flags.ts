import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../../dossier/dossier.ts';
import { insolvencyKinds, isInsolvent } from '../../../parts/legal-record.ts';
import { wordOf } from '../../context/dossier-facts.ts';
import { showMoney, showPercent } from '../../context/number-words.ts';
import { showDate } from '../../context/show-value.ts';
import { type Case, casesIn } from './cases.ts';
import { listed, type Readable, type Warning } from './warning.ts';

/** So many cases stand each by itself, the dearest; the others are counted. */
const mostCases = 3;
const maxDetail = 300;

/** What a search found, and the records of it that count. */
type Found = Pick<Warning, 'tone' | 'title' | 'rule'> &
  Readonly<{ answers: readonly Fact[]; cases: readonly Case[]; isRunning?: boolean }>;

/** Insolvency, courts, enforcement, taxes, charges: what was found, by an answer or by a record beside one that found nothing. */
export function legalFlags(read: Readable): Warning[] {
  const { facts, said } = read;
  const legal = facts.in('legal');
  const cases = casesIn(legal, read.context);
  const answers = (field: string, value = 'found') =>
    facts.all('legal', field).filter((fact) => fact.value === value);
  const insolvency = cases.filter(({ kind }) => insolvencyKinds.includes(kind));
  const ended = insolvency.filter(({ isOver }) => isOver);
  const enforced = openOnes(cases, 'enforcement').filter(({ isAgainst }) => isAgainst);
  const owed = openOnes(cases, 'tax_debt').filter(({ isAgainst }) => isAgainst);
  const charged = openOnes(cases, 'charge');
  const proceedings: Found = {
    ...{ tone: 'bad', title: said.insolvency, rule: 'legal.insolvency.found', isRunning: true },
    ...{ answers: answers('insolvency'), cases: open(insolvency) },
  };
  const threatened = insolvency.filter(({ isThreatened }) => isThreatened);
  const threat: Found = { tone: 'warn', title: said.insolvencyThreatened, answers: [], cases: threatened };
  const found: readonly Found[] = [
    isInsolvent(legal) ? proceedings : threat,
    {
      ...{ tone: 'warn', title: said.insolvencyClosed, rule: 'legal.insolvency.closed' },
      ...{ answers: answers('insolvency', 'closed'), cases: ended },
    },
    { tone: 'warn', title: said.windingUp, answers: [], cases: windingUp(read, cases) },
    {
      ...{ tone: 'bad', title: said.strikeOff, rule: 'legal.strike_off.found' },
      ...{ answers: answers('strike_off'), cases: openOnes(cases, 'strike_off') },
    },
    {
      ...{ tone: 'bad', title: said.enforcement(enforced.length), rule: 'legal.enforcement.found' },
      ...{ answers: answers('enforcement'), cases: enforced },
    },
    {
      ...{ tone: 'warn', title: said.taxArrears, rule: 'legal.tax_arrears.found' },
      ...{ answers: answers('tax_arrears'), cases: owed },
    },
  ];
  return [
    ...found.flatMap((one) => oneFlag(read, one)),
    ...suits(read, cases, answers('court_cases')),
    ...oneFlag(read, {
      ...{ tone: 'none', title: said.charges(charged.length) },
      ...{ answers: answers('charges'), cases: charged },
    }),
  ];
}

function open(cases: readonly Case[]): Case[] {
  return cases.filter(({ isOver }) => !isOver);
}

function openOnes(cases: readonly Case[], of: string): Case[] {
  return open(cases.filter(({ kind }) => kind === of));
}

/** Windings-up on record of which the status of the register says nothing yet. */
function windingUp({ facts }: Readable, cases: readonly Case[]): Case[] {
  const status = wordOf(facts.one('identification', 'status')?.value);
  return status === 'Liquidation' || status === 'Deleted' ? [] : openOnes(cases, 'liquidation');
}

/** One flag of what a search found, with the latest record of it. */
function oneFlag(read: Readable, { answers, cases, isRunning = false, ...flag }: Found): Warning[] {
  const [latest] = cases;
  if (answers.length === 0 && latest === undefined) return [];
  const { locale } = read.context;
  const day = latest === undefined || latest.day === '' ? '' : showDate(latest.day, locale);
  const when =
    day === '' ? '' : isRunning ? read.said.since(day) : cases.length > 1 ? read.said.latest(day) : day;
  const total = sumOf(cases, read);
  return [
    {
      ...flag,
      detail: shorten(
        listed([when, latest?.court ?? '', total === '' ? '' : read.said.inAll(total)]),
        maxDetail,
      ),
      section: 'legal',
      facts: [...new Set([...answers, ...cases.flatMap((one) => one.facts)])],
    },
  ];
}

/** The rule of the light that says of court cases that they were found. */
const rule = 'legal.court_cases.found';

function suits(read: Readable, all: readonly Case[], found: readonly Fact[]): Warning[] {
  const { said, context } = read;
  const cases = open(
    all.filter(({ kind, isAgainst }) => (kind === 'court_case' || kind === '') && isAgainst),
  ).toSorted((a, b) => (b.amount?.amount ?? 0) - (a.amount?.amount ?? 0));
  if (cases.length === 0)
    return found.length === 0 || all.some(({ kind }) => kind === 'court_case' || kind === '')
      ? []
      : [{ tone: 'warn', title: said.casesUnnamed, section: 'legal', facts: found, rule }];
  const rest = cases.slice(mostCases);
  return [
    ...cases.slice(0, mostCases).map((one): Warning => {
      const amount = one.amount && showMoney(context.locale, one.amount.amount, one.amount.currency);
      const isSued = one.role === 'defendant' || one.role === 'debtor';
      const title =
        amount === undefined
          ? isSued
            ? said.sued
            : said.courtCase
          : (isSued ? said.suedFor : said.courtCaseOver)(amount);
      const day = one.day === '' ? '' : showDate(one.day, context.locale);
      return {
        tone: 'warn',
        title,
        detail: shorten(listed([shareOfEquity(one, read), day, one.court, one.stage]), maxDetail),
        section: 'legal',
        facts: one.facts,
        rule,
      };
    }),
    ...(rest.length === 0
      ? []
      : [
          {
            tone: 'warn',
            title: said.moreCases(rest.length),
            detail: sumOf(rest, read),
            section: 'legal',
            facts: rest.flatMap((one) => one.facts),
            rule,
          } as const,
        ]),
  ];
}

/** What a claim is beside the equity of the newest accounts, where both are in one currency. */
function shareOfEquity({ amount }: Case, read: Readable): string {
  const [newest] = read.statements;
  const equity = newest?.lines.equity?.value ?? 0;
  if (amount === undefined || newest?.currency !== amount.currency || equity <= 0) return '';
  return read.said.ofEquity(showPercent(read.context.locale, (100 * amount.amount) / equity));
}

function sumOf(cases: readonly Case[], { context }: Readable): string {
  const sums = cases.flatMap(({ amount }) => amount ?? []);
  const [currency, ...others] = new Set(sums.map((sum) => sum.currency));
  // What only some of them state is not all of it.
  if (currency === undefined || others.length > 0 || sums.length < cases.length) return '';
  return showMoney(
    context.locale,
    sums.reduce((total, { amount }) => total + amount, 0),
    currency,
  );
}
