import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, per } from '#kernel/limit.ts';
import { avatarAddress } from '../account/contract.ts';

/** Pictures that are taken in; what is kept of one is a square WebP of 256 pixels. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const maxAvatarBytes = 5 * 1024 * 1024;

const uploadLimit = defineLimit('upload', {
  visitor: [per(hourSeconds, 10)],
  account: [per(hourSeconds, 30)],
});

/** Takes `multipart/form-data` with one file, or the bytes themselves with their own content type. */
export const uploadAvatar = defineEndpoint({
  name: 'uploadAvatar',
  method: 'PUT',
  path: '/User/UploadAvatar',
  summary: 'Set the picture: JPEG, PNG or WebP up to 5 MB; it is cut to a square',
  action: 'profile.manage',
  limit: uploadLimit,
  upload: { field: 'file', types: avatarTypes, maxBytes: maxAvatarBytes },
  reply: z.object({ avatar: avatarAddress }),
});

export const deleteAvatar = defineEndpoint({
  name: 'deleteAvatar',
  method: 'DELETE',
  path: '/User/DeleteAvatar',
  summary: 'Take the picture away; the same answer if there is none',
  action: 'profile.manage',
  status: 204,
});

/** Open to who knows the address, which only the profile tells: an img element sends no token. */
export const getAvatar = defineEndpoint({
  name: 'getAvatar',
  method: 'GET',
  path: '/User/Avatar/{key}',
  summary: 'A picture by its unguessable address',
  action: 'site.use',
  params: z.object({
    key: z
      .string()
      .regex(/^[0-9a-f]{40}$/)
      .max(40),
  }),
  file: 'image/webp',
});
