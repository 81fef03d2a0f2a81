import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { retryOutbox } from '#workflows/mend-outbox/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useOutboxAct } from './use-outbox-act.ts';

/** Everything given up at once, after a question: mails and money follow. */
export function RetryAll() {
  const { outbox, order, acts } = useTexts();
  const { isBusy, fault, clear, act, showNow } = useOutboxAct();
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    clear();
    setAsked(false);
  };
  const retry = async () => {
    if (!(await act((api) => api.call(retryOutbox, {}), outbox.retriedAll))) return;
    close();
    await showNow();
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{outbox.retryAll}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={outbox.retryAllTitle}
        confirmText={isBusy ? order.busy : outbox.retryAll}
        cancelText={acts.back}
        isBusy={isBusy}
        onConfirm={retry}
        onClose={close}
      >
        <p>{outbox.retryAllText}</p>
        <FaultNotice fault={fault} />
      </ConfirmDialog>
    </>
  );
}
