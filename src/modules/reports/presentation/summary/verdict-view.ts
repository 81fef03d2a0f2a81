import type { Dossier } from '../../dossier/dossier.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { ReportTone } from '../../view/shown.ts';
import type { ReportContext } from '../context/report-context.ts';
import { type Light, lightWords } from '../context/report-words.ts';
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

/** The answer in a word and a sentence, with the reasons that made it. */
export function presentVerdict(dossier: Dossier, { locale }: ReportContext): ReportView['verdict'] {
  const verdict = verdictOf(dossier);
  const { headline, sentence } = lightWords[verdict.tone][locale];
  const because = verdict.reasons
    .filter(({ light }) => light === verdict.light && light !== 'green')
    .slice(0, mostReasons)
    .map(({ text }) => text[locale]);
  return { tone: tonesOfLights[verdict.light], headline, sentence: [sentence, ...because].join(' ') };
}
