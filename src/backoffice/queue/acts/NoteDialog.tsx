import { useState } from 'react';
import { maxMentions } from '#modules/worklists/contract.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useQueue } from '../work/queue-work.tsx';
import styles from './dialogs.module.css';

/** Words for the staff at the orders, and whom they are for. */
export function NoteDialog() {
  const { queue: words } = useTexts();
  const { desk, dialog, ask, targets, acts } = useQueue();
  const draft = useTextDraft('queue:note');
  const [told, setTold] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const text = draft.text.trim();
  const leave = async () => {
    setTried(true);
    if (text === '' || !(await acts.note(text, told))) return;
    draft.forget();
    setTold([]);
    setTried(false);
  };
  return (
    <ConfirmDialog
      isOpen={dialog === 'note'}
      title={words.noteTitle(targets.length)}
      confirmText={acts.isBusy ? words.busy : words.addNote}
      cancelText={words.cancel}
      isBusy={acts.isBusy}
      onConfirm={leave}
      onClose={() => {
        acts.clearFault();
        ask(undefined);
      }}
    >
      <p>{words.noteText}</p>
      <Field
        label={words.noteField}
        rows={3}
        maxLength={2000}
        value={draft.text}
        error={isTried && text === '' ? words.noteEmpty : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
          draft.write(currentTarget.value)
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <fieldset className={styles.choices}>
        <legend>{words.tell}</legend>
        {desk.workload.map(({ id, name }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={told.includes(id)}
              disabled={!told.includes(id) && told.length >= maxMentions}
              onChange={({ currentTarget: { checked } }) =>
                setTold(checked ? [...told, id] : told.filter((other) => other !== id))
              }
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <FaultNotice fault={acts.fault} />
    </ConfirmDialog>
  );
}
