import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Dossier } from '../../dossier/dossier.ts';
import { words } from '../../texts/verdict/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { ReportTone } from '../../view/shown.ts';
import type { ReportContext } from '../context/report-context.ts';
import { type Light, lightWords, type Tone } from '../context/report-words.ts';
import { verdictOf } from '../verdict/report-verdict.ts';

/** How a light is meant where it is no light. */
const tonesOfLights: Readonly<Record<Light, ReportTone>> = {
  green: 'good',
  amber: 'warn',
  red: 'bad',
  grey: 'none',
};

/** So many reasons stand in the sentence; all of them stand among the flags. */
const mostReasons = 3;
const maxSentence = 600;
/** What is found here is read off the flags: the rules of the light know searches and registers. */
const sectionsOfFindings: ReadonlySet<string> = new Set(['financials', 'payments', 'management', 'notes']);

/**
 * The answer in a word and a sentence, with the reasons that made it. It is never kinder than what stands beside it: a grade of high
 * risk makes it red, a finding in the accounts, the payments or the management amber.
 */
export function presentVerdict(
  dossier: Dossier,
  { rating, flags }: Pick<ReportView, 'rating' | 'flags'>,
  { locale }: ReportContext,
): ReportView['verdict'] {
  const verdict = verdictOf(dossier);
  const found = flags
    .filter(({ section, tone }) => sectionsOfFindings.has(section) && (tone === 'bad' || tone === 'warn'))
    .map(({ title }) => ended(title));
  const byRating = rating === null ? '' : said(rating, verdict.light, locale);
  const light: Light =
    byRating !== '' || verdict.light === 'red'
      ? 'red'
      : found.length > 0 || verdict.light === 'amber'
        ? 'amber'
        : verdict.light;
  // An amber that only gaps make is no warning; one that a finding makes is.
  const tone: Tone = light === verdict.light && found.length === 0 ? verdict.tone : light;
  const { headline, sentence } = lightWords[tone][locale];
  const because = [
    ...verdict.reasons
      .filter((reason) => reason.light === light && light !== 'green')
      .map(({ text }) => text[locale]),
    ...(byRating === '' ? [] : [byRating]),
    ...found,
  ].slice(0, mostReasons);
  return {
    tone: tonesOfLights[light],
    headline,
    sentence: shorten([sentence, ...because].join(' '), maxSentence),
  };
}

/** With one full stop, where an abbreviation has brought its own too. */
function ended(title: string): string {
  return title.endsWith('.') ? title : `${title}.`;
}

/** What a rating says that no light may be kinder than, and nothing else has said; empty where it is no warning. */
function said({ grade, headline }: NonNullable<ReportView['rating']>, light: Light, locale: Locale): string {
  if (grade === 'D') return words[locale].highRisk;
  return grade === 'E' && light !== 'red' ? ended(headline) : '';
}
