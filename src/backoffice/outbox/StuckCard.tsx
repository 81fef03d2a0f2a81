import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { dismissOutboxRow, retryOutboxRow, type StuckWork } from '#workflows/mend-outbox/contract.ts';
import styles from '../feedback/desk-card.module.css';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import own from './StuckCard.module.css';
import { useOutboxAct } from './use-outbox-act.ts';
import { workWords } from './work-words.ts';

/** One piece of work: what it is, how often it failed and why, and what can be done about it. */
export function StuckCard({ work }: { work: StuckWork }) {
  const texts = useTexts();
  const { outbox, order, acts, locale } = texts;
  const { isBusy, fault, act, showNow } = useOutboxAct();
  const [isAsked, setAsked] = useState(false);
  const { rowId, orderId, orderNumber, attempts, lastError, createdAt, givenUpAt, nextAt } = work;
  const what = workWords(work.topic, texts);
  const about = orderNumber === null ? what : `${what}, ${orderNumber}`;
  const params = { rowId };
  const retry = async () => {
    if (await act((api) => api.call(retryOutboxRow, { params }), outbox.retried)) await showNow();
  };
  const dismiss = async () => {
    if (!(await act((api) => api.call(dismissOutboxRow, { params }), outbox.dismissed))) return;
    setAsked(false);
    await showNow();
  };
  return (
    <article className={styles.card} aria-label={about}>
      <div className={styles.body}>
        <h2 className={styles.title}>{what}</h2>
        <p className={styles.facts}>
          {orderId === null || orderNumber === null ? null : (
            <Link to={`/orders/${orderId}`}>{outbox.toOrder(orderNumber)}</Link>
          )}
          <span className="tabular">{outbox.since(formatMoment(createdAt, locale))}</span>
          <span className="tabular">{outbox.attempts(attempts)}</span>
          {givenUpAt === null ? null : (
            <span className="tabular">{outbox.givenUp(formatMoment(givenUpAt, locale))}</span>
          )}
          {nextAt === null ? null : (
            <span className="tabular">{outbox.next(formatMoment(nextAt, locale))}</span>
          )}
        </p>
        {lastError === null ? null : <p className={own.error}>{lastError}</p>}
        {isAsked ? null : <FaultNotice fault={fault} />}
      </div>
      <div className={styles.buttons}>
        <Button disabled={isBusy} onClick={retry} aria-label={outbox.retryAbout(about)}>
          {isBusy && !isAsked ? order.busy : outbox.retry}
        </Button>
        {work.mayDismiss ? (
          <Button
            look="secondary"
            disabled={isBusy}
            onClick={() => setAsked(true)}
            aria-label={outbox.dismissAbout(about)}
          >
            {outbox.dismiss}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={outbox.dismissTitle}
        confirmText={isBusy ? order.busy : outbox.dismiss}
        cancelText={acts.back}
        isBusy={isBusy}
        isDanger
        onConfirm={dismiss}
        onClose={() => setAsked(false)}
      >
        <p>{about}</p>
        <p>{outbox.dismissText}</p>
        <FaultNotice fault={fault} />
      </ConfirmDialog>
    </article>
  );
}
