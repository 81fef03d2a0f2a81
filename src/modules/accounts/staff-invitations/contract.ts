import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, hourSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import { emailText, instant, typedText, uuid } from '#kernel/shapes.ts';
import { mailLinkLimit } from '../account/limits.ts';
import { invitedRoles } from './invitation-rules.ts';

/** Mails to addresses that nobody has confirmed. */
const invitationLimit = defineLimit('staff-invitation', {
  visitor: [per(hourSeconds, 10)],
  account: [per(hourSeconds, 20), per(daySeconds, 60)],
});

const token = z.string().min(1).max(200);
const byInvitation = z.object({ invitationId: uuid });

/** An open invitation as administrators see it. */
export const invitationView = z.object({
  invitationId: uuid,
  email: emailText,
  role: z.enum(invitedRoles),
  language: z.enum(locales),
  invitedBy: z.string().max(400),
  invitedAt: instant,
  goodUntil: instant,
  isExpired: z.boolean().describe('its link is over: it has to be sent again'),
  mails: z.int().min(1).max(10),
});
export type InvitationView = z.output<typeof invitationView>;

/** What the page of a link shows before anything is typed. */
export const openInvitation = z.object({
  login: emailText,
  role: z.enum(invitedRoles),
  invitedBy: z.string().max(400),
  goodUntil: instant,
});
export type OpenInvitation = z.output<typeof openInvitation>;

export const listInvitations = defineEndpoint({
  name: 'listInvitations',
  method: 'GET',
  path: '/staff/invitations',
  summary: 'Open invitations of staff, newest first',
  action: 'staff.invite',
  reply: z.object({ items: z.array(invitationView).max(200) }),
});

export const inviteStaff = defineEndpoint({
  name: 'inviteStaff',
  method: 'POST',
  path: '/staff/invitations',
  summary: 'Invite a colleague by e-mail; never to a role above one’s own',
  action: 'staff.invite',
  refuses: [409],
  limit: invitationLimit,
  body: z.object({ email: typedText, role: z.enum(invitedRoles), language: z.enum(locales) }),
  reply: invitationView,
});

/** Whoever has it sent again answers for it from then on. */
export const resendInvitation = defineEndpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/staff/invitations/{invitationId}/resend',
  summary: 'Mail another link, good for 72 hours; the former stops working',
  action: 'staff.invite',
  refuses: [409],
  limit: invitationLimit,
  params: byInvitation,
  reply: invitationView,
});

export const withdrawInvitation = defineEndpoint({
  name: 'withdrawInvitation',
  method: 'POST',
  path: '/staff/invitations/{invitationId}/withdraw',
  summary: 'Take an invitation back: its link opens nothing any more',
  action: 'staff.invite',
  refuses: [409],
  params: byInvitation,
  status: 204,
});

/** Says nothing of other accounts: only who holds the link learns what has become of it. */
export const checkStaffInvitation = defineEndpoint({
  name: 'checkStaffInvitation',
  method: 'POST',
  path: '/Auth/CheckInvitation',
  summary: 'Whom a link invites, and as what; nothing is used up',
  action: 'account.enter',
  refuses: [410],
  limit: mailLinkLimit,
  body: z.object({ token }),
  reply: openInvitation,
});

export const acceptStaffInvitation = defineEndpoint({
  name: 'acceptStaffInvitation',
  method: 'POST',
  path: '/Auth/AcceptInvitation',
  summary: 'Make an account of an invitation by the token of its link, once',
  action: 'account.enter',
  refuses: [410],
  limit: mailLinkLimit,
  body: z.object({
    token,
    lastName: typedText,
    name: typedText,
    password: typedText,
    confirmPassword: typedText,
  }),
  reply: z.object({ login: emailText }),
});
