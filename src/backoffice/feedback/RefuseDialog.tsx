import { useState } from 'react';
import { refuseReview, type StaffReview } from '#modules/feedback/contract.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useDeskAct } from './desk-work.tsx';

type RefuseDialogProps = { review: StaffReview; isOpen: boolean; onClose: () => void };

/** Takes the reason, which stays among ourselves, and takes the review off the site or keeps it off. */
export function RefuseDialog({ review, isOpen, onClose }: RefuseDialogProps) {
  const { feedback, acts, order } = useTexts();
  const { isBusy, fault, clear, act, showNow } = useDeskAct();
  const draft = useTextDraft(`review:${review.id}:refuse`);
  const [isTried, setTried] = useState(false);
  const reason = draft.text.trim();
  const isShort = reason.length < 3;
  const close = () => {
    setTried(false);
    clear();
    onClose();
  };
  const refuse = async () => {
    setTried(true);
    const params = { reviewId: review.id };
    const call = { params, body: { reason } };
    if (isShort || !(await act((api) => api.call(refuseReview, call), feedback.refused))) return;
    draft.forget();
    close();
    await showNow();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={feedback.refuseTitle}
      confirmText={isBusy ? order.busy : review.state === 'published' ? feedback.takeOff : feedback.refuse}
      cancelText={acts.back}
      isBusy={isBusy}
      isDanger
      onConfirm={refuse}
      onClose={close}
    >
      <p>{feedback.refuseText}</p>
      <Field
        label={feedback.reason}
        rows={3}
        maxLength={500}
        value={draft.text}
        error={isTried && isShort ? feedback.tooShort : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
          draft.write(currentTarget.value)
        }
      />
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
