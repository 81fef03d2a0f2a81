import { secondFactor } from '#modules/accounts/texts/second-factor/ru.ts';
import { securityEvents } from '#modules/accounts/texts/security-events/ru.ts';
import type { Texts } from './en.ts';
import { audit } from './ru/audit.ts';
import { books, debts } from './ru/books.ts';
import { catalogue } from './ru/catalogue/catalogue.ts';
import { seller } from './ru/catalogue/seller.ts';
import { siteTexts } from './ru/catalogue/site-texts.ts';
import { claims, force } from './ru/claims.ts';
import { dashboard } from './ru/dashboard.ts';
import { documents } from './ru/documents.ts';
import { dossier } from './ru/dossier.ts';
import { editor } from './ru/editor.ts';
import { feedback } from './ru/feedback.ts';
import { inbox } from './ru/inbox.ts';
import { invitations, join } from './ru/invitations.ts';
import { keys } from './ru/keys.ts';
import { acts, order } from './ru/order.ts';
import { events, words } from './ru/order-words.ts';
import { outbox } from './ru/outbox.ts';
import { palette } from './ru/palette.ts';
import { queue } from './ru/queue.ts';
import { research } from './ru/research.ts';
import { review } from './ru/review.ts';
import { screening } from './ru/screening.ts';
import { security } from './ru/security.ts';
import { faults, shell, signIn } from './ru/shell.ts';
import { companies, imports, sources } from './ru/sources.ts';
import { statements } from './ru/statements.ts';
import { mails, orderDesk, timeline } from './ru/timeline.ts';
import { users } from './ru/user-administration.ts';

export const ru: Texts = {
  shell,
  signIn,
  faults,
  queue,
  words,
  order,
  acts,
  audit,
  books,
  companies,
  catalogue,
  seller,
  siteTexts,
  claims,
  dashboard,
  debts,
  documents,
  dossier,
  editor,
  events,
  feedback,
  force,
  invitations,
  join,
  imports,
  inbox,
  keys,
  outbox,
  palette,
  research,
  review,
  screening,
  sources,
  statements,
  timeline,
  mails,
  orderDesk,
  users,
  secondFactor,
  security,
  securityEvents,
};
