import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { askCustomer } from '#workflows/prepare-report/contract.ts';
import { ConfirmLanguage } from '../../order/ask/ConfirmLanguage.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useOrderAct } from './use-order-act.ts';

/** A question to the customer, which begins with the value that is in doubt. */
export function AskCustomerDialog() {
  const { acts, order: words } = useTexts();
  const { dialog, closeDialog, current, order, orderId } = useDossier();
  const { isBusy, fault, act } = useOrderAct();
  const toast = useToast();
  const text = acts.askCustomer;
  const [fact] = current?.facts ?? [];
  const quoted = fact === undefined ? '' : `${fact.label}: “${fact.shown}”.\n`;
  const draft = useTextDraft(`${orderId}:ask:${current?.key ?? ''}`, quoted);
  const [isTried, setTried] = useState(false);
  const [isConfirmed, setConfirmed] = useState(false);
  const question = draft.text.trim();
  const isShort = question.length < 3 || question === quoted.trim();
  const language = order.customerLocale;
  const send = async () => {
    setTried(true);
    if (isShort || !isConfirmed) return;
    const query = { answer: 'brief' as const };
    const call = { params: { orderId }, query, body: { question, language } };
    if (!(await act((api) => api.call(askCustomer, call), text.done))) return;
    toast(text.done);
    draft.forget();
    setTried(false);
    setConfirmed(false);
    closeDialog();
  };
  return (
    <ConfirmDialog
      isOpen={dialog === 'ask'}
      title={text.title}
      confirmText={isBusy ? words.busy : text.confirm}
      cancelText={acts.back}
      isBusy={isBusy}
      onConfirm={send}
      onClose={closeDialog}
    >
      <p>{text.text}</p>
      <Field
        label={text.field}
        rows={4}
        maxLength={2000}
        value={draft.text}
        error={isTried && isShort ? acts.tooShort : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
          draft.write(currentTarget.value)
        }
      />
      <ConfirmLanguage
        language={language}
        isConfirmed={isConfirmed}
        isMissing={isTried && !isConfirmed}
        onChange={setConfirmed}
      />
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
