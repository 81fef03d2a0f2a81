import { secondFactor } from '#modules/accounts/texts/second-factor/en.ts';
import { securityEvents } from '#modules/accounts/texts/security-events/en.ts';
import { audit } from './en/audit.ts';
import { books, debts } from './en/books.ts';
import { catalogue } from './en/catalogue/catalogue.ts';
import { seller } from './en/catalogue/seller.ts';
import { siteTexts } from './en/catalogue/site-texts.ts';
import { claims, force } from './en/claims.ts';
import { dashboard } from './en/dashboard.ts';
import { documents } from './en/documents.ts';
import { dossier } from './en/dossier.ts';
import { editor } from './en/editor.ts';
import { feedback } from './en/feedback.ts';
import { inbox } from './en/inbox.ts';
import { invitations, join } from './en/invitations.ts';
import { keys } from './en/keys.ts';
import { acts, order } from './en/order.ts';
import { events, words } from './en/order-words.ts';
import { outbox } from './en/outbox.ts';
import { palette } from './en/palette.ts';
import { queue } from './en/queue.ts';
import { research } from './en/research.ts';
import { review } from './en/review.ts';
import { screening } from './en/screening.ts';
import { security } from './en/security.ts';
import { faults, shell, signIn } from './en/shell.ts';
import { companies, imports, sources } from './en/sources.ts';
import { statements } from './en/statements.ts';
import { mails, orderDesk, timeline } from './en/timeline.ts';
import { users } from './en/user-administration.ts';

/** English is the source of the keys: what is missing in Russian does not compile. */
export const en = {
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
export type Texts = typeof en;
