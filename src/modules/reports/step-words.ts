import type { Locale, Localized } from '#kernel/locale.ts';
import type { Dossier } from './dossier.ts';
import { outcomesByFacts, type ResearchStep, type StepOutcome } from './research-steps.ts';
import type { SectionCode } from './section-shape.ts';
import { steps as en } from './texts/steps-en.ts';
import { steps as ru } from './texts/steps-ru.ts';

const words: Localized<typeof en> = { en, ru };

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
  dossier: Pick<Dossier, 'facts' | 'excuses'>,
  locale: Locale,
): string | undefined {
  const step = stepOfSection[section];
  if (step === undefined) return undefined;
  const [outcome, another] = outcomesByFacts(step, dossier);
  return outcome === undefined || another !== undefined ? undefined : outcomeWords(step, outcome, locale);
}
