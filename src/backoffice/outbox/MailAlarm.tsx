import { formatMoment } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import type { OutboxState } from '#workflows/mend-outbox/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** Says that the mail server fails, since when, and in its own words. */
export function MailAlarm({ mail }: { mail: OutboxState['mail'] }) {
  const { outbox, locale } = useTexts();
  if (mail.failingSince === null) return null;
  return (
    <Notice tone={mail.isAlarming ? 'bad' : 'warn'} title={outbox.mailFails} role="status">
      <p>{outbox.mailFailsText(formatMoment(mail.failingSince, locale))}</p>
      {mail.lastError === null ? null : <p>{outbox.mailSays(mail.lastError)}</p>}
    </Notice>
  );
}
