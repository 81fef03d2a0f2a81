import { formatMoney } from '#kernel/money.ts';
import { nearZonedMoment } from '#kernel/zoned-words.ts';
import { Notice } from '#ui/base/Notice.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ClaimForm.module.css';
import { useInvoiceWords } from './invoice/texts/words.ts';
import { useClaimWords } from './texts/words.ts';

type ClaimStandingProps = {
  claim: TrackedOrder['claims'][number];
  order: TrackedOrder['order'];
  isByInvoice: boolean;
};

const tones = {
  open: 'info',
  rejected: 'info',
  corrected: 'good',
  refunding: 'good',
  refunded: 'good',
} as const;

/** A claim with what has become of it: the days until the decision, then the decision in words, and the money. */
export function ClaimStanding({ claim, order, isByInvoice }: ClaimStandingProps) {
  const words = useClaimWords();
  const { back } = useInvoiceWords();
  const { locale } = useTexts();
  const moment = (iso: string) => nearZonedMoment(new Date(iso), { locale, timeZone: order.timeZone });
  const { state, answeredAt, decision, refundMinor } = claim;
  const amount = formatMoney({ amountMinor: refundMinor ?? 0, currency: order.currency }, locale);
  const isMoney = state === 'refunding' || state === 'refunded';
  return (
    <Notice tone={tones[state]} title={isMoney ? words.refundTitles[state](amount) : words.titles[state]}>
      {state === 'open' ? (
        <p>
          {answeredAt === null ? `${words.answerBy(moment(claim.answerDue))} ` : ''}
          {words.decideBy(moment(claim.decisionDue))}
        </p>
      ) : null}
      {decision === null ? null : <p className={styles.text}>{decision}</p>}
      {isMoney ? <p>{isByInvoice ? back : words.arrives}</p> : null}
      {state === 'corrected' ? <p>{words.correcting}</p> : null}
      <p>{words.said}</p>
      <p className={styles.text}>{claim.text}</p>
      {claim.files.length === 0 ? null : <p>{words.files(claim.files.length)}</p>}
    </Notice>
  );
}
