import { useState } from 'react';
import { currencies } from '#kernel/money.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { approveCredit, type CreditLineView } from '#workflows/collect-debts/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ApproveDialog.module.css';
import { typedAmount } from './typed-amount.ts';

type ApproveDialogProps = {
  /** Whose limit is changed; undefined where a company is approved for the first time. */
  line: CreditLineView | undefined;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

const usual = { currency: 'EUR', days: '14' } as const;

/** Lets a company pay by invoice, or changes its limit. */
export function ApproveDialog({ line, isOpen, onClose, onDone }: ApproveDialogProps) {
  const { debts, acts, order } = useTexts();
  const { isBusy, fault, act, clear } = useStaffAct('/debts', onDone);
  const start = {
    email: line?.email ?? '',
    limit: line === undefined ? '' : String(line.limitMinor / 100),
    currency: line?.currency ?? usual.currency,
    days: line === undefined ? usual.days : String(line.days),
    reason: '',
  };
  const [typed, setTyped] = useState(start);
  const [isTried, setTried] = useState(false);
  const limitMinor = typedAmount(typed.limit);
  const days = Number(typed.days);
  const reason = typed.reason.trim();
  const wrong = {
    email: !/^\S+@\S+\.\S+$/.test(typed.email.trim()),
    limit: limitMinor === undefined || limitMinor < 100 || limitMinor > 100_000_000,
    days: !Number.isInteger(days) || days < 1 || days > 90,
    reason: reason.length < 3,
  };
  const close = () => {
    setTried(false);
    clear();
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    if (limitMinor === undefined || Object.values(wrong).some(Boolean)) return;
    const body = { email: typed.email.trim(), limitMinor, currency: typed.currency, days, reason };
    if (!(await act((api) => api.call(approveCredit, { body }), debts.approved))) return;
    setTyped({ ...start, limit: typed.limit, days: typed.days });
    close();
  };
  const said = (field: 'email' | 'limit' | 'days' | 'reason', text: string) => ({
    value: typed[field],
    autoComplete: 'off',
    error: isTried && wrong[field] ? text : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [field]: currentTarget.value }),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={debts.approveTitle}
      confirmText={isBusy ? order.busy : debts.approve}
      cancelText={acts.back}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{debts.approveText}</p>
      <Field
        label={debts.email}
        hint={debts.emailHint}
        type="email"
        maxLength={254}
        spellCheck={false}
        readOnly={line !== undefined}
        {...said('email', debts.emailWrong)}
      />
      <div className={styles.limit}>
        <Field
          label={debts.limitAmount}
          inputMode="decimal"
          maxLength={15}
          {...said('limit', debts.limitWrong)}
        />
        <label className={styles.currency}>
          <span>{debts.currency}</span>
          <select
            value={typed.currency}
            onChange={({ currentTarget }) => {
              const currency = currencies.find((one) => one === currentTarget.value);
              if (currency !== undefined) setTyped({ ...typed, currency });
            }}
          >
            {currencies.map((currency) => (
              <option key={currency}>{currency}</option>
            ))}
          </select>
        </label>
      </div>
      <Field label={debts.daysField} inputMode="numeric" maxLength={2} {...said('days', debts.daysWrong)} />
      <Field
        label={debts.reason}
        hint={debts.reasonHint}
        maxLength={500}
        {...said('reason', debts.tooShort)}
      />
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
