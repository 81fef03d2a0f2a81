import { useId, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';
import styles from './OrderHead.module.css';
import type { Hands } from './use-hands.ts';

type GiveDialogProps = { isOpen: boolean; me: string; hands: Hands; onClose: () => void };

/** Chooses who goes on with the order, oneself among them. */
export function GiveDialog({ isOpen, me, hands, onClose }: GiveDialogProps) {
  const { orderDesk, order, acts } = useTexts();
  const { timeline } = useTimeline();
  const name = useId();
  const people = timeline?.colleagues ?? [];
  const [chosen, setChosen] = useState<string>();
  const to = chosen ?? people.find(({ id }) => id !== me)?.id;
  const give = async () => {
    const person = people.find(({ id }) => id === to);
    if (person !== undefined && (await hands.give(person))) onClose();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={orderDesk.giveTitle}
      confirmText={hands.isBusy ? order.busy : orderDesk.giveConfirm}
      cancelText={acts.back}
      isBusy={hands.isBusy}
      onConfirm={give}
      onClose={onClose}
    >
      <fieldset className={styles.people}>
        <legend className="visually-hidden">{orderDesk.person}</legend>
        {people.map((person) => (
          <label key={person.id}>
            <input
              type="radio"
              name={name}
              value={person.id}
              checked={person.id === to}
              onChange={() => setChosen(person.id)}
            />
            {person.name}
            {person.id === me ? ` (${order.actor.you})` : null}
          </label>
        ))}
      </fieldset>
      <FaultNotice fault={hands.fault} />
    </ConfirmDialog>
  );
}
