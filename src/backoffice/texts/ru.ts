import { secondFactor } from '#modules/accounts/texts/second-factor/ru.ts';
import { securityEvents } from '#modules/accounts/texts/security-events/ru.ts';
import type { Texts } from './en.ts';
import { editor } from './ru/editor.ts';
import { events } from './ru/events.ts';
import { feedback } from './ru/feedback.ts';
import { acts, order } from './ru/order.ts';
import { outbox } from './ru/outbox.ts';
import { people } from './ru/people.ts';
import { queue, words } from './ru/queue.ts';
import { security } from './ru/security.ts';
import { faults, shell, signIn } from './ru/shell.ts';

export const ru: Texts = {
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
