import { useState } from 'react';
import { Link } from 'react-router';
import { Button, type ButtonLook, buttonClass } from '#ui/base/Button.tsx';
import { assignOrder, submitReport } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { Panel } from '../../page/Panel.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { useAct } from '../work/use-act.ts';
import styles from './ActionPanel.module.css';
import { AskDialog, type AskedAction, askedActions, callOf } from './AskDialog.tsx';
import { SubmitObstacles, useSubmitObstacles } from './SubmitObstacles.tsx';

/** Buttons of which one press cannot be taken back are drawn as dangers. */
const looks: Partial<Record<AskedAction, ButtonLook>> = {
  approveReport: 'primary',
  sendAgain: 'primary',
  declareNotFound: 'danger',
  cancelByStaff: 'danger',
};

/** What may be done with the order now; where money or mail follows, a question stands before it. */
export function ActionPanel() {
  const { order: words, acts, review } = useTexts();
  const { staffOrder, may, act } = useOrderWork();
  const { isBusy, fault, run } = useAct();
  const [asked, setAsked] = useState<AskedAction>();
  const obstacles = useSubmitObstacles();
  const isOwnReview = staffOrder.order.state === 'in_review' && staffOrder.isOwnReport;
  const shown = askedActions.filter(
    (name) => may(callOf(name)) && !(name === 'approveReport' && isOwnReview),
  );
  const isEmpty = shown.length === 0 && !may('assignOrder') && !may('submitReport') && !isOwnReview;
  return (
    <Panel title={words.actions}>
      {isEmpty ? <p className={styles.why}>{words.noActions}</p> : null}
      <FaultNotice fault={fault} />
      <div className={styles.buttons}>
        {may('assignOrder') ? (
          <Button
            disabled={isBusy}
            onClick={() => run(() => act(assignOrder, undefined, acts.assignOrder.done))}
          >
            {isBusy ? words.busy : acts.assignOrder.button}
          </Button>
        ) : null}
        {may('submitReport') ? (
          <>
            <Button
              disabled={isBusy || obstacles.isBlocked}
              aria-describedby={obstacles.isBlocked ? obstacles.id : undefined}
              onClick={() => run(() => act(submitReport, undefined, acts.submitReport.done))}
            >
              {isBusy ? words.busy : acts.submitReport.button}
            </Button>
            <SubmitObstacles obstacles={obstacles} />
          </>
        ) : null}
        {staffOrder.order.state === 'in_review' ? <SubmitObstacles obstacles={obstacles} /> : null}
        {isOwnReview ? (
          <>
            <Button disabled aria-describedby="own-report">
              {acts.approveReport.button}
            </Button>
            <p className={styles.why} id="own-report">
              {acts.approveReport.own}
            </p>
          </>
        ) : null}
        {staffOrder.order.state === 'in_review' ? (
          <Link to={`/orders/${staffOrder.orderId}/review`} className={buttonClass('secondary')}>
            {review.check}
          </Link>
        ) : null}
        {shown.map((name) => (
          <Button
            key={name}
            look={looks[name] ?? 'secondary'}
            disabled={isBusy}
            onClick={() => setAsked(name)}
          >
            {acts[name].button}
          </Button>
        ))}
      </div>
      <AskDialog action={asked} onClose={() => setAsked(undefined)} />
    </Panel>
  );
}
