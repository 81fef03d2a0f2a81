import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { clearSession } from '#modules/accounts/web/token-store.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { FormFailure } from '../../account/fields/FormFailure.tsx';
import { PasswordField } from '../../account/fields/PasswordField.tsx';
import { useFieldWords } from '../../account/texts/words.ts';
import { forgetClientState } from '../../client-state/client-state.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './export-and-erasure.module.css';
import { type EraseRefusal, eraseOwnAccount } from './export-and-erasure-calls.ts';
import { useDataWords } from './texts/words.ts';

/** Asks for the password, and for the code where signing in does, before the account goes for good. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const words = useDataWords().erase;
  const fields = useFieldWords();
  const toast = useToast();
  const inside = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<EraseRefusal>();
  const errorOf = (name: string) => refusal?.faults.find(({ field }) => field === name)?.text;
  // The server says whether it needs one; once it has, the field stays.
  const [asksCode, setAsksCode] = useState(false);

  useEffect(() => {
    const wrong = refusal?.faults[0]?.field;
    inside.current?.querySelector<HTMLElement>(`[name="${wrong ?? ''}"]`)?.focus();
  }, [refusal]);

  const erase = async () => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '');
    if (text('password') === '') {
      setRefusal({
        faults: [{ field: 'password', text: words.needsPassword }],
        failure: undefined,
        orders: [],
      });
      return;
    }
    setBusy(true);
    const refused = await eraseOwnAccount({ password: text('password'), code: text('code').trim() });
    setBusy(false);
    if (refused !== undefined) {
      if (refused.faults.some(({ field }) => field === 'code')) setAsksCode(true);
      setRefusal(refused);
      return;
    }
    toast(words.goodbye);
    forgetEverything();
  };

  return (
    <ConfirmDialog
      isOpen
      title={words.askTitle}
      confirmText={isBusy ? words.busy : words.confirm}
      cancelText={words.back}
      isBusy={isBusy}
      isDanger
      onConfirm={erase}
      onClose={onClose}
    >
      <p>{words.askText}</p>
      <div ref={inside} className={styles.fields}>
        {/* So that a password manager knows whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={fields.password}
          autoComplete="current-password"
          error={errorOf('password')}
        />
        {asksCode ? (
          <Field
            label={words.code}
            hint={words.codeHint}
            name="code"
            autoComplete="one-time-code"
            inputMode="text"
            spellCheck={false}
            maxLength={40}
            error={errorOf('code')}
          />
        ) : null}
      </div>
      <UnderWay orders={refusal?.orders ?? []} />
      <FormFailure title={words.failed} failure={refusal?.failure} />
    </ConfirmDialog>
  );
}

/** Which orders keep the account from going, and where to look at them. */
function UnderWay({ orders }: { orders: readonly string[] }) {
  const words = useDataWords().erase;
  const { to } = useTexts();
  if (orders.length === 0) return null;
  return (
    <Notice tone="bad" role="alert" title={words.underWayTitle}>
      <p>{words.underWay(orders.length)}</p>
      <ul className={`${styles.orders} tabular`}>
        {orders.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ul>
      <p>
        <Link to={to('/profile/orders')}>{words.toOrders}</Link>
      </p>
    </Notice>
  );
}

/** Nothing of the person stays in this browser; the frame of the profile sees it and leaves. */
function forgetEverything(): void {
  forgetClientState();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept where nothing can be kept.
  }
  clearSession();
}
