import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { changeOrderAddress } from '#workflows/deliver-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';
import { useOrderWork } from '../work/order-work.tsx';

/** After the mail server has refused the address: another one, for all mails from then on. */
export function AddressDialog() {
  const { mails: words, acts, order } = useTexts();
  const { staffOrder, refresh } = useOrderWork();
  const { orderId } = staffOrder;
  const { mails, reload } = useTimeline();
  const after = async () => {
    await Promise.all([reload(), refresh()]);
  };
  const { isBusy, fault, clear, act } = useStaffAct(`/orders/${orderId}`, after);
  const address = useTextDraft(`${orderId}:address`);
  const why = useTextDraft(`${orderId}:address-why`);
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const email = address.text.trim();
  const reason = why.text.trim();
  const isWrong = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  if (mails?.mayChangeAddress !== true) return null;
  const close = () => {
    clear();
    setTried(false);
    setOpen(false);
  };
  const save = async () => {
    setTried(true);
    if (isWrong || reason.length < 3) return;
    const call = { params: { orderId }, body: { email, reason } };
    if (!(await act((api) => api.call(changeOrderAddress, call), words.addressDone))) return;
    address.forget();
    why.forget();
    close();
  };
  return (
    <>
      <p>
        <Button look="secondary" onClick={() => setOpen(true)}>
          {words.address}
        </Button>
      </p>
      <ConfirmDialog
        isOpen={isOpen}
        title={words.addressTitle}
        confirmText={isBusy ? order.busy : words.address}
        cancelText={acts.back}
        isBusy={isBusy}
        onConfirm={save}
        onClose={close}
      >
        <p>{words.addressText(mails.email)}</p>
        <Field
          label={words.newAddress}
          type="email"
          autoComplete="off"
          maxLength={254}
          value={address.text}
          error={isTried && isWrong ? words.addressWrong : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
            address.write(currentTarget.value)
          }
        />
        <Field
          label={words.reason}
          rows={3}
          maxLength={500}
          value={why.text}
          error={isTried && reason.length < 3 ? acts.tooShort : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
            why.write(currentTarget.value)
          }
        />
        <FaultNotice fault={fault} />
      </ConfirmDialog>
    </>
  );
}
