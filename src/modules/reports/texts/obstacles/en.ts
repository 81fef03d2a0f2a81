import { languageWords } from '#kernel/language-words.ts';
import type { Locale } from '#kernel/locale.ts';
import { pluralIn } from '#kernel/plural.ts';

const language = languageWords({ en: 'English', ru: 'Russian' }, (ownName) => ownName);

const plural = pluralIn('en');

export const en = {
  missing: (title: string) => `${title}: fill this section or give a reason.`,
  contradicted: (title: string, count: number) =>
    `${title}: sources contradict each other about ${count} ${plural(count, { one: 'value', other: 'values' })}. Choose one.`,
  unconfirmed: (title: string, count: number) =>
    `${title}: ${count} ${plural(count, { one: 'value', other: 'values' })} found by the machine and not confirmed by anybody.`,
  unbalanced: (end: string, difference: string) =>
    `Balance sheet of ${end}: its two sides differ by ${difference}. Correct the figures, or say at one of them why it was filed so.`,
  unfit: (labels: string, source: string) =>
    `${labels}: “${source}” cannot be the source of this. Name the real one, or confirm it with a reason.`,
  unnamed: (source: string) => `The source “${source}” has no Russian name yet.`,
  unreadable: (label: string, customerReads: Locale) =>
    `${label}: the customer reads ${language(customerReads)}. Write it so, or add a translation.`,
  contradiction: (step: string, said: string, facts: string) =>
    `${step}: the step says “${said}”, the facts say “${facts}”.`,
};
export type Texts = typeof en;
