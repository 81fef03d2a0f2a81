import { useState } from 'react';
import type { ApiClient } from '#kernel/api-client.ts';
import { sellerFields } from '#modules/sellers/seller-rules.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { type SellerDesk, shortestReason } from '#workflows/edit-seller/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { ReasonField, useReason } from '../page/ReasonField.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './seller.module.css';
import type { SellerDetails, SellerWork } from './use-seller.ts';

type SayDialogProps = {
  work: SellerWork;
  /** What is done, which its reason is kept for. */
  what: 'publish' | `restore:${number}`;
  title: string;
  button: string;
  /** What pages and papers will say. */
  becomes: SellerDetails;
  say: (api: ApiClient, reason: string) => Promise<SellerDesk>;
  done: string;
  onClose: () => void;
};

/** What will be said otherwise than now, field by field, and why. */
export function SayDialog({ work, what, title, button, becomes, say, done, onClose }: SayDialogProps) {
  const { seller: words, acts } = useTexts();
  const { shown } = work.desk;
  const why = useReason(`seller:${what}`, shortestReason);
  const [isTried, setTried] = useState(false);
  const changed = sellerFields.filter((field) => becomes[field] !== shown[field]);
  const close = () => {
    work.clear();
    onClose();
  };
  const confirm = async () => {
    setTried(true);
    if (why.isShort) return;
    const outcome = await work.act((api) => say(api, why.reason), done);
    if (outcome === 'done') why.forget('');
    // Whoever was slower looks at what is shown now before it is said again.
    if (outcome !== 'refused') onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmText={work.isBusy ? words.busy : button}
      cancelText={acts.back}
      isBusy={work.isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      {changed.length === 0 ? (
        <p>{words.noChange}</p>
      ) : (
        <dl className={styles.changes}>
          {changed.map((field) => (
            <div key={field}>
              <dt>{words.fields[field]}</dt>
              {shown[field] === '' ? null : (
                <dd>
                  <del>
                    <span className="visually-hidden">{words.before}: </span>
                    {shown[field]}
                  </del>
                </dd>
              )}
              <dd>
                <ins>
                  <span className="visually-hidden">{words.after}: </span>
                  {becomes[field] || words.none}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ReasonField of={why} isTried={isTried} words={words} />
      <FaultNotice fault={work.fault} />
    </ConfirmDialog>
  );
}
