import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { type MergePreview, mergeCompanies, shortestReason } from '#workflows/merge-companies/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../page/ReasonField.tsx';
import { useStaffAct } from '../session/use-staff-act.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './companies.module.css';

type MergeDialogProps = {
  countryCode: string;
  preview: MergePreview;
  address: string;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** What merging two records changes in the search, and why it is done. */
export function MergeDialog({ countryCode, preview, address, onClose, onDone }: MergeDialogProps) {
  const { companies: words, acts, order } = useTexts();
  const { survivor, merged, names, numbers, orders } = preview;
  const { isBusy, fault, act } = useStaffAct(address, onDone);
  const why = useReason(`companies:merge:${merged.id}:${survivor.id}`, shortestReason);
  const [isTried, setTried] = useState(false);
  const merge = async () => {
    setTried(true);
    if (why.isShort) return;
    const body = { countryCode, survivorId: survivor.id, mergedId: merged.id, reason: why.reason };
    if (!(await act((api) => api.call(mergeCompanies, { body }), words.merged))) return;
    why.forget('');
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.mergeTitle}
      confirmText={isBusy ? order.busy : words.merge}
      cancelText={acts.back}
      isBusy={isBusy}
      onConfirm={merge}
      onClose={onClose}
    >
      <p>{words.becomes(merged.name, survivor.name)}</p>
      {names.length + numbers.length === 0 ? <p>{words.none}</p> : null}
      <Told title={words.names(names.length)} items={names} />
      <Told title={words.moreNumbers(numbers.length)} items={numbers} />
      <p>{words.orders(orders)}</p>
      <ReasonField of={why} isTried={isTried} words={words} />
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}

function Told({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <p className={styles.told}>{title}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
