import { languageWords } from '#kernel/language-words.ts';
import type { Locale } from '#kernel/locale.ts';

const language = languageWords({ en: 'English', ru: 'Russian' }, (ownName) => ownName);

export const en = {
  missing: (title: string) => `${title}: fill this section or give a reason.`,
  unfit: (labels: string, source: string) =>
    `${labels}: “${source}” cannot be the source of this. Name the real one, or confirm it with a reason.`,
  unnamed: (source: string) => `The source “${source}” has no Russian name yet.`,
  unreadable: (label: string, customerReads: Locale) =>
    `${label}: the customer reads ${language(customerReads)}. Write it so, or add a translation.`,
  contradiction: (step: string, said: string, facts: string) =>
    `${step}: the step says “${said}”, the facts say “${facts}”.`,
};
export type Texts = typeof en;
