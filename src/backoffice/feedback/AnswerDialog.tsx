import { useState } from 'react';
import { languages } from '#kernel/locale.ts';
import { maxAnswerLength, replyToQuestion, type StaffQuestion } from '#modules/feedback/contract.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { words as templates } from '../reply-templates/questions/texts/words.ts';
import { TemplateSelect } from '../reply-templates/TemplateSelect.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useDeskAct } from './desk-work.tsx';

type AnswerDialogProps = { question: StaffQuestion; isOpen: boolean; onClose: () => void };

/** Our answer by mail, in the asker's language, begun from a template; the question is done with it. */
export function AnswerDialog({ question, isOpen, onClose }: AnswerDialogProps) {
  const { feedback, acts, order } = useTexts();
  const { isBusy, fault, clear, act, showNow } = useDeskAct();
  const draft = useTextDraft(`question:${question.id}:answer`);
  const [isTried, setTried] = useState(false);
  const text = draft.text.trim();
  const isShort = text.length < 3;
  const close = () => {
    setTried(false);
    clear();
    onClose();
  };
  const send = async () => {
    setTried(true);
    const call = { params: { questionId: question.id }, body: { text } };
    if (isShort || !(await act((api) => api.call(replyToQuestion, call), feedback.answerSent))) return;
    draft.forget();
    close();
    await showNow();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={feedback.answerTitle}
      confirmText={isBusy ? order.busy : feedback.sendAnswer}
      cancelText={acts.back}
      isBusy={isBusy}
      onConfirm={send}
      onClose={close}
    >
      <p>{feedback.answerText(question.email, languages[question.locale].ownName)}</p>
      <TemplateSelect templates={templates} language={question.locale} onChoose={draft.write} />
      <Field
        label={feedback.replyField}
        rows={7}
        maxLength={maxAnswerLength}
        lang={question.locale}
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
