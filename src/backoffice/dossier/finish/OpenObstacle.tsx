import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { confirmEvidence, nameSource, type StaffOrder } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Mark } from '../marks/Mark.tsx';
import { linesOf } from '../model/lines.ts';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './finish.module.css';
import { useOrderAct } from './use-order-act.ts';

type OpenObstacleProps = { obstacle: StaffOrder['obstacles'][number]; onJump: () => void };

/** One line of what is in the way: it leads to the value, and what takes a word is settled here. */
export function OpenObstacle({ obstacle, onJump }: OpenObstacleProps) {
  const { dossier, goTo } = useDossier();
  const { section, factIds, text } = obstacle;
  const jump = () => {
    if (section === null) return;
    const found = dossier.sections.find(({ code }) => code === section);
    const line =
      found && linesOf(found, false).find(({ facts }) => facts.some(({ id }) => factIds.includes(id)));
    onJump();
    goTo(section, line?.key);
  };
  return (
    <li>
      <button type="button" className={styles.jump} disabled={section === null} onClick={jump}>
        <Mark standing="wrong" />
        <span>{text}</span>
      </button>
      <Settle obstacle={obstacle} />
    </li>
  );
}

/** Why evidence or a filing is right although it does not look so, or the Russian name of a source. */
function Settle({ obstacle: { code, factIds, subject } }: Pick<OpenObstacleProps, 'obstacle'>) {
  const { acts, order: words } = useTexts();
  const { order, orderId } = useDossier();
  const { isBusy, fault, act } = useOrderAct();
  const draft = useTextDraft(`${orderId}:${code}:${subject}:${factIds[0] ?? ''}`);
  const [isOpen, setOpen] = useState(draft.text !== '');
  const [isTried, setTried] = useState(false);
  const isName = code === 'source_one_language';
  const isSettled = isName || code === 'evidence_unfit' || code === 'statement_unbalanced';
  if (!isSettled || !order.actions.includes(isName ? 'nameSource' : 'confirmEvidence')) return null;
  const text = {
    source_one_language: acts.nameSource,
    evidence_unfit: acts.confirmEvidence,
    statement_unbalanced: acts.confirmStatement,
  }[code];
  const said = draft.text.trim();
  const isShort = said.length < (isName ? 1 : 10);
  if (!isOpen)
    return (
      <Button look="quiet" onClick={() => setOpen(true)}>
        {text.button}
      </Button>
    );
  const save = async () => {
    setTried(true);
    if (isShort) return;
    const params = { orderId };
    const isDone = await act(
      (api) =>
        isName
          ? api.call(nameSource, { params, body: { source: subject, sourceRu: said } })
          : api.call(confirmEvidence, { params, body: { factIds: [...factIds], reason: said } }),
      text.done,
    );
    if (isDone) draft.forget();
  };
  return (
    <div className={styles.settle}>
      <Field
        label={text.field}
        value={draft.text}
        maxLength={isName ? 300 : 500}
        error={isTried && isShort ? text.tooShort : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          draft.write(currentTarget.value)
        }
      />
      <FaultNotice fault={fault} />
      <Button look="secondary" disabled={isBusy} onClick={() => void save()}>
        {isBusy ? words.busy : text.confirm}
      </Button>
    </div>
  );
}
