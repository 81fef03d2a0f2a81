import { characterRefusal, lengthRefusal, type Refusal } from '#kernel/field-rules.ts';
import { formWords } from '../texts/form-words.ts';

export const emptyField: Refusal = { code: 'required', text: formWords.empty };

/** One line of text of at most `max` characters, which must be there. */
export function lineRefusal(value: string, max: number): Refusal | undefined {
  const text = value.trim();
  if (text === '') return emptyField;
  return characterRefusal(text) ?? lengthRefusal(text, { min: 1, max });
}
