import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { mailLinkLimit } from '../account/limits.ts';

const typed = z.string().max(10_000).default('');

/** The same answer where the new address has an account already: its owner is told by mail. */
export const askEmailChange = defineEndpoint({
  name: 'askEmailChange',
  method: 'POST',
  path: '/User/AskEmailChange',
  summary: 'Have a link mailed to a new address; the old one stays until it is opened',
  action: 'profile.manage',
  refuses: [422],
  limit: mailLinkLimit,
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
  limit: mailLinkLimit,
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ login: z.string().max(254) }),
});
