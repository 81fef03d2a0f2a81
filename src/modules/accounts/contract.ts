import { z } from 'zod';
import { roles } from '#kernel/actor.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';

const tokens = z.object({ token: z.string(), refreshToken: z.string() });

/** Signs in by e-mail and password. */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/Auth/Login',
  summary: 'Sign in',
  access: 'public',
  body: z.object({ email: z.string().trim().min(3).max(254), password: z.string().min(1).max(128) }),
  reply: tokens,
});

export const refreshToken = defineEndpoint({
  name: 'refreshToken',
  method: 'POST',
  path: '/Auth/RefreshToken',
  summary: 'Exchange a refresh token for a new pair',
  access: 'public',
  body: z.object({ token: z.string().max(4096), refreshToken: z.string().max(256) }),
  reply: tokens,
});

export const profileView = z.object({
  userId: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  login: z.string(),
  phone: z.string(),
});
export type ProfileView = z.output<typeof profileView>;

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/User/GetUserProfileInfo',
  summary: 'The signed-in user',
  access: 'signed-in',
  reply: profileView,
});

export const listRoles = defineEndpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/Role/GetRoles',
  summary: 'Roles with their labels',
  access: 'public',
  reply: z.object({ items: z.array(z.object({ name: z.enum(roles), label: z.string() })) }),
});
