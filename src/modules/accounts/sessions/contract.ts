import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';

export const sessionView = z.object({
  id: z.uuid().max(36),
  device: z.string().max(100).describe('e.g. Firefox, Windows; empty where the program did not say'),
  startedAt: z.iso.datetime().max(35),
  lastUsedAt: z.iso.datetime().max(35),
  isCurrent: z.boolean().describe('the sign-in of this very call'),
});
export type SessionView = z.output<typeof sessionView>;

export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/User/Sessions',
  summary: 'Where one is signed in, the latest used first',
  action: 'profile.manage',
  reply: z.object({ items: z.array(sessionView).max(200) }),
});

export const endOneSession = defineEndpoint({
  name: 'endOneSession',
  method: 'DELETE',
  path: '/User/Sessions/{sessionId}',
  summary: 'End one sign-in',
  action: 'profile.manage',
  params: z.object({ sessionId: z.uuid().max(36) }),
  status: 204,
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: '/User/EndOtherSessions',
  summary: 'End every sign-in but this one',
  action: 'profile.manage',
  status: 204,
});
