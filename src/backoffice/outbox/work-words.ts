import type { Texts } from '../texts/en.ts';

/** What a piece of work is, in the words of the staff; one that this build does not know is shown by its own name. */
export function workWords(topic: string, { outbox }: Texts): string {
  const known = outbox.topics[topic];
  if (known !== undefined) return known;
  return topic.startsWith('accounts.') ? outbox.accountMail : outbox.otherWork(topic);
}
