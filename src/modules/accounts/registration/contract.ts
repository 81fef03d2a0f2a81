import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, hourSeconds, per } from '#kernel/limit.ts';
import { emailText, typedText as typed } from '#kernel/shapes.ts';
import {
  typedEmail as email,
  legalEntityTypes,
  typedPassword as password,
  profileFields,
} from '../account/contract.ts';
import { mailLinkLimit } from '../account/limits.ts';

const registrationLimit = defineLimit('registration', {
  visitor: [per(hourSeconds, 10), per(daySeconds, 30)],
  account: [per(hourSeconds, 10)],
});

/**
 * Answers the same whether or not the e-mail has an account already: its owner learns of it by mail. A legal entity needs
 * no more than its name and number; which fields an individual needs is said field by field.
 */
export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/Auth/Register',
  summary: 'Register; the account is there once the link in the mail is opened',
  action: 'account.enter',
  limit: registrationLimit,
  body: z.object({
    legalEntityType: typed.describe(legalEntityTypes.join(' or ')),
    ...profileFields,
    email: typed,
    password: typed,
    confirmPassword: typed,
  }),
  reply: z.object({ email: emailText.describe('where the mail goes') }),
  status: 202,
});

/** Asks for the password too, so that nobody can have mails sent to a stranger. */
export const resendConfirmation = defineEndpoint({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/Auth/ResendConfirmation',
  summary: 'Send the link of a registration once more; the same answer if there is none',
  action: 'account.enter',
  limit: mailLinkLimit,
  body: z.object({ email, password }),
  status: 202,
});

export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/Auth/ConfirmEmail',
  summary: 'Make an account of a registration by the token of its link',
  action: 'account.enter',
  refuses: [409, 410],
  limit: mailLinkLimit,
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ login: emailText }),
});

/** Asks for the password, so that nobody can lead somebody else's registration to another mailbox. */
export const changeRegistrationEmail = defineEndpoint({
  name: 'changeRegistrationEmail',
  method: 'POST',
  path: '/Auth/ChangeRegistrationEmail',
  summary:
    'Correct the address of a registration whose link has not been opened; the same answer if there is none',
  action: 'account.enter',
  limit: registrationLimit,
  body: z.object({ email, password, newEmail: z.string().max(10_000).default('') }),
  status: 202,
});
