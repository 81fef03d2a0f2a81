import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { approveChecked, sendReportBack } from '#workflows/check-report/contract.ts';
import { ThinReasonFields, useThinReason } from '../../order/ask/ThinReasonFields.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useCheck } from '../work/check-work.tsx';

/** How a report leaves the desk of its second person. */
export type Finish = 'sendBack' | 'approve';

/** Asks before a report goes back to its authors, or out to its customer. */
export function FinishDialogs({ asked, onClose }: { asked: Finish | undefined; onClose: () => void }) {
  const { review: words, acts, order } = useTexts();
  const { check, act, fault } = useCheck();
  const navigate = useNavigate();
  const thin = useThinReason(check);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const params = { orderId: check.orderId };

  const finish = async (done: string, call: Parameters<typeof act>[0]) => {
    setBusy(true);
    const isDone = await act(call, { done });
    setBusy(false);
    if (!isDone) return;
    thin.forget();
    onClose();
    navigate(`/orders/${check.orderId}`);
  };
  const approve = () => {
    setTried(true);
    if (thin.isMissing) return;
    void finish(thin.isNeeded ? words.approvedThin : words.approved, (api) =>
      api.call(approveChecked, { params, body: thin.body }),
    );
  };
  const common = { cancelText: acts.back, isBusy, onClose };
  return (
    <>
      <ConfirmDialog
        {...common}
        isOpen={asked === 'sendBack'}
        title={words.sendBackTitle}
        confirmText={isBusy ? order.busy : words.sendBack(0)}
        onConfirm={() => finish(words.sentBack, (api) => api.call(sendReportBack, { params, body: {} }))}
      >
        <p>{words.sendBackText}</p>
        <FaultNotice fault={fault} />
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={asked === 'approve'}
        title={words.approveTitle}
        confirmText={isBusy ? order.busy : words.approve}
        onConfirm={approve}
      >
        {thin.isNeeded ? null : <p>{words.approveText}</p>}
        <ThinReasonFields thin={thin} isTried={isTried} />
        <FaultNotice fault={fault} />
      </ConfirmDialog>
    </>
  );
}
