import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { removeView, renameView, saveView } from '#workflows/hand-out-orders/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { addressOf } from '../model/address.ts';
import { useQueue } from '../work/queue-work.tsx';

/** Keeps the view as it is now, or changes one that was kept. */
export function ViewDialog() {
  const { dialog } = useQueue();
  if (dialog === undefined || dialog === 'give' || dialog === 'note') return null;
  return dialog === 'saveView' ? <OpenDialog /> : <OpenDialog known={dialog} />;
}

function OpenDialog({ known }: { known?: Readonly<{ viewId: string; name: string }> }) {
  const { queue: words } = useTexts();
  const { wish, ask, refresh } = useQueue();
  const [name, setName] = useState(known?.name ?? '');
  const [isTried, setTried] = useState(false);
  const { isBusy, fault, act } = useStaffAct(addressOf(wish.filter), async () => {
    ask(undefined);
    await refresh();
  });
  const typed = name.trim();
  const keep = () => {
    setTried(true);
    if (typed === '') return;
    if (known === undefined)
      act((api) => api.call(saveView, { body: { name: typed, filter: wish.filter } }), words.saved);
    else act((api) => api.call(renameView, { body: { viewId: known.viewId, name: typed } }), words.renamed);
  };
  return (
    <ConfirmDialog
      isOpen
      title={known === undefined ? words.saveTitle : words.renameTitle}
      confirmText={isBusy ? words.busy : known === undefined ? words.save : words.rename}
      cancelText={words.cancel}
      isBusy={isBusy}
      onConfirm={keep}
      onClose={() => ask(undefined)}
    >
      {known === undefined ? <p>{words.saveText}</p> : null}
      <Field
        label={words.viewName}
        value={name}
        maxLength={60}
        error={isTried && typed === '' ? words.viewNameEmpty : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setName(currentTarget.value)}
      />
      {known === undefined ? null : (
        <p>
          <Button
            look="danger"
            disabled={isBusy}
            onClick={() =>
              act((api) => api.call(removeView, { body: { viewId: known.viewId } }), words.removed)
            }
          >
            {words.remove}
          </Button>
        </p>
      )}
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
