import type { SectionCode } from '../../../dossier/section-codes.ts';
import { rowsIn } from '../../../parts/fact-rows.ts';
import { countedPeriods, statementsPart } from '../../../parts/statements-part.ts';
import type { Texts } from '../../../texts/searches/en.ts';
import { wordOf } from '../../context/dossier-facts.ts';
import { failedElsewhere, isBan } from '../../context/failed-elsewhere.ts';
import { showNumberIn, showPercent } from '../../context/number-words.ts';
import { reportWords } from '../../context/report-words.ts';
import type { TileInput } from './tile-input.ts';

type Counted = Readonly<{ count: number; note: string }>;

/** How much a section holds, and the word that says most of it; empty where there is none. */
export function sectionNote(code: SectionCode, input: TileInput, said: Texts): Counted {
  const { facts, context, managers } = input;
  const inSection = facts.in(code);
  const rows = rowsIn(inSection, code);
  const all = { count: inSection.length, note: '' };
  const counted = (note: string): Counted => (rows.length === 0 ? all : { count: rows.length, note });
  switch (code) {
    case 'history': {
      const [first] = rows.map(({ cell }) => wordOf(cell('event_date')?.value).slice(0, 4)).toSorted();
      return counted(first === undefined || first === '' ? '' : said.eventsSince(first));
    }
    case 'capital':
      return counted(knownShare(rows, context.locale, said));
    case 'management': {
      const others = managers.filter(({ isInOffice }) => isInOffice).flatMap((one) => one.others);
      const failed = failedElsewhere(others, context).length;
      if (failed > 0) return counted(said.failedFirms(failed));
      return counted(others.some((one) => isBan(one, context)) ? said.banned : said.rows.management);
    }
    case 'owners':
    case 'group':
    case 'partners':
    case 'taxes':
    case 'transactions':
    case 'filings':
      return counted(said.rows[code]);
    case 'activities':
      return { ...all, note: wordOf(facts.one(code, 'activity_code')?.value).split(' – ')[0] ?? '' };
    case 'payments': {
      const late = facts.one(code, 'days_beyond_terms')?.value;
      const days =
        typeof late === 'number' && late > 0
          ? reportWords[context.locale].days(showNumberIn(context.locale, late))
          : '';
      return { ...all, note: days === '' ? '' : said.daysLate(days) };
    }
    case 'financials':
      return periodsNote(input, said) ?? all;
    case 'country':
      return { ...all, note: said.notes };
    default:
      return all;
  }
}

/** `100% known`, where every share is exact. */
function knownShare(
  rows: ReturnType<typeof rowsIn>,
  locale: TileInput['context']['locale'],
  said: Texts,
): string {
  const shares = rows.flatMap(({ cell }) => cell('holder_share')?.value ?? []);
  const exact = shares.filter((share) => typeof share === 'number');
  if (exact.length === 0 || exact.length < shares.length) return '';
  const sum = exact.reduce((total, share) => total + share, 0);
  return sum > 100.01 ? '' : said.known(showPercent(locale, sum));
}

function periodsNote({ facts }: TileInput, said: Texts): Counted | undefined {
  const part = statementsPart(facts.in('financials'));
  const years = [part.individual, part.unstated, part.consolidated]
    .flatMap(countedPeriods)
    .map(({ end }) => end.slice(0, 4))
    .toSorted();
  const [first] = years;
  const last = years.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return { count: new Set(years).size, note: said.periods(first, last) };
}
