import { type Locale, languages, localizedPath } from '#kernel/locale.ts';
import { mailBody } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { ColleagueInvitationMail } from './colleague-invitations/colleague-invitations.ts';
import type { InvitationMail } from './staff-invitations/staff-invitations.ts';
import { words as deviceWords } from './texts/device/words.ts';
import type { Texts } from './texts/mails/en.ts';
import { words } from './texts/mails/words.ts';
import { words as roleWords } from './user-administration/texts/roles/words.ts';

/** To whom a mail goes, under which id, and where its links lead. */
export type MailContext = Readonly<{ id: string; to: string; locale: Locale; publicUrl: string }>;

/** The link that makes an account of a registration. It repeats nothing typed: anybody may type anybody's address. */
export function confirmationMail(token: string, context: MailContext): Mail {
  return compose('confirmation', `/confirm-email?token=${token}`, context);
}

/** To the owner of an account, when somebody registers with its address. */
export function alreadyRegisteredMail(context: MailContext): Mail {
  return compose('alreadyRegistered', '/login', context);
}

/** The link that makes somebody a member of the staff; its secret stands where no server reads it. */
export function staffInvitationMail(invitation: InvitationMail, context: MailContext): Mail {
  const { token, role, invitedBy, goodUntil } = invitation;
  const { locale } = context;
  const values = { inviter: invitedBy, role: roleWords[locale][role], moment: momentIn(locale, goodUntil) };
  // The pages of the staff have one address for all languages.
  return compose('staffInvitation', `/staff/join?lang=${locale}#${token}`, context, values);
}

/** The link that lets somebody into a company; it repeats nothing that its Director typed but a confirmed address. */
export function colleagueInvitationMail(
  { token, invitedBy, goodUntil }: ColleagueInvitationMail,
  context: MailContext,
): Mail {
  const values = { inviter: invitedBy, moment: momentIn(context.locale, goodUntil) };
  return compose('colleagueInvitation', `/join-company#${token}`, context, values);
}

/** To the Director, when somebody has joined. */
export function colleagueJoinedMail(colleague: string, context: MailContext): Mail {
  return compose('colleagueJoined', '/profile/company', context, { colleague });
}

/** To whom a Director has taken out of a company. */
export function colleagueRemovedMail(context: MailContext): Mail {
  return compose('colleagueRemoved', '/profile', context);
}

/** To whom the directorship was handed over. */
export function directorshipReceivedMail(context: MailContext): Mail {
  return compose('directorshipReceived', '/profile/company', context);
}

/** To whom an administrator gave another role. */
export function roleChangedMail(context: MailContext): Mail {
  return compose('roleChanged', '/profile', context);
}

/** To whom an administrator has shut out. */
export function accountDisabledMail(context: MailContext): Mail {
  return compose('accountDisabled', '/contact', context);
}

export function accountEnabledMail(context: MailContext): Mail {
  return compose('accountEnabled', '/login', context);
}

/** To whom an administrator has taken the second factor off. */
export function secondFactorResetMail(context: MailContext): Mail {
  return compose('secondFactorReset', '/login', context);
}

/** To the owner of an account: whoever did not do it has to hear of it. */
export function passwordChangedMail(context: MailContext): Mail {
  return compose('passwordChanged', '/profile', context);
}

/** The last mail to somebody whose account is erased: whoever did not do it has to hear of it. */
export function accountErasedMail(context: MailContext): Mail {
  return compose('accountErased', '/', context);
}

/** To the owner: what has changed about the second factor, or that a recovery code was used. */
export function secondFactorMail(
  what:
    | 'secondFactorOn'
    | 'secondFactorOff'
    | 'secondFactorMoved'
    | 'recoveryCodesRenewed'
    | 'recoveryCodeUsed',
  context: MailContext,
): Mail {
  return compose(what, '/profile/security', context);
}

/** The link that leads to a new password. */
export function passwordResetMail(token: string, context: MailContext): Mail {
  return compose('passwordReset', `/reset-password?token=${token}`, context);
}

/** To the owner of an account: whoever did not do it has to hear of it. */
export function passwordWasResetMail(context: MailContext): Mail {
  return compose('passwordWasReset', '/login', context);
}

/** To the owner of an account, when a sign-in was ended because somebody has a copy of it. */
export function refreshTokenReusedMail(
  ended: Readonly<{ device: string | null; at: Date }>,
  context: MailContext,
): Mail {
  return compose('refreshTokenReused', '/profile/security', context, {
    device: ended.device ?? deviceWords[context.locale].unknown,
    moment: momentIn(context.locale, ended.at),
  });
}

function momentIn(locale: Locale, at: Date): string {
  const format = new Intl.DateTimeFormat(languages[locale].intl, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(at)}\u00a0UTC`;
}

/** To a new address: the link that makes it the account's. */
export function emailChangeMail(token: string, context: MailContext): Mail {
  return compose('emailChange', `/confirm-new-email?token=${token}`, context);
}

/** To the present address, while the new one has not been confirmed. */
export function emailChangeAskedMail(context: MailContext): Mail {
  return compose('emailChangeAsked', '/profile/security', context);
}

/** To the address an account had: whoever did not do it has to hear of it. */
export function emailChangedMail(context: MailContext): Mail {
  return compose('emailChanged', '/contact', context);
}

/** To an address that is to get copies about somebody's orders. */
export function notificationAddressMail(token: string, context: MailContext): Mail {
  return compose('notificationAddress', `/confirm-notifications?token=${token}`, context);
}

/** `values` go where a line names them in braces. */
function compose(
  name: keyof Texts,
  path: string,
  { id, to, locale, publicUrl }: MailContext,
  values: Readonly<Record<string, string>> = {},
): Mail {
  const { subject, button, footer, ...text } = words[locale][name];
  const lines = text.lines.map((line) =>
    line.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''),
  );
  const url = `${publicUrl}${path.startsWith('/staff/') ? path : localizedPath(locale, path)}`;
  const names = [values.inviter ?? '', values.colleague ?? ''];
  return {
    to,
    subject,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    ...mailBody({ locale, title: subject, lines, button: { label: button, url }, footer, names }),
  };
}
