import { secondFactor } from '#modules/accounts/texts/second-factor/en.ts';
import { securityEvents } from '#modules/accounts/texts/security-events/en.ts';
import { editor } from './en/editor.ts';
import { events } from './en/events.ts';
import { feedback } from './en/feedback.ts';
import { acts, order } from './en/order.ts';
import { outbox } from './en/outbox.ts';
import { people } from './en/people.ts';
import { queue, words } from './en/queue.ts';
import { security } from './en/security.ts';
import { faults, shell, signIn } from './en/shell.ts';

/** English is the source of the keys: what is missing in Russian does not compile. */
export const en = {
  shell,
  signIn,
  faults,
  queue,
  words,
  order,
  acts,
  editor,
  events,
  feedback,
  outbox,
  people,
  secondFactor,
  security,
  securityEvents,
};
export type Texts = typeof en;
