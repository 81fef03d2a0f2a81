import { type Bounds, characterRefusal, lengthRefusal, type Refusal } from '#kernel/field-rules.ts';
import { fieldWords } from '../texts/field-words.ts';

/** Nothing typed, or nothing but spaces. */
export function blankRefusal(value: string): Refusal | undefined {
  if (value === '') return { code: 'required', text: fieldWords.required };
  return value.trim() === '' ? { code: 'empty', text: fieldWords.empty } : undefined;
}

/** One line of text that must be there. */
export function lineRefusal(value: string, bounds: Bounds): Refusal | undefined {
  const text = value.trim();
  return blankRefusal(value) ?? lengthRefusal(text, bounds) ?? characterRefusal(text);
}
