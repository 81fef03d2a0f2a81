import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { profileFields, profileView } from '../account/contract.ts';

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/User/GetUserProfileInfo',
  summary: 'The signed-in user',
  action: 'profile.manage',
  reply: profileView,
});

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/User/UpdateUserProfileInfo',
  summary: 'Change the profile; the fields of a company count for a Director',
  action: 'profile.manage',
  refuses: [409],
  body: z.object({
    ...profileFields,
    email: z.string().max(10_000).optional().describe('may be sent along, unchanged'),
  }),
  reply: profileView,
});
