import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { NotificationAddressView } from '#modules/accounts/contract.ts';
import { removeNotificationAddress } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { AddAddress } from './AddAddress.tsx';
import styles from './NotificationAddresses.module.css';
import { useCopyWords } from './texts/words.ts';

/** As many as the API takes. */
const most = 5;

/** Who else gets the mails about one's orders. */
export function NotificationAddresses({ addresses }: { addresses: readonly NotificationAddressView[] }) {
  const words = useCopyWords();
  const { faults } = useTexts();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [leaving, setLeaving] = useState<NotificationAddressView>();
  const remove = async () => {
    if (leaving === undefined) return;
    const params = { addressId: leaving.id };
    try {
      await sessionApi().call(removeNotificationAddress, { params });
      toast(words.removed);
    } catch (error) {
      toast(refusalOfError(error).failure?.text ?? faults.errorText);
    }
    setLeaving(undefined);
    revalidate();
  };
  return (
    <>
      {addresses.length === 0 ? <p className={styles.empty}>{words.empty}</p> : null}
      <ul className={styles.list} aria-label={words.listLabel}>
        {addresses.map((address) => (
          <li key={address.id} className={styles.address}>
            <span className={styles.email}>{address.email}</span>
            <Badge tone={address.isConfirmed ? 'good' : 'warn'}>
              {address.isConfirmed ? words.confirmed : words.waiting}
            </Badge>
            <Button
              look="quiet"
              aria-label={`${words.remove}: ${address.email}`}
              onClick={() => setLeaving(address)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {addresses.length < most ? <AddAddress onAdded={revalidate} /> : <p>{words.limit}</p>}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={words.removeTitle}
        confirmText={words.remove}
        cancelText={words.keep}
        isDanger
        onConfirm={remove}
        onClose={() => setLeaving(undefined)}
      >
        <p>{words.removeText(leaving?.email ?? '')}</p>
      </ConfirmDialog>
    </>
  );
}
