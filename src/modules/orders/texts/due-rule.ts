import { inEveryLanguage, type Localized } from '#kernel/locale.ts';
import { deskCutOffHour } from '../desk/desk-hours.ts';
import { words } from './due-rule/words.ts';

/**
 * When an order that comes in the evening, at a weekend or on a holiday begins to count. One sentence, shown on the
 * order page and in the public offer (`{{dueRule}}` in content/pages).
 */
export const dueRule: Localized = inEveryLanguage((locale) => words[locale].rule(deskCutOffHour));
