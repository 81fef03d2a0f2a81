import type { z } from 'zod';
import { byName, inEveryLanguage, type Localized } from '#kernel/locale.ts';
import { words as texts } from './texts/issues/words.ts';

const words = byName(texts);

/** Said of characters that nobody types. */
export const unprintable = words.characters;

function lengthWords(min: number, max: number): Localized {
  return inEveryLanguage((locale) => words.length[locale](min, max));
}

/** A code and words in every language for one zod issue. */
export function issueWords(issue: z.core.$ZodIssue): { code: string; text: Localized } {
  if (issue.message === 'company_query_empty')
    return { code: 'company_query_empty', text: words.companyQuery };
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { code: 'required', text: words.required }
        : issue.expected === 'number' || issue.expected === 'int'
          ? { code: 'invalid_number', text: words.number }
          : { code: 'invalid_type', text: words.value };
    case 'too_big':
      return issue.origin === 'string'
        ? { code: 'too_long', text: lengthWords(0, Number(issue.maximum)) }
        : { code: 'too_big', text: words.number };
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) <= 1
        ? { code: 'required', text: words.required }
        : { code: 'too_small', text: words.value };
    case 'invalid_format':
      if (issue.format === 'email') return { code: 'invalid_email', text: words.email };
      return issue.message === 'control characters'
        ? { code: 'invalid_characters', text: words.characters }
        : { code: 'invalid_format', text: words.value };
    default:
      return { code: 'invalid_value', text: words.value };
  }
}
