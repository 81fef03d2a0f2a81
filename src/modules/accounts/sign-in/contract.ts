import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { typedEmail as email, typedPassword as password } from '../account/contract.ts';
import { passwordLimit } from '../account/limits.ts';

const refresh = z.string().max(256);
const tokens = z
  .object({
    token: z.string().max(4096).describe('access token, a JWT for ten minutes'),
    refreshToken: refresh.describe('good once, for the next pair'),
  })
  .meta({ id: 'Tokens' });

/** A browser needs one in ten minutes; an office shares an address. */
const refreshLimit = defineLimit('refresh', {
  visitor: [per(minuteSeconds, 120), per(hourSeconds, 1_200)],
  account: [per(minuteSeconds, 120)],
});

/** Signs in by e-mail and password. */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/Auth/Login',
  summary: 'Sign in',
  action: 'account.enter',
  refuses: [403],
  limit: passwordLimit,
  body: z.object({
    email,
    password,
    code: z.string().trim().max(40).optional().describe('of the second factor, once it is asked for'),
  }),
  reply: tokens,
});

export const refreshToken = defineEndpoint({
  name: 'refreshToken',
  method: 'POST',
  path: '/Auth/RefreshToken',
  summary: 'Exchange a refresh token for a new pair',
  action: 'account.enter',
  limit: refreshLimit,
  body: z.object({ token: z.string().max(4096), refreshToken: refresh }),
  reply: tokens,
});

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/Auth/Logout',
  summary: 'End the sign-in of a refresh token; the same answer for one that nobody has',
  action: 'account.enter',
  body: z.object({ refreshToken: refresh }),
  status: 204,
});
