import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { passwordLimit } from '../account/limits.ts';

const password = z.string().min(1).max(128);
/** Six digits of the app, or a recovery code; spaces and hyphens do not count. */
const code = z.string().trim().min(1).max(40);
const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string().max(20)).max(10).describe('shown once; each opens one sign-in'),
});

export const secondFactorView = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean().describe('the role demands it: it cannot be switched off'),
  since: z.iso.datetime().max(35).nullable(),
  recoveryCodesLeft: z.int().min(0).max(10),
});
export type SecondFactorView = z.output<typeof secondFactorView>;

/** What an app needs to show codes. */
export const appKey = z.object({
  secret: z.string().max(64).describe('Base32, to be typed into the app'),
  uri: z.string().max(500).describe('otpauth:// for apps that read it'),
  qr: z.object({
    size: z.int().min(1).max(200).describe('modules along a side, margin included'),
    path: z.string().max(20_000).describe('path of an SVG picture of that size: the dark modules'),
  }),
});
export type AppKey = z.output<typeof appKey>;

export const getSecondFactor = defineEndpoint({
  name: 'getSecondFactor',
  method: 'GET',
  path: '/User/SecondFactor',
  summary: 'Whether signing in asks for a code of an app too',
  action: 'profile.manage',
  reply: secondFactorView,
});

/** A second call before the confirmation makes a new secret. */
export const startSecondFactor = defineEndpoint({
  name: 'startSecondFactor',
  method: 'POST',
  path: '/User/StartSecondFactor',
  summary: 'Begin: the secret for the app; nothing changes until the first code is confirmed',
  action: 'profile.manage',
  refuses: [409, 422],
  limit: passwordLimit,
  body: z.object({ password }),
  reply: appKey,
});

export const confirmSecondFactor = defineEndpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/User/ConfirmSecondFactor',
  summary: 'Switch it on with the first code of the app; every other sign-in ends',
  action: 'profile.manage',
  refuses: [409, 422],
  limit: passwordLimit,
  body: z.object({ code }),
  reply: recoveryCodes,
});

/** The one in force stays so until the new telephone has shown its first code. */
export const startSecondFactorMove = defineEndpoint({
  name: 'startSecondFactorMove',
  method: 'POST',
  path: '/User/StartSecondFactorMove',
  summary:
    'Begin with another telephone: the secret for its app; nothing changes until its first code is confirmed',
  action: 'profile.manage',
  refuses: [409, 422],
  limit: passwordLimit,
  body: z.object({ password, code }),
  reply: appKey,
});

/** Within a quarter of an hour, by the sign-in that began. */
export const confirmSecondFactorMove = defineEndpoint({
  name: 'confirmSecondFactorMove',
  method: 'POST',
  path: '/User/ConfirmSecondFactorMove',
  summary:
    'The first code of the new telephone: the former one and its recovery codes stop, every other sign-in ends',
  action: 'profile.manage',
  refuses: [409, 422],
  limit: passwordLimit,
  body: z.object({ code }),
  reply: recoveryCodes,
});

export const switchOffSecondFactor = defineEndpoint({
  name: 'switchOffSecondFactor',
  method: 'POST',
  path: '/User/SwitchOffSecondFactor',
  summary: 'Switch it off; refused where the role demands it',
  action: 'profile.manage',
  refuses: [403, 409, 422],
  limit: passwordLimit,
  body: z.object({ password, code }),
  status: 204,
});

export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/User/RenewRecoveryCodes',
  summary: 'New recovery codes; the old ones no longer work',
  action: 'profile.manage',
  refuses: [409, 422],
  limit: passwordLimit,
  body: z.object({ password, code }),
  reply: recoveryCodes,
});
