import type { z } from 'zod';
import type { Localized } from '#kernel/locale.ts';

/** The specification's own sentences for what can be wrong with a field. */
const words = {
  required: { en: 'This field is required', ru: 'Это поле обязательно' },
  email: { en: 'Invalid email address', ru: 'Неверный адрес электронной почты' },
  number: { en: 'Enter a valid number', ru: 'Введите правильное число' },
  characters: { en: 'The text contains invalid characters.', ru: 'Текст содержит недопустимые символы.' },
  value: { en: 'This value is not allowed here.', ru: 'Такое значение здесь недопустимо.' },
  companyQuery: {
    en: 'We need at least one of these: Name, Registration Number, or TAX/VAT Number',
    ru: 'Нужно хотя бы одно: название, регистрационный номер или налоговый номер (ИНН/VAT)',
  },
} satisfies Record<string, Localized>;

function lengthWords(min: number, max: number): Localized {
  return {
    en: `Field length must be between ${min} and ${max} characters`,
    ru: `Длина поля — от ${min} до ${max} символов`,
  };
}

/** A code and words in both languages for one zod issue. */
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
