import { byName, inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { Dossier } from '../../dossier/dossier.ts';
import { emptyReasons } from '../../dossier/empty-reasons.ts';
import { findSection } from '../../dossier/report-sections.ts';
import { isRemark } from '../../dossier/research-steps.ts';
import type { SectionCode } from '../../dossier/section-codes.ts';
import { words as texts } from '../../texts/verdict/words.ts';
import type { Light, Tone } from '../context/report-words.ts';
import { needed, neededSections, type Reason, rules } from './verdict-rules.ts';

/** What is not known although a buyer would take it for granted, and why it is not. */
export type Gap = Readonly<{ section: SectionCode; title: Localized; why: Localized | undefined }>;

/**
 * The light, every reason that leads to it, worst first, and the gaps that stand beside it. Deterministic: same facts, same
 * verdict.
 */
export type Verdict = Readonly<{
  light: Light;
  /** Which words go with it: an amber that only gaps make is no warning. */
  tone: Tone;
  reasons: readonly Reason[];
  gaps: readonly Gap[];
}>;

const words = byName(texts);

const severity: readonly Light[] = ['red', 'amber', 'grey', 'green'];

/** Reads the light off the facts: the worst reason decides. */
export function verdictOf(dossier: Pick<Dossier, 'facts' | 'missingDataReasons'>): Verdict {
  const isStated = (section: string, field: string, value?: string) =>
    dossier.facts.some(
      (fact) =>
        fact.section === section &&
        fact.field === field &&
        (value === undefined || String(fact.value) === value),
    );
  const gaps = gapsOf(dossier);
  const reasons = [
    ...rules.filter(({ section, field, value }) => isStated(section, field, value)),
    ...needed.filter(({ section, field }) => !isStated(section, field)),
  ]
    .map(({ name, light, section, text, isSilence }) => ({ name, light, section, text, isSilence }))
    .sort((a, b) => severity.indexOf(a.light) - severity.indexOf(b.light));
  const worst = reasons[0]?.light ?? 'grey';
  const isGreenBut = worst === 'green' && gaps.length > 0;
  return { light: isGreenBut ? 'amber' : worst, tone: isGreenBut ? 'gaps' : worst, reasons, gaps };
}

/** Sections without facts that no green light can do without. What does not apply to the company is no gap. */
function gapsOf({ facts, missingDataReasons }: Pick<Dossier, 'facts' | 'missingDataReasons'>): Gap[] {
  return neededSections.flatMap((code) => {
    const stated = facts.filter(({ section }) => section === code);
    if (stated.some((fact) => !isRemark(fact))) return [];
    const reason = missingDataReasons.find(({ section }) => section === code)?.reason;
    if (reason === 'not_applicable') return [];
    const title = findSection(code)?.title ?? inEveryLanguage(() => code);
    const why = stated.length > 0 ? words.onlyRemark : reason && emptyReasons[reason];
    return [{ section: code, title, why }];
  });
}
