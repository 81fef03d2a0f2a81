import {
  type Fault,
  faultsOf,
  isEmail,
  isPhone,
  lengthRefusal,
  maxEmailLength,
  minPhoneLength,
  type Refusal,
} from '#kernel/field-rules.ts';
import { formWords } from '../texts/form-words.ts';
import { emptyField, lineRefusal } from './field-rules.ts';

/** The contact form as it is typed. */
export type QuestionFields = Readonly<{ name: string; phone: string; email: string; message: string }>;
export type QuestionField = keyof QuestionFields;

/** Longest values, in characters after trimming. */
const questionLimits = { name: 200, phone: 30, email: maxEmailLength, message: 5000 } as const;

/**
 * What is wrong with a question, field by field, in the order of the form; empty when nothing is. The form of the site
 * and the call behind it ask this same function.
 */
export function checkQuestion(fields: QuestionFields): Fault<QuestionField>[] {
  const { name, phone, email, message } = fields;
  return faultsOf<QuestionField>({
    name: lineRefusal(name, questionLimits.name),
    phone: phoneRefusal(phone),
    email: emailRefusal(email),
    message: textRefusal(message),
  });
}

function phoneRefusal(phone: string): Refusal | undefined {
  const tooLong = lengthRefusal(phone.trim(), { min: minPhoneLength, max: questionLimits.phone });
  if (tooLong?.code === 'too_long') return tooLong;
  return isPhone(phone) ? undefined : { code: 'invalid_phone', text: formWords.phone };
}

function emailRefusal(email: string): Refusal | undefined {
  return isEmail(email) ? undefined : { code: 'invalid_email', text: formWords.email };
}

function textRefusal(message: string): Refusal | undefined {
  const text = message.trim();
  return text === '' ? emptyField : lengthRefusal(text, { min: 1, max: questionLimits.message });
}
