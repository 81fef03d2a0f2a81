import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { typedText } from '#kernel/shapes.ts';
import { mailLinkLimit, passwordLimit } from '../account/limits.ts';

const typed = z.string().max(10_000).default('');

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/User/ChangePassword',
  summary: 'Change the password; every other sign-in ends',
  action: 'profile.manage',
  refuses: [422],
  limit: passwordLimit,
  body: z.object({ currentPassword: typedText, newPassword: typedText, confirmPassword: typedText }),
  status: 204,
});

/** The same answer whether or not the address has an account; the link is mailed where it has. */
export const askPasswordReset = defineEndpoint({
  name: 'askPasswordReset',
  method: 'POST',
  path: '/Auth/AskPasswordReset',
  summary: 'Have a link for a new password mailed',
  action: 'account.enter',
  limit: mailLinkLimit,
  body: z.object({ email: typed }),
  status: 202,
});

/** Asked by the page of the link before anything is typed, so that a password manager knows whose password it keeps. */
export const checkPasswordReset = defineEndpoint({
  name: 'checkPasswordReset',
  method: 'POST',
  path: '/Auth/CheckPasswordReset',
  summary: 'Whose password a link is for; nothing is used up',
  action: 'account.enter',
  refuses: [410],
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ login: z.string().max(254) }),
});

/** The link works once and for 30 minutes. */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/Auth/ResetPassword',
  summary: 'Choose a new password by the token of the link; every sign-in ends',
  action: 'account.enter',
  refuses: [410],
  limit: mailLinkLimit,
  body: z.object({ token: z.string().min(1).max(200), newPassword: typed, confirmPassword: typed }),
  reply: z.object({ login: z.string().max(254) }),
});
