import { useState } from 'react';
import { replyToReview, type StaffReview } from '#modules/feedback/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useDeskAct } from './desk-work.tsx';

type ReplyDialogProps = { review: StaffReview; isOpen: boolean; onClose: () => void };

/** Our public answer: written, changed or taken away. */
export function ReplyDialog({ review, isOpen, onClose }: ReplyDialogProps) {
  const { feedback, acts, order } = useTexts();
  const { isBusy, fault, clear, act, showNow } = useDeskAct();
  const draft = useTextDraft(`review:${review.id}:reply`, review.reply ?? '');
  const [isTried, setTried] = useState(false);
  const text = draft.text.trim();
  const close = () => {
    setTried(false);
    clear();
    onClose();
  };
  const save = async (reply: string | null, doneText: string) => {
    const call = { params: { reviewId: review.id }, body: { reply } };
    if (!(await act((api) => api.call(replyToReview, call), doneText))) return;
    draft.forget(reply ?? '');
    close();
    await showNow();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={feedback.replyTitle}
      confirmText={isBusy ? order.busy : feedback.saveReply}
      cancelText={acts.back}
      isBusy={isBusy}
      onConfirm={() => {
        setTried(true);
        if (text !== '') save(text, feedback.replied);
      }}
      onClose={close}
    >
      <p>{feedback.replyText}</p>
      <Field
        label={feedback.replyField}
        rows={5}
        maxLength={2000}
        value={draft.text}
        error={isTried && text === '' ? feedback.replyEmpty : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
          draft.write(currentTarget.value)
        }
      />
      {review.reply === null ? null : (
        <Button look="danger" disabled={isBusy} onClick={() => save(null, feedback.replyRemoved)}>
          {feedback.removeReply}
        </Button>
      )}
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
