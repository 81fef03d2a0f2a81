import { formWords } from '../texts/form-words.ts';
import { emptyField, type Fault, faultsOf, lengthRefusal, lineRefusal, type Refusal } from './field-rules.ts';

/** The contact form as it is typed. */
export type QuestionFields = Readonly<{ name: string; phone: string; email: string; message: string }>;
export type QuestionField = keyof QuestionFields;

/** Longest values, in characters after trimming. */
export const questionLimits = { name: 200, phone: 30, email: 254, message: 5000 } as const;
export const minPhoneLength = 7;

/**
 * What is wrong with a question, field by field, in the order of the form; empty when nothing is. The form of the site
 * and the call behind it ask this same function.
 */
export function checkQuestion(fields: QuestionFields): Fault<QuestionField>[] {
  const { name, phone, email, message } = fields;
  return faultsOf<QuestionField>({
    name: isBlank(name) ? emptyField : lineRefusal(name, questionLimits.name),
    phone: phoneRefusal(phone),
    email: emailRefusal(email),
    message: isBlank(message) ? emptyField : lengthRefusal(message, 1, questionLimits.message),
  });
}

/**
 * Digits and hyphens, at least seven of them. People also write a leading +, spaces and brackets: these are taken away
 * before the rule is asked. What is stored is what they wrote.
 */
export function isPhone(text: string): boolean {
  const plain = text
    .trim()
    .replace(/^\+/, '')
    .replaceAll(/[ \u00a0\u2009\u202f()[\]]/g, '');
  return plain.length >= minPhoneLength && /^[0-9-]+$/.test(plain);
}

/**
 * An address a mail can be sent to: the local part as browsers take it in `type=email`, a domain with a dot, in any
 * alphabet.
 */
export function isEmail(text: string): boolean {
  const address = text.trim();
  const at = address.lastIndexOf('@');
  if (at < 1 || at > 64 || address.length > questionLimits.email) return false;
  const labels = address.slice(at + 1).split('.');
  return (
    /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(address.slice(0, at)) &&
    labels.length > 1 &&
    labels.every(
      (label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !label.startsWith('-') && !label.endsWith('-'),
    )
  );
}

function phoneRefusal(phone: string): Refusal | undefined {
  const tooLong = lengthRefusal(phone, minPhoneLength, questionLimits.phone);
  if (tooLong?.code === 'too_long') return tooLong;
  return isPhone(phone) ? undefined : { code: 'invalid_phone', text: formWords.phone };
}

function emailRefusal(email: string): Refusal | undefined {
  return isEmail(email) ? undefined : { code: 'invalid_email', text: formWords.email };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
