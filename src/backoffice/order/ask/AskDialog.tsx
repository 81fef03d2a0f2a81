import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import {
  askCustomer,
  cancelByStaff,
  declareNotFound,
  reopenOrder,
  resolveSending,
  sendAgain,
  writeOffDebt,
} from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { useAct } from '../work/use-act.ts';
import { ConfirmLanguage } from './ConfirmLanguage.tsx';

/** Actions that are asked about first, in the order of their buttons. */
export const askedActions = [
  'sendAgain',
  'resolveTaken',
  'resolveNotTaken',
  'askCustomer',
  'declareNotFound',
  'reopenOrder',
  'writeOffDebt',
  'cancelByStaff',
] as const;
export type AskedAction = (typeof askedActions)[number];

/** Those that end an order. */
export const endingActions: readonly AskedAction[] = ['declareNotFound', 'writeOffDebt', 'cancelByStaff'];

/** The call that an action makes, as the API names it: one call has two answers to its question. */
export function callOf(action: AskedAction): string {
  return action === 'resolveTaken' || action === 'resolveNotTaken' ? 'resolveSending' : action;
}

type AskDialogProps = { action: AskedAction | undefined; onClose: () => void };

/** Says what will follow for money and mail, takes the words that go with it, and only then acts. */
export function AskDialog({ action, onClose }: AskDialogProps) {
  return (
    <>
      {askedActions.map((name) => (
        <OneDialog key={name} action={name} isOpen={name === action} onClose={onClose} />
      ))}
    </>
  );
}

type OneDialogProps = { action: AskedAction; isOpen: boolean; onClose: () => void };

function OneDialog({ action, isOpen, onClose }: OneDialogProps) {
  const { acts, order: words } = useTexts();
  const { staffOrder, act } = useOrderWork();
  const { isBusy, fault, clear, run } = useAct();
  const draft = useTextDraft(`${staffOrder.orderId}:${action}`);
  const [isTried, setTried] = useState(false);
  const text = acts[action];
  const reason = draft.text.trim();
  const hasField = 'field' in text;
  const isShort = hasField && reason.length < 3;
  const isForCustomer = 'isForCustomer' in text;
  const language = staffOrder.customerLocale;
  const [isConfirmed, setConfirmed] = useState(false);
  const lacksLanguage = isForCustomer && !isConfirmed;

  const ask = () => {
    const { done } = text;
    switch (action) {
      case 'sendAgain':
        return act(sendAgain, undefined, done);
      case 'resolveTaken':
      case 'resolveNotTaken':
        return act(resolveSending, { wasTaken: action === 'resolveTaken', reason }, done);
      case 'askCustomer':
        return act(askCustomer, { question: reason, language }, done);
      case 'declareNotFound':
        return act(declareNotFound, { reason, language }, done);
      case 'reopenOrder':
        return act(reopenOrder, { reason, language }, done);
      case 'writeOffDebt':
        return act(writeOffDebt, { reason }, done);
      case 'cancelByStaff':
        return act(cancelByStaff, { reason, language }, done);
    }
  };
  const confirm = async () => {
    setTried(true);
    if (isShort || lacksLanguage || !(await run(ask))) return;
    draft.forget();
    setConfirmed(false);
    setTried(false);
    onClose();
  };
  const close = () => {
    setTried(false);
    clear();
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text.title}
      confirmText={isBusy ? words.busy : text.confirm}
      cancelText={acts.back}
      isBusy={isBusy}
      isDanger={endingActions.includes(action)}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{typeof text.text === 'string' ? text.text : text.text(staffOrder.order.email)}</p>
      {hasField ? (
        <Field
          label={text.field}
          rows={4}
          maxLength={action === 'askCustomer' ? 2000 : 500}
          value={draft.text}
          error={isTried && isShort ? acts.tooShort : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
            draft.write(currentTarget.value)
          }
        />
      ) : null}
      {isForCustomer ? (
        <ConfirmLanguage
          language={language}
          isConfirmed={isConfirmed}
          isMissing={isTried && lacksLanguage}
          onChange={setConfirmed}
        />
      ) : null}
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
