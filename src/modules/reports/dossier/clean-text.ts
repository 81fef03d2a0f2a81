import { shorten } from '#kernel/shorten.ts';
import { maxValueChars } from './fact-value.ts';

/** Registers send stray control characters and endless fields, which neither the table nor the document takes. */
export function cleanText(text: string, maxChars = maxValueChars / 2): string {
  return shorten(
    text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    maxChars,
  );
}
