import { useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useQueue } from '../work/queue-work.tsx';
import styles from './dialogs.module.css';

const nobody = '';

/** Who goes on with the orders: a colleague with what they have to do already, or nobody. */
export function GiveDialog() {
  const { queue: words } = useTexts();
  const { desk, dialog, ask, targets, acts } = useQueue();
  const [to, setTo] = useState<string>();
  const chosen = to ?? desk.workload[0]?.id ?? nobody;
  const choice = (id: string, name: string, load: string) => (
    <label key={id} className={styles.choice}>
      <input type="radio" name="to" value={id} checked={chosen === id} onChange={() => setTo(id)} />
      <span>{name}</span>
      <span className={styles.quiet}>{load}</span>
    </label>
  );
  return (
    <ConfirmDialog
      isOpen={dialog === 'give'}
      title={words.giveTitle(targets.length)}
      confirmText={acts.isBusy ? words.busy : words.give}
      cancelText={words.cancel}
      isBusy={acts.isBusy}
      onConfirm={() => acts.give(chosen === nobody ? null : chosen)}
      onClose={() => {
        acts.clearFault();
        ask(undefined);
      }}
    >
      <p>{words.giveText}</p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{words.giveTitle(targets.length)}</legend>
        {desk.workload.map(({ id, name, dueSoon, late }) =>
          choice(id, name, words.load(dueSoon + late, late)),
        )}
        {choice(nobody, words.putBack, '')}
      </fieldset>
      <FaultNotice fault={acts.fault} />
    </ConfirmDialog>
  );
}
