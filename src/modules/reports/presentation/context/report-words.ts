import { byName, inEveryLanguage, type Localized } from '#kernel/locale.ts';
import type { FactMethod } from '../../dossier/dossier-input.ts';
import { words } from '../../texts/document/words.ts';

/** The traffic light of the first page. Grey: nothing sound can be said. */
export type Light = 'green' | 'amber' | 'red' | 'grey';
/** The words beside the light: those of its colour, or that nothing is wrong in what is known, which is not all. */
export type Tone = Light | 'gaps';

/** How a fact was obtained. */
export const methodWords: Readonly<Record<FactMethod, Localized>> = byName(
  inEveryLanguage((locale) => words[locale].methods),
);

/** What stands beside the light. */
export const lightWords: Readonly<Record<Tone, Localized<{ headline: string; sentence: string }>>> = byName(
  inEveryLanguage((locale) => words[locale].lights),
);

/** Fixed words of the document. */
export const reportWords = words;
