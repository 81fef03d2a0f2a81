import type { Locale, Localized } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { maxConfirmedFacts, type obstacleCodes } from './contract.ts';
import { unreadableFacts } from './customer-text.ts';
import { type Dossier, type Fact, missingSections } from './dossier.ts';
import { unfitFacts } from './evidence-fit.ts';
import { findField, findSection } from './report-sections.ts';
import { outcomesByFacts, type ResearchStep, type StepOutcome } from './research-steps.ts';
import type { SectionCode } from './section-shape.ts';
import { outcomeWords, stepName } from './step-words.ts';

/** As much as a line of the list takes. */
const maxTextChars = 900;

/** One thing that keeps a report from being handed over or approved, with what it is about. */
export type Obstacle = Readonly<{
  code: (typeof obstacleCodes)[number];
  /** What is refused: a section, a field of one, a source, a step. */
  subject: string;
  section: SectionCode | null;
  factIds: readonly string[];
  text: Localized;
}>;

export type TickedStep = Readonly<{ kind: ResearchStep; outcome: StepOutcome | null }>;

/** All of them, in the order in which they are best mended. Pure: same dossier, same steps, same obstacles. */
export function obstaclesOf(
  dossier: Dossier,
  steps: readonly TickedStep[],
  customerLocale: Locale,
): Obstacle[] {
  return [
    ...missingSections(dossier).map(missingSection),
    ...unfitEvidence(dossier),
    ...sourcesInOneLanguage(dossier),
    ...unreadableFacts(dossier.facts, customerLocale).map((fact) => unreadable(fact, customerLocale)),
    ...steps.flatMap((step) => contradiction(step, dossier)),
  ];
}

function missingSection(section: SectionCode): Obstacle {
  const title = findSection(section)?.title ?? { en: section, ru: section };
  return {
    code: 'section_missing',
    subject: section,
    section,
    factIds: [],
    text: {
      en: `${title.en}: fill this section or give a reason.`,
      ru: `${title.ru}: заполните раздел или укажите причину.`,
    },
  };
}

/**
 * One line a section and source: six searches of one wrong register are one mistake. Another one begins where a line would
 * name more facts than can be confirmed at once.
 */
function unfitEvidence(dossier: Dossier): Obstacle[] {
  const groups = Map.groupBy(unfitFacts(dossier), ({ section, source }) => JSON.stringify([section, source]));
  return [...groups.values()].flatMap(inBatches).flatMap((facts) => {
    const [first] = facts;
    if (first === undefined) return [];
    const labels = (locale: Locale) => [...new Set(facts.map((fact) => labelOf(fact)[locale]))].join(', ');
    return [
      {
        code: 'evidence_unfit' as const,
        subject: first.section,
        section: first.section,
        factIds: facts.map(({ id }) => id),
        text: {
          en: shorten(
            `${labels('en')}: “${first.source}” cannot be the source of this. Name the real one, or confirm it with a reason.`,
            maxTextChars,
          ),
          ru: shorten(
            `${labels('ru')}: «${first.sourceRu ?? first.source}» — не источник таких сведений. Укажите настоящий или подтвердите с причиной.`,
            maxTextChars,
          ),
        },
      },
    ];
  });
}

function inBatches(facts: readonly Fact[]): Fact[][] {
  const count = Math.ceil(facts.length / maxConfirmedFacts);
  return Array.from({ length: count }, (_, index) =>
    facts.slice(index * maxConfirmedFacts, (index + 1) * maxConfirmedFacts),
  );
}

function sourcesInOneLanguage({ facts, excuses }: Dossier): Obstacle[] {
  const unnamed = [...facts, ...excuses].filter(({ sourceRu }) => sourceRu === null);
  const first = new Map<string, SectionCode>();
  for (const { source, section } of unnamed) if (!first.has(source)) first.set(source, section);
  return [...first].map(([source, section]) => ({
    code: 'source_one_language',
    subject: source,
    section,
    factIds: [],
    text: {
      en: `The source “${source}” has no Russian name yet.`,
      ru: `У источника «${source}» ещё нет русского названия.`,
    },
  }));
}

function unreadable(fact: Fact, locale: Locale): Obstacle {
  const { en, ru } = labelOf(fact);
  const language = { en: { en: 'English', ru: 'английском' }, ru: { en: 'Russian', ru: 'русском' } }[locale];
  return {
    code: 'text_not_for_customer',
    subject: `${fact.section}.${fact.field}`,
    section: fact.section,
    factIds: [fact.id],
    text: {
      en: `${en}: the customer reads ${language.en}. Write it so, or add a translation.`,
      ru: `${ru}: клиент читает на ${language.ru}. Напишите на этом языке или добавьте перевод.`,
    },
  };
}

function contradiction({ kind, outcome }: TickedStep, dossier: Dossier): Obstacle[] {
  const allowed = outcomesByFacts(kind, dossier);
  const [likely] = allowed;
  if (outcome === null || likely === undefined || allowed.includes(outcome)) return [];
  const say = (locale: Locale, which: StepOutcome) => outcomeWords(kind, which, locale);
  return [
    {
      code: 'step_contradicts_facts',
      subject: kind,
      section: null,
      factIds: [],
      text: {
        en: `${stepName(kind, 'en')}: the step says “${say('en', outcome)}”, the facts say “${say('en', likely)}”.`,
        ru: `${stepName(kind, 'ru')}: шаг говорит «${say('ru', outcome)}», а факты — «${say('ru', likely)}».`,
      },
    },
  ];
}

function labelOf({ section, field }: Fact): Localized {
  const found = findSection(section);
  return (found && findField(found, field)?.label) ?? { en: field, ru: field };
}
