import { type Locale, type Localized, localizedPath } from '#kernel/locale.ts';
import { mailBody } from '#platform/mail/layout.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { en, type MailTexts } from './texts/en.ts';
import { ru } from './texts/ru.ts';

const texts: Localized<MailTexts> = { en, ru };

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
  what: 'secondFactorOn' | 'secondFactorOff' | 'recoveryCodesRenewed' | 'recoveryCodeUsed',
  context: MailContext,
): Mail {
  return compose(what, '/profile/security', context);
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

function compose(name: keyof MailTexts, path: string, { id, to, locale, publicUrl }: MailContext): Mail {
  const { subject, lines, button, footer } = texts[locale][name];
  const url = `${publicUrl}${localizedPath(locale, path)}`;
  return {
    to,
    subject,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    ...mailBody({ locale, title: subject, lines, button: { label: button, url }, footer }),
  };
}
