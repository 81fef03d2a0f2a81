import { useState } from 'react';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import frame from '../profile.module.css';
import { leaveCompany } from './endpoints.ts';
import styles from './People.module.css';
import { useCompanyWords } from './texts/words.ts';
import { useAct } from './use-act.ts';

/** The way out of a company for a colleague. */
export function Leave() {
  const words = useCompanyWords();
  const { isBusy, act } = useAct();
  const [isAsked, setAsked] = useState(false);
  const leave = async () => {
    await act(() => sessionApi().call(leaveCompany, {}), words.left);
    setAsked(false);
  };
  return (
    <section className={frame.section} aria-labelledby="leave">
      <h2 id="leave">{words.leaveTitle}</h2>
      <p className={styles.lead}>{words.leaveLead}</p>
      <div>
        <Button look="secondary" onClick={() => setAsked(true)}>
          {words.leave}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={words.askLeave}
        confirmText={words.leave}
        cancelText={words.keep}
        isBusy={isBusy}
        isDanger
        onConfirm={leave}
        onClose={() => setAsked(false)}
      >
        <p>{words.leaveLead}</p>
      </ConfirmDialog>
    </section>
  );
}
