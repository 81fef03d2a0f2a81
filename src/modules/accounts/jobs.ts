import { z } from 'zod';
import { locales } from '#kernel/locale.ts';
import type { Db } from '#platform/database/kysely.ts';
import { GiveUp, type Outbox, type OutboxHandler } from '#platform/jobs/outbox.ts';
import { type Mail, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { sendOrGiveUp } from '#platform/mail/send-or-give-up.ts';
import { accountTopics } from './account/mail-topics.ts';
import { findAccountById } from './account/repository.ts';
import { findEntity } from './legal-entities/repository.ts';
import {
  accountDisabledMail,
  accountEnabledMail,
  accountErasedMail,
  alreadyRegisteredMail,
  colleagueInvitationMail,
  colleagueJoinedMail,
  colleagueRemovedMail,
  confirmationMail,
  directorshipReceivedMail,
  emailChangeAskedMail,
  emailChangedMail,
  emailChangeMail,
  notificationAddressMail,
  passwordChangedMail,
  passwordResetMail,
  passwordWasResetMail,
  refreshTokenReusedMail,
  roleChangedMail,
  secondFactorMail,
  secondFactorResetMail,
  staffInvitationMail,
} from './mails.ts';
import type { AccountsService } from './service.ts';
import { findEndedFamily } from './sessions/list-repository.ts';

const byInvitation = z.object({ invitationId: z.string(), mail: z.number() });
const byJoined = z.object({ entityId: z.string(), accountId: z.string() });
const byRegistration = z.object({ registrationId: z.string() });
const byAccount = z.object({ accountId: z.string() });
const byFarewell = z.object({ to: z.string(), locale: z.enum(locales) });
const bySession = z.object({ sessionId: z.string() });
const byChange = z.object({ changeId: z.string() });
const byOldEmail = z.object({ accountId: z.string(), oldEmail: z.string() });
const byAddress = z.object({ addressId: z.string() });

/** Sends what registering and changing a password have written into the outbox. */
export function registerAccountMails(deps: {
  db: Db;
  outbox: Outbox;
  mailer: Mailer;
  accounts: AccountsService;
  publicUrl: () => string;
  unseal: (sealed: string) => string;
}): void {
  const { db, outbox, mailer, accounts, unseal } = deps;
  const send = (mail: Mail) => sendOrGiveUp(mailer, mail);

  outbox.on(accountTopics.registration, async (payload, { id }) => {
    const due = await accounts.registrations.findMail(db, byRegistration.parse(payload).registrationId);
    if (due?.kind === 'link') {
      const { email, locale } = due.registration;
      await sendToTyped(confirmationMail(due.token, { id, to: email, locale, publicUrl: deps.publicUrl() }));
    } else if (due !== undefined) {
      await tellOwner(due);
    }
  });

  // One that cannot be delivered is shown to staff: whoever invited can withdraw it and ask for the right address.
  outbox.on(accountTopics.staffInvitation, async (payload, { id }) => {
    const due = await accounts.staffInvitations.findMail(db, byInvitation.parse(payload));
    if (due === undefined) return;
    const { email, locale } = due;
    await send(staffInvitationMail(due, { id, to: email, locale, publicUrl: deps.publicUrl() }));
  });

  // An address that was mistyped is the Director's to mend: the invitation stays open in the profile.
  outbox.on(accountTopics.colleagueInvitation, async (payload, { id }) => {
    const due = await accounts.colleagueInvitations.findMail(db, byInvitation.parse(payload));
    if (due === undefined) return;
    const { email, locale } = due;
    await sendToTyped(colleagueInvitationMail(due, { id, to: email, locale, publicUrl: deps.publicUrl() }));
  });
  outbox.on(accountTopics.colleagueJoined, async (payload, { id }) => {
    const { entityId, accountId } = byJoined.parse(payload);
    const colleague = await findAccountById(db, accountId);
    const directorId = (await findEntity(db, entityId))?.directorId;
    if (colleague === undefined || directorId === undefined) return;
    await toOwner({ accountId: directorId }, id, (context) => colleagueJoinedMail(colleague.email, context));
  });
  outbox.on(accountTopics.colleagueRemoved, (payload, { id }) => toOwner(payload, id, colleagueRemovedMail));
  outbox.on(accountTopics.directorshipReceived, (payload, { id }) =>
    toOwner(payload, id, directorshipReceivedMail),
  );

  outbox.on(accountTopics.emailChange, async (payload, { id, key }) => {
    const due = await accounts.emailChanges.findMail(db, byChange.parse(payload).changeId);
    if (due?.kind === 'already-registered') await tellOwner(due);
    if (due?.kind !== 'link') return;
    const account = await findAccountById(db, due.accountId);
    if (account === undefined) return;
    // A row of its own: what one of the two mailboxes refuses neither loses nor repeats the other's mail.
    const topic = accountTopics.emailChangeAsked;
    const asked = { topic, key: `${key}:asked`, payload: { accountId: account.id } };
    await db.transaction().execute((tx) => outbox.enqueue(tx, asked));
    const context = { locale: account.locale, publicUrl: deps.publicUrl() };
    await sendToTyped(emailChangeMail(due.token, { ...context, id, to: due.newEmail }));
  });
  outbox.on(accountTopics.emailChangeAsked, (payload, { id }) => toOwner(payload, id, emailChangeAskedMail));

  outbox.on(
    accountTopics.emailChanged,
    async (payload, { id }) => {
      const { accountId, oldEmail } = byOldEmail.parse(payload);
      const account = await findAccountById(db, accountId);
      const locale = account?.locale ?? 'en';
      await send(emailChangedMail({ id, to: unseal(oldEmail), locale, publicUrl: deps.publicUrl() }));
    },
    { forgetsPayload: true },
  );

  outbox.on(accountTopics.notificationAddress, async (payload, { id }) => {
    const due = await accounts.notificationAddresses.findLink(db, byAddress.parse(payload).addressId);
    const account = due && (await findAccountById(db, due.accountId));
    if (due === undefined || account === undefined) return;
    const context = { id, to: due.email, locale: account.locale, publicUrl: deps.publicUrl() };
    await sendToTyped(notificationAddressMail(due.token, context));
  });

  outbox.on(accountTopics.alreadyRegistered, (payload, { id }) =>
    toOwner(payload, id, alreadyRegisteredMail),
  );
  outbox.on(accountTopics.roleChanged, (payload, { id }) => toOwner(payload, id, roleChangedMail));
  outbox.on(accountTopics.disabled, (payload, { id }) => toOwner(payload, id, accountDisabledMail));
  outbox.on(accountTopics.enabled, (payload, { id }) => toOwner(payload, id, accountEnabledMail));
  outbox.on(accountTopics.secondFactorReset, (payload, { id }) =>
    toOwner(payload, id, secondFactorResetMail),
  );
  outbox.on(accountTopics.passwordChanged, (payload, { id }) => toOwner(payload, id, passwordChangedMail));

  const sendFarewell: OutboxHandler = async (payload, { id }) => {
    const { to, locale } = byFarewell.parse(payload);
    await send(accountErasedMail({ id, to: unseal(to), locale, publicUrl: deps.publicUrl() }));
  };
  outbox.on(accountTopics.erased, sendFarewell, { forgetsPayload: true });
  for (const what of [
    'secondFactorOn',
    'secondFactorOff',
    'secondFactorMoved',
    'recoveryCodesRenewed',
    'recoveryCodeUsed',
  ] as const) {
    outbox.on(accountTopics[what], (payload, { id }) =>
      toOwner(payload, id, (context) => secondFactorMail(what, context)),
    );
  }

  outbox.on(
    accountTopics.passwordResetAsked,
    async (payload, { id }) => {
      const due = await accounts.passwords.makeResetMail(db, payload, id);
      if (due === undefined) return;
      const { token, email, locale } = due;
      await send(passwordResetMail(token, { id, to: email, locale, publicUrl: deps.publicUrl() }));
    },
    { forgetsPayload: true },
  );
  outbox.on(accountTopics.passwordReset, (payload, { id }) => toOwner(payload, id, passwordWasResetMail));
  outbox.on(accountTopics.refreshTokenReused, async (payload, { id }) => {
    const ended = await findEndedFamily(db, bySession.parse(payload).sessionId);
    if (ended === undefined) return;
    const { accountId, device, revokedAt } = ended;
    await toOwner({ accountId }, id, (context) => refreshTokenReusedMail({ device, at: revokedAt }, context));
  });
  /** Once a day, however often it is typed: nobody can fill a stranger's mailbox with it. */
  async function tellOwner({ accountId, askedAt }: { accountId: string; askedAt: Date }): Promise<void> {
    const key = `account:${accountId}:already-registered:${askedAt.toISOString().slice(0, 10)}`;
    const topic = accountTopics.alreadyRegistered;
    await db.transaction().execute((tx) => outbox.enqueue(tx, { topic, key, payload: { accountId } }));
  }

  async function toOwner(payload: unknown, id: string, mailOf: typeof passwordChangedMail): Promise<void> {
    const account = await findAccountById(db, byAccount.parse(payload).accountId);
    if (account === undefined) return;
    const { email, locale } = account;
    await send(mailOf({ id, to: email, locale, publicUrl: deps.publicUrl() }));
  }

  /** To an address that nobody has confirmed: one that takes no mail was mistyped, and nobody of ours can mend it. */
  async function sendToTyped(mail: Mail): Promise<void> {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      if (error.at === 'content') throw new GiveUp(error.message);
    }
  }
}
