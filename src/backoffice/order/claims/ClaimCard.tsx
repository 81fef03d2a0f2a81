import { useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import type { ClaimAct as ClaimActName, OrderClaims, StaffClaim } from '#workflows/decide-claim/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { ClaimAct } from './ClaimAct.tsx';
import styles from './claims.module.css';
import type { ClaimsDesk } from './use-claims.ts';

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

type ClaimCardProps = {
  claim: StaffClaim;
  found: OrderClaims;
  orderNumber: string;
  act: ClaimsDesk['act'];
  save: (fileId: string, name: string) => void;
};

/** One claim: what it says, by when it is answered and decided, what is proposed, and what may be done. */
export function ClaimCard({ claim, found, orderNumber, act, save }: ClaimCardProps) {
  const { claims: words, locale } = useTexts();
  const [open, setOpen] = useState<ClaimActName>();
  const { state, answeredAt, decidedAt, refundMinor, decision, note, acts } = claim;
  const amount = formatMoney({ amountMinor: refundMinor ?? 0, currency: found.currency }, locale);
  const by = (name: string | null) => name ?? words.nobody;
  // What is shown may have been decided meanwhile: then there is no form for it any more.
  const isOpen = open !== undefined && acts.includes(open);
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Badge tone={acts.length > 1 ? 'warn' : 'plain'}>{words.states[state]}</Badge>
        <time dateTime={claim.madeAt}>{formatMoment(claim.madeAt, locale)}</time>
      </div>
      <div className={`${styles.line} tabular`}>
        <span>
          {answeredAt === null
            ? words.answerBy(formatMoment(claim.answerDue, locale))
            : words.answeredOn(formatMoment(answeredAt, locale))}
        </span>
        {claim.isAnswerLate ? <Badge tone="bad">{words.late}</Badge> : null}
        <span>
          {decidedAt === null
            ? words.decideBy(formatMoment(claim.decisionDue, locale))
            : words.decidedOn(formatMoment(decidedAt, locale), by(claim.decidedByName))}
        </span>
        {claim.isDecisionLate ? <Badge tone="bad">{words.late}</Badge> : null}
      </div>
      <p className={styles.text}>{claim.text}</p>
      <div className={styles.buttons}>
        {claim.files.map((file, index) => {
          const name = `claim-${index + 1}.${endings[file.type]}`;
          return (
            <Button key={file.id} look="quiet" onClick={() => save(file.id, name)}>
              <Icon name="download" />
              {`${name}, ${Math.ceil(file.size / 1024)} kB`}
            </Button>
          );
        })}
      </div>
      {state === 'proposed' ? <p>{words.proposal(by(claim.proposedByName), amount)}</p> : null}
      {state !== 'proposed' && refundMinor !== null ? <p>{words.refundOf(amount)}</p> : null}
      {decision === null ? null : (
        <div className={styles.decision}>
          <p className={styles.label}>{words.customerReads}</p>
          <p className={styles.text} lang={found.customerLocale}>
            {decision}
          </p>
        </div>
      )}
      {note === null ? null : <p>{note === 'refund_failed' ? words.refundFailed : words.given(note)}</p>}
      {isOpen ? (
        <ClaimAct
          key={open}
          name={open}
          claim={claim}
          found={found}
          orderNumber={orderNumber}
          act={act}
          onClose={() => setOpen(undefined)}
        />
      ) : (
        <div className={styles.buttons}>
          {acts.map((name) => (
            <Button
              key={name}
              look={name === 'grant_refund' ? 'primary' : 'secondary'}
              onClick={() => setOpen(name)}
            >
              {words.acts[name]}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
