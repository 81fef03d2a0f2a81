import { inEveryLanguage, type Locale, type Localized } from '#kernel/locale.ts';
import { shorten } from '#kernel/shorten.ts';
import { unreadableFacts } from './dossier/customer-text.ts';
import { type Dossier, type Fact, missingSections } from './dossier/dossier.ts';
import { maxConfirmedFacts, type obstacleCodes } from './dossier/dossier-input.ts';
import { unfitFacts } from './dossier/evidence-fit.ts';
import { findField, findSection } from './dossier/report-sections.ts';
import { outcomesByFacts, type ResearchStep, type StepOutcome } from './dossier/research-steps.ts';
import type { SectionCode } from './dossier/section-codes.ts';
import {
  type OpenValues,
  openValues,
  type UnbalancedStatement,
  unbalancedStatements,
} from './open-values.ts';
import { sourceIn } from './presentation/context/cited-source.ts';
import { showMoney } from './presentation/context/number-words.ts';
import { showDate } from './presentation/context/show-value.ts';
import { outcomeWords, stepName } from './presentation/context/step-words.ts';
import { words } from './texts/obstacles/words.ts';

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
    ...openValues(dossier).map(openValue),
    ...unbalancedStatements(dossier).map(unbalanced),
    ...unfitEvidence(dossier),
    ...sourcesInOneLanguage(dossier),
    ...unreadableFacts(dossier.facts, customerLocale).map((fact) => unreadable(fact, customerLocale)),
    ...steps.flatMap((step) => contradiction(step, dossier)),
  ];
}

function missingSection(section: SectionCode): Obstacle {
  const title = titleOf(section);
  return {
    code: 'section_missing',
    subject: section,
    section,
    factIds: [],
    text: inEveryLanguage((locale) => words[locale].missing(title[locale])),
  };
}

/** One line a section: sources that say different things, or values of a machine nobody stands by yet. */
function openValue({ code, section, facts }: OpenValues): Obstacle {
  const title = titleOf(section);
  const say = code === 'value_contradicted' ? 'contradicted' : 'unconfirmed';
  return {
    code,
    subject: section,
    section,
    factIds: facts.slice(0, maxConfirmedFacts).map(({ id }) => id),
    text: inEveryLanguage((locale) => words[locale][say](title[locale], facts.length)),
  };
}

/** A filing may itself be wrong: then a person says so, with a reason, at one of its figures. */
function unbalanced({ factIds, statedEnd, difference, currency }: UnbalancedStatement): Obstacle {
  return {
    code: 'statement_unbalanced',
    subject: `financials ${statedEnd}`,
    section: 'financials',
    factIds,
    text: inEveryLanguage((locale) =>
      words[locale].unbalanced(showDate(statedEnd, locale), showMoney(locale, difference, currency)),
    ),
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
        text: inEveryLanguage((locale) =>
          shorten(words[locale].unfit(labels(locale), sourceIn(first, locale)), maxTextChars),
        ),
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

function sourcesInOneLanguage({ facts, missingDataReasons }: Dossier): Obstacle[] {
  const unnamed = [...facts, ...missingDataReasons].filter(({ sourceRu }) => sourceRu === null);
  const first = new Map<string, SectionCode>();
  for (const { source, section } of unnamed) if (!first.has(source)) first.set(source, section);
  return [...first].map(([source, section]) => ({
    code: 'source_one_language',
    subject: source,
    section,
    factIds: [],
    text: inEveryLanguage((locale) => words[locale].unnamed(source)),
  }));
}

function unreadable(fact: Fact, locale: Locale): Obstacle {
  const label = labelOf(fact);
  return {
    code: 'text_not_for_customer',
    subject: `${fact.section}.${fact.field}`,
    section: fact.section,
    factIds: [fact.id],
    text: inEveryLanguage((each) => words[each].unreadable(label[each], locale)),
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
      text: inEveryLanguage((locale) =>
        words[locale].contradiction(stepName(kind, locale), say(locale, outcome), say(locale, likely)),
      ),
    },
  ];
}

function titleOf(section: SectionCode): Localized {
  return findSection(section)?.title ?? inEveryLanguage(() => section);
}

function labelOf({ section, field }: Fact): Localized {
  const found = findSection(section);
  return (found && findField(found, field)?.label) ?? inEveryLanguage(() => field);
}
