import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';

const typed = z.string().max(10_000).default('');
const password = z.string().min(1).max(128);

/** The same answer where the new address has an account already: its owner is told by mail. */
export const askEmailChange = defineEndpoint({
  name: 'askEmailChange',
  method: 'POST',
  path: '/User/AskEmailChange',
  summary: 'Have a link mailed to a new address; the old one stays until it is opened',
  action: 'profile.manage',
  refuses: [422],
  limit: 'mail-link',
  body: z.object({ newEmail: typed, password: typed }),
  status: 202,
});

export const confirmEmailChange = defineEndpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/Auth/ConfirmEmailChange',
  summary: 'Take the new address by the token of its link; the old address is told',
  action: 'account.enter',
  refuses: [410],
  limit: 'mail-link',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ login: z.string().max(254) }),
});

/** Asks for the password, so that nobody can lead somebody else's registration to another mailbox. */
export const changeRegistrationEmail = defineEndpoint({
  name: 'changeRegistrationEmail',
  method: 'POST',
  path: '/Auth/ChangeRegistrationEmail',
  summary:
    'Correct the address of a registration whose link has not been opened; the same answer if there is none',
  action: 'account.enter',
  limit: 'registration',
  body: z.object({ email: z.string().trim().min(3).max(254), password, newEmail: typed }),
  status: 202,
});
