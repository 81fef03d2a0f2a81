import { formatMoney } from '#kernel/money.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import type { OrderClaims } from '#workflows/decide-claim/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './claims.module.css';

/** What a bank has taken back, and the pack that answers it. */
export function Disputes({ found, save }: { found: OrderClaims; save: (disputeId: string) => void }) {
  const { claims: words, locale } = useTexts();
  return (
    <ul className={styles.list}>
      {found.disputes.map(({ id, state, amountMinor, reason, evidenceDueBy }) => (
        <li key={id} className={styles.item}>
          <div className={styles.line}>
            <Badge tone={state === 'open' ? 'bad' : 'plain'}>{words.disputeStates[state]}</Badge>
            {state === 'open' && evidenceDueBy !== null
              ? words.evidenceBy(formatMoment(evidenceDueBy, locale))
              : null}
          </div>
          <p>{words.disputed(formatMoney({ amountMinor, currency: found.currency }, locale), reason)}</p>
          {state === 'won' ? null : <p className={styles.label}>{words.noRefund}</p>}
          <div className={styles.buttons}>
            <Button look="secondary" onClick={() => save(id)}>
              <Icon name="download" />
              {words.evidence}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
