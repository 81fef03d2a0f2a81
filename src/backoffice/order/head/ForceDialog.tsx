import { useState } from 'react';
import { formatMoney } from '#kernel/money.ts';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import {
  forcePayment,
  getPaymentTruth,
  type PaymentTruth,
  shortestForceReason,
} from '#workflows/settle-payment/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../../page/ReasonField.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { isOffered, useStaffUser } from '../../session/use-staff-user.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import styles from './ForceDialog.module.css';

/** A payment that contradicts its gateway: both sides as they are now, and the one state that this truth supports. */
export function ForceDialog({ payment: { attempt } }: { payment: StaffOrder['payments'][number] }) {
  const { force: words, acts, order } = useTexts();
  const { staffOrder, refresh } = useOrderWork();
  const { orderId } = staffOrder;
  const { reload } = useTimeline();
  const after = async () => {
    await Promise.all([reload(), refresh()]);
  };
  const { isBusy, fault, clear, read, act } = useStaffAct(`/orders/${orderId}`, after);
  const why = useReason(`${orderId}:force:${attempt}`, shortestForceReason);
  const [truth, setTruth] = useState<PaymentTruth>();
  const [isTried, setTried] = useState(false);
  const user = useStaffUser();
  if (user === undefined || !isOffered('payment.force', user)) return null;
  const params = { orderId, attempt };
  const look = () => read(async (api) => setTruth(await api.call(getPaymentTruth, { params })));
  const close = () => {
    clear();
    setTried(false);
    setTruth(undefined);
  };
  const [to] = truth?.choices ?? [];
  const force = async () => {
    setTried(true);
    if (truth?.theirs == null || to === undefined || why.isShort) return;
    const { status, capturedMinor } = truth.theirs;
    const seen = { state: truth.ours.state, status, capturedMinor };
    const call = { params, body: { to, seen, reason: why.reason } };
    if (!(await act((api) => api.call(forcePayment, call), words.done))) return;
    why.forget('');
    close();
  };
  return (
    <>
      <p>
        <Button look="secondary" onClick={look} disabled={isBusy}>
          {words.look}
        </Button>
      </p>
      {truth === undefined ? <FaultNotice fault={fault} /> : null}
      <ConfirmDialog
        isOpen={truth !== undefined}
        title={words.title}
        confirmText={isBusy ? order.busy : to === undefined ? words.again : words.act[to]}
        cancelText={acts.back}
        isBusy={isBusy}
        onConfirm={to === undefined ? look : force}
        onClose={close}
      >
        {truth === undefined ? null : <Sides truth={truth} />}
        <p>{to === undefined ? words.none : words.becomes[to]}</p>
        {to === undefined ? null : <ReasonField of={why} isTried={isTried} words={words} />}
        <FaultNotice fault={fault} />
      </ConfirmDialog>
    </>
  );
}

function Sides({ truth: { ours, theirs, currency } }: { truth: PaymentTruth }) {
  const { force: words, locale } = useTexts();
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale);
  return (
    <table className={styles.sides}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.ours}</th>
          <th scope="col">{words.theirs}</th>
        </tr>
      </thead>
      <tbody className="tabular">
        <tr>
          <th scope="row">{words.state}</th>
          <td>{words.states[ours.state]}</td>
          <td>
            {theirs === null
              ? words.unknown
              : theirs.isSamePayment
                ? words.states[theirs.status]
                : words.other}
          </td>
        </tr>
        <tr>
          <th scope="row">{words.amount}</th>
          <td>{money(ours.amountMinor)}</td>
          <td>{theirs === null ? '–' : money(theirs.amountMinor)}</td>
        </tr>
        <tr>
          <th scope="row">{words.taken}</th>
          <td>{money(ours.capturedMinor)}</td>
          <td>{theirs === null ? '–' : money(theirs.capturedMinor)}</td>
        </tr>
        <tr>
          <th scope="row">{words.back}</th>
          <td>{money(ours.refundedMinor)}</td>
          <td>{theirs === null ? '–' : money(theirs.refundedMinor)}</td>
        </tr>
      </tbody>
    </table>
  );
}
