import type { Locale } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import type { Dossier } from '../../dossier/dossier.ts';
import { words } from '../../texts/verdict/words.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { ReportTone } from '../../view/shown.ts';
import type { ReportContext } from '../context/report-context.ts';
import { type Light, lightWords, type Tone } from '../context/report-words.ts';
import { verdictOf } from '../verdict/report-verdict.ts';
import { lightOfRule } from '../verdict/verdict-rules.ts';
import type { Warning } from './flags/warning.ts';

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

/**
 * The answer in a word and a sentence, with the reasons that made it: what was found before what nobody knows, and nothing twice. It is
 * never kinder than what stands beside it: a grade of high risk makes it red, and so does a record that its rules call red; whatever else
 * a flag warns of makes it amber.
 */
export function presentVerdict(
  dossier: Dossier,
  { rating, warnings }: Readonly<{ rating: ReportView['rating']; warnings: readonly Warning[] }>,
  { locale }: ReportContext,
): ReportView['verdict'] {
  const verdict = verdictOf(dossier);
  const found = warnings.filter(({ tone, isGap }) => !isGap && (tone === 'bad' || tone === 'warn'));
  const byRating = rating === null ? '' : said(rating, verdict.light, locale);
  // What a record says beside an answer that found nothing weighs as much as the answer would.
  const isRed = found.some(({ rule }) => rule !== undefined && lightOfRule(rule) === 'red');
  const light: Light =
    byRating !== '' || isRed || verdict.light === 'red'
      ? 'red'
      : found.length > 0 || verdict.light === 'amber'
        ? 'amber'
        : verdict.light;
  // An amber that only gaps make is no warning; one that a finding makes is.
  const tone: Tone = light === verdict.light && found.length === 0 ? verdict.tone : light;
  const { headline, sentence } = lightWords[tone][locale];
  const reasons = verdict.reasons.filter((reason) => reason.light === light && light !== 'green');
  const told = new Set<string>(reasons.map(({ name }) => name));
  // A knock-out that no rule has seen is one of insolvency.
  if (byRating !== '' && rating?.grade === 'E') told.add('legal.insolvency.found');
  const because = [
    ...reasons.filter(({ isSilence }) => !isSilence).map(({ text }) => text[locale]),
    ...(byRating === '' ? [] : [byRating]),
    ...found.filter(({ rule = '' }) => !told.has(rule)).map(({ title }) => ended(title)),
    ...reasons.filter(({ isSilence }) => isSilence).map(({ text }) => text[locale]),
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
