import { shorten } from '#kernel/shorten.ts';
import type { Fact } from '../../../dossier/dossier.ts';
import { isInsolvent } from '../../../parts/legal-record.ts';
import { showMoney, showPercent } from '../../context/number-words.ts';
import { showDate } from '../../context/show-value.ts';
import { type Case, casesIn } from './cases.ts';
import { listed, type Readable, type Warning } from './warning.ts';

const insolvencies: ReadonlySet<string> = new Set(['insolvency', 'restructuring', 'liquidation']);
const notAgainst: ReadonlySet<string> = new Set(['plaintiff', 'creditor']);
/** So many cases stand each by itself, the dearest; the others are counted. */
const mostCases = 3;
const maxDetail = 300;

/** Insolvency, courts, enforcement, taxes, charges: what was found. */
export function legalFlags(read: Readable): Warning[] {
  const { facts, said } = read;
  const cases = casesIn(facts.in('legal'), read.context);
  const found = (field: string, value = 'found') =>
    facts.all('legal', field).filter((fact) => fact.value === value);
  const insolvency = cases.filter(({ kind }) => insolvencies.has(kind));
  const proceedings = isInsolvent(facts.in('legal'))
    ? [...found('insolvency'), ...open(insolvency).flatMap((one) => one.facts)]
    : [];
  const enforced = openOnes(cases, 'enforcement');
  const charged = openOnes(cases, 'charge');
  return [
    ...oneFlag(read, 'bad', said.insolvency, proceedings, open(insolvency), true),
    ...oneFlag(read, 'warn', said.insolvencyClosed, found('insolvency', 'closed'), insolvency),
    ...oneFlag(read, 'bad', said.strikeOff, found('strike_off'), openOnes(cases, 'strike_off')),
    ...oneFlag(read, 'bad', said.enforcement(enforced.length), found('enforcement'), enforced),
    ...oneFlag(read, 'warn', said.taxArrears, found('tax_arrears'), openOnes(cases, 'tax_debt')),
    ...suits(read, cases, found('court_cases')),
    ...oneFlag(read, 'none', said.charges(charged.length), found('charges'), charged),
  ];
}

function open(cases: readonly Case[]): Case[] {
  return cases.filter(({ isOver }) => !isOver);
}

function openOnes(cases: readonly Case[], of: string): Case[] {
  return open(cases.filter(({ kind }) => kind === of));
}

/** One flag of what a search found, with the latest record of it. */
function oneFlag(
  read: Readable,
  tone: Warning['tone'],
  title: string,
  found: readonly Fact[],
  cases: readonly Case[],
  isRunning = false,
): Warning[] {
  if (found.length === 0) return [];
  const { locale } = read.context;
  const [latest] = cases;
  const day = latest === undefined || latest.day === '' ? '' : showDate(latest.day, locale);
  const when =
    day === '' ? '' : isRunning ? read.said.since(day) : cases.length > 1 ? read.said.latest(day) : day;
  const total = sumOf(cases, read);
  return [
    {
      tone,
      title,
      detail: shorten(
        listed([when, latest?.court ?? '', total === '' ? '' : read.said.inAll(total)]),
        maxDetail,
      ),
      section: 'legal',
      facts: [...new Set([...found, ...cases.flatMap((one) => one.facts)])],
    },
  ];
}

function suits(read: Readable, all: readonly Case[], found: readonly Fact[]): Warning[] {
  const { said, context } = read;
  const cases = open(
    all.filter(({ kind, role }) => (kind === 'court_case' || kind === '') && !notAgainst.has(role)),
  ).toSorted((a, b) => (b.amount?.amount ?? 0) - (a.amount?.amount ?? 0));
  if (cases.length === 0)
    return found.length === 0 || all.some(({ kind }) => kind === 'court_case' || kind === '')
      ? []
      : [{ tone: 'warn', title: said.casesUnnamed, section: 'legal', facts: found }];
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
