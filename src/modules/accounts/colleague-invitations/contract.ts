import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, hourSeconds, per } from '#kernel/limit.ts';
import { locales } from '#kernel/locale.ts';
import { emailText, instant, text, typedText, uuid } from '#kernel/shapes.ts';
import { mailLinkLimit } from '../account/limits.ts';

/** Invitations that may be open at once. */
export const maxOpenInvitations = 20;
/** Mails of one invitation, the first among them. */
export const maxMailsEach = 5;

/** Mails to addresses that nobody has confirmed. */
const invitationLimit = defineLimit('colleague-invitation', {
  visitor: [per(hourSeconds, 10)],
  account: [per(hourSeconds, 10), per(daySeconds, 30)],
});

const token = z.string().min(1).max(200);
const byInvitation = z.object({ invitationId: uuid });

/** An open invitation as the Director sees it: the same whether or not the address has an account. */
export const colleagueInvitationView = z.object({
  invitationId: uuid,
  email: emailText,
  invitedAt: instant,
  goodUntil: instant,
  isExpired: z.boolean().describe('its link is over: it has to be sent again'),
  mails: z.int().min(1).max(maxMailsEach),
});
export type ColleagueInvitationView = z.output<typeof colleagueInvitationView>;

/** What the page of a link shows before anything is done. */
export const openColleagueInvitation = z.object({
  login: emailText,
  companyName: text(300),
  invitedBy: emailText.describe('the address of the Director'),
  goodUntil: instant,
});
export type OpenColleagueInvitation = z.output<typeof openColleagueInvitation>;

export const listColleagueInvitations = defineEndpoint({
  name: 'listColleagueInvitations',
  method: 'GET',
  path: '/User/Company/Invitations',
  summary: 'Open invitations of one’s company, newest first',
  action: 'colleagues.manage',
  reply: z.object({ items: z.array(colleagueInvitationView).max(maxOpenInvitations) }),
});

/** Says nothing of whether the address has an account: that shows to nobody but who opens the link. */
export const inviteColleague = defineEndpoint({
  name: 'inviteColleague',
  method: 'POST',
  path: '/User/Company/Invitations',
  summary: 'Invite a colleague by e-mail to see the orders of one’s company',
  action: 'colleagues.manage',
  refuses: [409],
  limit: invitationLimit,
  body: z.object({ email: typedText, language: z.enum(locales).describe('of the mail') }),
  reply: colleagueInvitationView,
});

export const resendColleagueInvitation = defineEndpoint({
  name: 'resendColleagueInvitation',
  method: 'POST',
  path: '/User/Company/Invitations/{invitationId}/resend',
  summary: 'Mail another link, good for 72 hours; the former stops working',
  action: 'colleagues.manage',
  refuses: [409],
  limit: invitationLimit,
  params: byInvitation,
  reply: colleagueInvitationView,
});

export const withdrawColleagueInvitation = defineEndpoint({
  name: 'withdrawColleagueInvitation',
  method: 'POST',
  path: '/User/Company/Invitations/{invitationId}/withdraw',
  summary: 'Take an invitation back: its link opens nothing any more',
  action: 'colleagues.manage',
  refuses: [409],
  params: byInvitation,
  status: 204,
});

export const checkColleagueInvitation = defineEndpoint({
  name: 'checkColleagueInvitation',
  method: 'POST',
  path: '/Auth/CheckColleagueInvitation',
  summary: 'Whom a link invites, and to which company; nothing is used up',
  action: 'account.enter',
  refuses: [410],
  limit: mailLinkLimit,
  body: z.object({ token }),
  reply: openColleagueInvitation,
});

/** For who has an account with the invited address, and is signed in. */
export const joinCompany = defineEndpoint({
  name: 'joinCompany',
  method: 'POST',
  path: '/User/Company/Join',
  summary: 'Join a company by the token of an invitation’s link, once',
  action: 'company.join',
  refuses: [409, 410],
  limit: mailLinkLimit,
  body: z.object({ token }),
  status: 204,
});

/** For who has none: the mailbox is confirmed by the link. */
export const acceptColleagueInvitation = defineEndpoint({
  name: 'acceptColleagueInvitation',
  method: 'POST',
  path: '/Auth/AcceptColleagueInvitation',
  summary: 'Make an account of an invitation by the token of its link, once',
  action: 'account.enter',
  refuses: [409, 410],
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
