import { orderTopics } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { MailReturnConfig } from '#platform/mail/mail-settings.ts';
import { createReturnAddresses } from '#platform/mail/returns/return-addresses.ts';
import { createReturnIntake, type ReturnOutcome } from '#platform/mail/returns/return-intake.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** Opens what takes returned mails: each is work of the outbox, written down before whoever brings it is answered. */
export function openReturns(config: MailReturnConfig, deps: { db: Db; outbox: Outbox; secrets: Secrets }) {
  const { db, outbox, secrets } = deps;
  let tell: (outcome: ReturnOutcome) => void = () => {};
  const addresses = createReturnAddresses({ domain: config.domain, key: secrets.derive('mail-returns') });
  const intake = createReturnIntake({
    addresses,
    count: (outcome) => tell(outcome),
    async keep(returned) {
      const { mailId, kind } = returned;
      const message = { topic: orderTopics.returned, key: `returned:${mailId}:${kind}`, payload: returned };
      await db.transaction().execute((tx) => outbox.enqueue(tx, message));
    },
  });
  return {
    ...intake,
    /** Has `listener` told what became of each message that came as a return. */
    onReturn(listener: typeof tell): void {
      tell = listener;
    },
  };
}

export type MailReturns = ReturnType<typeof openReturns>;
