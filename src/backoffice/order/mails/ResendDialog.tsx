import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { resendMail } from '#workflows/deliver-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';
import { useOrderWork } from '../work/order-work.tsx';

type ResendDialogProps = { mailId: string | undefined; onClose: () => void };

/** Asks why a mail goes out once more, and says what will follow. */
export function ResendDialog({ mailId, onClose }: ResendDialogProps) {
  const { mails: words, acts, order } = useTexts();
  const { staffOrder, refresh } = useOrderWork();
  const { orderId } = staffOrder;
  const { mails, reload } = useTimeline();
  const after = async () => {
    await Promise.all([reload(), refresh()]);
  };
  const { isBusy, fault, clear, act } = useStaffAct(`/orders/${orderId}`, after);
  const draft = useTextDraft(`${orderId}:resend`);
  const [isTried, setTried] = useState(false);
  const mail = mails?.mails.find((one) => one.mailId === mailId);
  const reason = draft.text.trim();
  const close = () => {
    clear();
    setTried(false);
    onClose();
  };
  const send = async () => {
    setTried(true);
    if (reason.length < 3 || mailId === undefined) return;
    const call = { params: { orderId, mailId }, body: { reason } };
    if (!(await act((api) => api.call(resendMail, call), words.resent))) return;
    draft.forget();
    close();
  };
  return (
    <ConfirmDialog
      isOpen={mailId !== undefined}
      title={words.resendTitle}
      confirmText={isBusy ? order.busy : words.resend}
      cancelText={acts.back}
      isBusy={isBusy}
      onConfirm={send}
      onClose={close}
    >
      <p>
        {words.resendText(
          mail?.subject ?? words.kinds[mail?.kind ?? ''] ?? '',
          mails?.email ?? staffOrder.order.email,
        )}
      </p>
      <Field
        label={words.reason}
        rows={3}
        maxLength={500}
        value={draft.text}
        error={isTried && reason.length < 3 ? acts.tooShort : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
          draft.write(currentTarget.value)
        }
      />
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
