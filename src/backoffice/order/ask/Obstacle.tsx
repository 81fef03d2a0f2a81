import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { confirmEvidence, nameSource, type StaffOrder } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { useAct } from '../work/use-act.ts';
import styles from './Obstacle.module.css';

type ObstacleProps = { obstacle: StaffOrder['obstacles'][number] };

/** One line of what is in the way; evidence and names of sources are settled in place. */
export function Obstacle({ obstacle }: ObstacleProps) {
  const { code, section, text } = obstacle;
  const { orderId } = useOrderWork().staffOrder;
  return (
    <li>
      {section === null ? text : <Link to={`/orders/${orderId}/dossier?section=${section}`}>{text}</Link>}
      {code === 'evidence_unfit' || code === 'statement_unbalanced' || code === 'source_one_language' ? (
        <Settle obstacle={obstacle} />
      ) : null}
    </li>
  );
}

/** A reason for the evidence, or the Russian name of the source. */
function Settle({ obstacle: { code, factIds, subject } }: ObstacleProps) {
  const { acts, order: words } = useTexts();
  const { staffOrder, may, actQuietly } = useOrderWork();
  const { isBusy, fault, run } = useAct();
  const draft = useTextDraft(`${staffOrder.orderId}:${code}:${subject}:${factIds[0] ?? ''}`);
  const [isOpen, setOpen] = useState(draft.text !== '');
  const [isTried, setTried] = useState(false);
  const isEvidence = code !== 'source_one_language';
  const text =
    code === 'statement_unbalanced'
      ? acts.confirmStatement
      : isEvidence
        ? acts.confirmEvidence
        : acts.nameSource;
  const said = draft.text.trim();
  const isShort = said.length < (isEvidence ? 10 : 1);
  if (!may(isEvidence ? 'confirmEvidence' : 'nameSource')) return null;
  if (!isOpen) {
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {text.button}
      </Button>
    );
  }
  const save = async () => {
    setTried(true);
    if (isShort) return;
    const isDone = await run(() =>
      isEvidence
        ? actQuietly(confirmEvidence, { factIds: [...factIds], reason: said }, text.done)
        : actQuietly(nameSource, { source: subject, sourceRu: said }, text.done),
    );
    if (isDone) draft.forget();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void save();
      }}
    >
      <Field
        label={text.field}
        value={draft.text}
        maxLength={isEvidence ? 500 : 300}
        error={isTried && isShort ? text.tooShort : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          draft.write(currentTarget.value)
        }
      />
      <FaultNotice fault={fault} />
      <Button type="submit" look="secondary" disabled={isBusy}>
        {isBusy ? words.busy : text.confirm}
      </Button>
    </form>
  );
}
