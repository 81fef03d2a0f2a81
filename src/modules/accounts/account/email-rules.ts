import { type Fault, faultsOf, isEmail, type Refusal } from '#kernel/field-rules.ts';
import { fieldWords } from '../texts/field-words.ts';
import { blankRefusal } from './field-rules.ts';

export type EmailChangeFields = Readonly<{ newEmail: string; password: string }>;

/** The specification's rule for an address; the words are those of section 5. */
export function emailRefusal(email: string): Refusal | undefined {
  return (
    blankRefusal(email) ?? (isEmail(email) ? undefined : { code: 'invalid_email', text: fieldWords.email })
  );
}

/** What is wrong with a wish for another address, as far as can be said without knowing the password. */
export function checkEmailChange(
  fields: EmailChangeFields,
  currentEmail: string,
): Fault<keyof EmailChangeFields>[] {
  const isSame = fields.newEmail.trim().toLowerCase() === currentEmail.toLowerCase();
  return faultsOf({
    newEmail: isSame ? { code: 'same_email', text: fieldWords.sameEmail } : emailRefusal(fields.newEmail),
    password: blankRefusal(fields.password),
  });
}
