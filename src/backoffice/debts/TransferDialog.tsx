import { useState } from 'react';
import type { ApiClient } from '#kernel/api-client.ts';
import type { Currency } from '#kernel/money.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { typedAmount } from './typed-amount.ts';
import { useDebtAct } from './use-debt-act.ts';

/** What a person has seen at the bank. */
export type SeenTransfer = Readonly<{ amountMinor: number; madeOn: string; reference: string }>;

type TransferDialogProps = {
  words: Readonly<{ title: string; text: string; confirm: string; done: string }>;
  /** The amount is typed once more; undefined where there is nothing to compare it with. */
  asksAmount?: Currency;
  call: (api: ApiClient, seen: SeenTransfer) => Promise<unknown>;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Asks what stands at the bank before money is written down as moved. */
export function TransferDialog({ words, asksAmount, call, isOpen, onClose, onDone }: TransferDialogProps) {
  const { debts, acts, order } = useTexts();
  const { isBusy, fault, act, clear } = useDebtAct(onDone);
  const [typed, setTyped] = useState({ amount: '', madeOn: '', reference: '' });
  const [isTried, setTried] = useState(false);
  const amountMinor = asksAmount === undefined ? 0 : typedAmount(typed.amount);
  const reference = typed.reference.trim();
  const isWhole = amountMinor !== undefined && typed.madeOn !== '' && reference !== '';
  const close = () => {
    setTried(false);
    clear();
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    if (!isWhole) return;
    if (!(await act((api) => call(api, { amountMinor, madeOn: typed.madeOn, reference }), words.done)))
      return;
    setTyped({ amount: '', madeOn: '', reference: '' });
    close();
  };
  const said = (field: keyof typeof typed) => ({
    value: typed[field],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [field]: currentTarget.value }),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={words.title}
      confirmText={isBusy ? order.busy : words.confirm}
      cancelText={acts.back}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{words.text}</p>
      {asksAmount === undefined ? null : (
        <Field
          label={debts.amount(asksAmount)}
          hint={debts.amountHint}
          inputMode="decimal"
          maxLength={15}
          error={isTried && amountMinor === undefined ? debts.amountWrong : undefined}
          {...said('amount')}
        />
      )}
      <Field
        label={debts.madeOn}
        type="date"
        error={isTried && typed.madeOn === '' ? debts.madeOnWrong : undefined}
        {...said('madeOn')}
      />
      <Field
        label={debts.reference}
        hint={debts.referenceHint}
        maxLength={200}
        error={isTried && reference === '' ? debts.referenceWrong : undefined}
        {...said('reference')}
      />
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
