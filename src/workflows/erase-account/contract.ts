import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { passwordLimit } from '#modules/accounts/contract.ts';

/** Refused with 409 while an order is under way; orders and their money stay, without a name, as the law asks. */
export const eraseAccount = defineEndpoint({
  name: 'eraseAccount',
  method: 'POST',
  path: '/User/EraseAccount',
  summary: 'Erase the account for good',
  action: 'data.manage',
  refuses: [409, 422],
  limit: passwordLimit,
  body: z.object({
    password: z.string().min(1).max(128),
    code: z.string().trim().max(40).optional().describe('of the second factor, where it is on'),
  }),
  status: 204,
});
