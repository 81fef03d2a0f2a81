import type { Fact } from '../../../dossier/dossier.ts';
import { isInsolvent } from '../../../parts/legal-record.ts';
import type { Texts } from '../../../texts/searches/en.ts';
import type { ReportView } from '../../../view/report-view.ts';
import { showMoney } from '../../context/number-words.ts';
import { showDate, showDay } from '../../context/show-value.ts';
import { type Case, casesIn, kindsOfSearch } from '../flags/cases.ts';
import { reasonFor, type Standing, standingOfAnswers, standingOfReason } from './standing.ts';
import type { TileInput } from './tile-input.ts';

type Said = Pick<ReportView['tiles'][number], 'standing' | 'count' | 'note'>;

/** What was found there is bad news, and not only something to look at. */
const grave: ReadonlySet<string> = new Set(['insolvency', 'enforcement']);

/** A search of courts and registers: how many records, or that nothing was found and when, or that nobody knows. */
export function legalTile(
  code: 'insolvency' | 'court_cases' | 'enforcement' | 'charges',
  input: TileInput,
  said: Texts,
): Said {
  const kinds = kindsOfSearch[code] ?? [];
  const { facts, context } = input;
  const answers = facts.all('legal', code);
  const found = casesIn(facts.in('legal'), context).filter(({ kind }) => kinds.includes(kind));
  const records = answers.length === 0 ? found.filter(({ kind }) => kind !== '') : found;
  if (answers.length === 0 && records.length === 0) {
    const reason = facts.in('legal').length > 0 ? undefined : reasonFor(input.dossier, 'legal');
    const standing = standingOfReason(reason);
    return {
      // Why a whole section is empty says of none of its searches that it was made.
      standing: standing === 'nothing_found' ? 'not_searched' : standing,
      count: 0,
      note: reason === undefined ? said.notSearched : said.reasons[reason.reason],
    };
  }
  const open = records.filter(({ isOver }) => !isOver);
  const isRunning =
    code === 'insolvency'
      ? isInsolvent(facts.in('legal')) || open.some(({ isThreatened }) => isThreatened)
      : open.some(({ isAgainst }) => isAgainst);
  const standing = standingOf(answers, records, isRunning);
  if (standing === 'nothing_found') return { standing, count: 0, note: latestDay(answers, context.locale) };
  if (standing === 'not_obtainable') {
    const isPartly = answers.some(({ value }) => value !== 'unavailable');
    return { standing, count: 0, note: isPartly ? said.notAllAnswered : said.silentSource };
  }
  const shown = open.length > 0 ? open : records;
  return {
    standing:
      standing === 'alert' && grave.has(code)
        ? 'bad'
        : standing === 'alert' && code === 'charges'
          ? 'facts'
          : standing,
    count: Math.max(shown.length, 1),
    note: noteOf(shown, context.locale),
  };
}

/** Of what one source does not find, or nobody has answered, another may have records. */
function standingOf(answers: readonly Fact[], records: readonly Case[], isRunning: boolean): Standing {
  const answered = answers.length === 0 ? 'facts' : standingOfAnswers(answers);
  const isSilent = answers.length === 0 || answered === 'nothing_found' || answered === 'not_obtainable';
  if (isSilent && isRunning) return 'alert';
  return answered === 'nothing_found' && records.length > 0 ? 'facts' : answered;
}

function latestDay(
  answers: readonly Readonly<{ retrievedAt: Date }>[],
  locale: TileInput['context']['locale'],
): string {
  const at = Math.max(...answers.map(({ retrievedAt }) => retrievedAt.getTime()));
  return showDay(new Date(at), locale);
}

/** The sum of all where every one has it in one currency, else the day of the latest. */
function noteOf(cases: readonly Case[], locale: TileInput['context']['locale']): string {
  const sums = cases.flatMap(({ amount }) => amount ?? []);
  const [currency, ...others] = new Set(sums.map((sum) => sum.currency));
  if (currency !== undefined && others.length === 0 && sums.length === cases.length)
    return showMoney(
      locale,
      sums.reduce((total, { amount }) => total + amount, 0),
      currency,
    );
  const day = cases[0]?.day ?? '';
  return day === '' ? '' : showDate(day, locale);
}
