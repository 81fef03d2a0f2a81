import type { Locale } from '#kernel/locale.ts';
import type { Dossier } from '../../dossier/dossier.ts';
import { outcomesByFacts, type ResearchStep, type StepOutcome } from '../../dossier/research-steps.ts';
import type { SectionCode } from '../../dossier/section-codes.ts';
import { words } from '../../texts/steps/words.ts';

/** The section of the report in which a step's findings stand. */
const stepOfSection: Partial<Record<SectionCode, ResearchStep>> = {
  identification: 'register',
  legal: 'court',
  screening: 'sanctions',
  financials: 'accounts',
};

export function stepName(step: ResearchStep, locale: Locale): string {
  return words[locale].names[step];
}

export function outcomeWords(step: ResearchStep, outcome: StepOutcome, locale: Locale): string {
  return words[locale].outcomes[step][outcome];
}

/**
 * How the step that filled a section ended, in the words of the customer's page; undefined for other sections, and where the
 * facts leave more than one outcome: which it was the clerk knows, the dossier does not.
 */
export function sectionOutcome(
  section: SectionCode,
  dossier: Pick<Dossier, 'facts' | 'missingDataReasons'>,
  locale: Locale,
): string | undefined {
  const step = stepOfSection[section];
  if (step === undefined) return undefined;
  const [outcome, another] = outcomesByFacts(step, dossier);
  return outcome === undefined || another !== undefined ? undefined : outcomeWords(step, outcome, locale);
}
