import { formatMoney } from '#kernel/money.ts';
import { getDisputeEvidence } from '#workflows/decide-claim/contract.ts';
import { getClaimFile } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { Panel } from '../page/Panel.tsx';
import { fetchStaffFile } from '../session/staff-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { ClaimCard } from './claims/ClaimCard.tsx';
import styles from './claims/claims.module.css';
import { Disputes } from './claims/Disputes.tsx';
import { useClaims } from './claims/use-claims.ts';
import { useOrderWork } from './work/order-work.tsx';

/** What the customer says is wrong, and what the bank has taken back. Files are saved, never shown here: strangers made them. */
export function Claims() {
  const { order: orderWords, claims: words, locale } = useTexts();
  const { orderId, order } = useOrderWork().staffOrder;
  const { found, fault, tell, act } = useClaims(orderId);
  if (found === undefined || found.claims.length + found.disputes.length + found.refunds.length === 0)
    return <FaultNotice fault={fault} />;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: found.currency }, locale);
  const save = async (path: string, name: string) => {
    try {
      const url = URL.createObjectURL(await fetchStaffFile(`/api/v1${path.replace('{orderId}', orderId)}`));
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      tell(error);
    }
  };
  return (
    <Panel title={orderWords.claims}>
      <ul className={styles.list}>
        {found.claims.map((claim) => (
          <ClaimCard
            key={claim.id}
            claim={claim}
            found={found}
            orderNumber={order.number}
            act={act}
            save={(fileId, name) => save(getClaimFile.path.replace('{fileId}', fileId), name)}
          />
        ))}
      </ul>
      <FaultNotice fault={fault} />
      <p className={`${styles.label} tabular`}>
        {words.left(money(found.leftMinor), money(found.capturedMinor))}
      </p>
      <ul className={`${styles.label} tabular`}>
        {found.refunds.map(({ amountMinor, state, createdAt }) => (
          <li key={createdAt}>{`${words.refundOf(money(amountMinor))}: ${words.refundStates[state]}`}</li>
        ))}
      </ul>
      {found.disputes.length === 0 ? null : (
        <section aria-label={words.disputes} className={styles.item}>
          <h3>{words.disputes}</h3>
          <Disputes
            found={found}
            save={(disputeId) =>
              save(getDisputeEvidence.path.replace('{disputeId}', disputeId), `evidence-${order.number}.zip`)
            }
          />
        </section>
      )}
    </Panel>
  );
}
