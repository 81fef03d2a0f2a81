import { z } from 'zod';
import { roles } from '#kernel/actor.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { emailText, text, typedText as typed, uuid } from '#kernel/shapes.ts';
import { avatarAddress } from './avatars/contract.ts';

export * from './avatars/contract.ts';
export * from './email-change/contract.ts';
export * from './notification-addresses/contract.ts';
export * from './password-reset/contract.ts';
export * from './people/contract.ts';
export * from './second-factor/contract.ts';
export * from './security-events/contract.ts';
export * from './sessions/contract.ts';

/** A legal entity registers as a Director, an individual as a User. */
export const legalEntityTypes = ['Individual', 'LegalEntity'] as const;
export type LegalEntityType = (typeof legalEntityTypes)[number];

const email = z.string().trim().min(3).max(254);
const password = z.string().min(1).max(128);
const refresh = z.string().max(256);
const tokens = z
  .object({
    token: z.string().max(4096).describe('access token, a JWT for ten minutes'),
    refreshToken: refresh.describe('good once, for the next pair'),
  })
  .meta({ id: 'Tokens' });

const profileFields = {
  lastName: typed,
  name: typed,
  patronymic: typed,
  username: typed,
  phone: typed,
  companyName: typed,
  companyNameLat: typed,
  companyNumber: typed,
  vatCode: typed,
  companyAddress: typed,
};

/** Signs in by e-mail and password. */
export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/Auth/Login',
  summary: 'Sign in',
  action: 'account.enter',
  refuses: [403],
  limit: 'login',
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
  limit: 'refresh',
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

/**
 * Answers the same whether or not the e-mail has an account already: its owner learns of it by mail. A legal entity needs
 * no more than its name and number; which fields an individual needs is said field by field.
 */
export const register = defineEndpoint({
  name: 'register',
  method: 'POST',
  path: '/Auth/Register',
  summary: 'Register; the account is there once the link in the mail is opened',
  action: 'account.enter',
  limit: 'registration',
  body: z.object({
    legalEntityType: typed.describe(legalEntityTypes.join(' or ')),
    ...profileFields,
    email: typed,
    password: typed,
    confirmPassword: typed,
  }),
  reply: z.object({ email: emailText.describe('where the mail goes') }),
  status: 202,
});

/** Asks for the password too, so that nobody can have mails sent to a stranger. */
export const resendConfirmation = defineEndpoint({
  name: 'resendConfirmation',
  method: 'POST',
  path: '/Auth/ResendConfirmation',
  summary: 'Send the link of a registration once more; the same answer if there is none',
  action: 'account.enter',
  limit: 'mail-link',
  body: z.object({ email, password }),
  status: 202,
});

export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/Auth/ConfirmEmail',
  summary: 'Make an account of a registration by the token of its link',
  action: 'account.enter',
  refuses: [409, 410],
  limit: 'mail-link',
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ login: emailText }),
});

export const profileView = z
  .object({
    userId: uuid,
    fullName: text(400).describe('surname first'),
    role: z.enum(roles),
    login: emailText,
    email: emailText.describe('the same as login'),
    phone: text(30),
    avatar: avatarAddress,
    lastName: text(100),
    name: text(100),
    patronymic: text(100),
    username: text(32),
    legalEntityType: z.enum(legalEntityTypes),
    companyName: text(300),
    companyNameLat: text(300),
    companyNumber: text(64),
    vatCode: text(64),
    companyAddress: text(500),
  })
  .meta({ id: 'Profile' });
export type ProfileView = z.output<typeof profileView>;

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

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/User/ChangePassword',
  summary: 'Change the password; every other sign-in ends',
  action: 'profile.manage',
  refuses: [422],
  limit: 'login',
  body: z.object({ currentPassword: typed, newPassword: typed, confirmPassword: typed }),
  status: 204,
});

export const listRoles = defineEndpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/Role/GetRoles',
  summary: 'Roles with their labels',
  action: 'site.use',
  reply: z.object({ items: z.array(z.object({ name: z.enum(roles), label: text(100) })).max(roles.length) }),
});
