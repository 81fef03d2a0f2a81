import { workItemOutcomes } from '#modules/orders/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { type StaffOrder, tickWorkItem } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './WorkItems.module.css';
import { useOrderWork } from './work/order-work.tsx';
import { useAct } from './work/use-act.ts';

/** The research steps: one press ticks a step with its outcome; the customer sees them as the timeline. */
export function WorkItems() {
  const { order: words } = useTexts();
  const { workItems } = useOrderWork().staffOrder.order;
  if (workItems.length === 0) return null;
  const done = workItems.filter(({ outcome }) => outcome !== null).length;
  return (
    <Panel title={words.workTitle} aside={words.workProgress(done, workItems.length)}>
      <ul className={styles.items}>
        {workItems.map((item) => (
          <WorkItem key={item.kind} item={item} />
        ))}
      </ul>
    </Panel>
  );
}

function WorkItem({ item }: { item: StaffOrder['order']['workItems'][number] }) {
  const { order: words, words: names, editor } = useTexts();
  const { may, actQuietly } = useOrderWork();
  const { isBusy, fault, run } = useAct();
  const { kind, outcome } = item;
  const isOpen = may('tickWorkItem');
  return (
    <li className={styles.item}>
      <p className={outcome === null ? styles.open : styles.done}>
        <span className={styles.mark}>{outcome === null ? null : <Icon name="check" />}</span>
        {names.work[kind]}
      </p>
      {isOpen ? (
        <fieldset className={styles.outcomes} disabled={isBusy}>
          <legend className="visually-hidden">{words.workOutcome(names.work[kind])}</legend>
          {workItemOutcomes.map((choice) => (
            <button
              key={choice}
              type="button"
              className={styles.outcome}
              aria-pressed={outcome === choice}
              title={outcome === choice ? words.workUndo : undefined}
              onClick={() =>
                run(() =>
                  actQuietly(
                    tickWorkItem,
                    { kind, outcome: outcome === choice ? null : choice },
                    editor.saved,
                  ),
                )
              }
            >
              {names.outcomes[choice]}
            </button>
          ))}
        </fieldset>
      ) : outcome === null ? null : (
        <p className={styles.shown}>{names.outcomes[outcome]}</p>
      )}
      <FaultNotice fault={fault} />
    </li>
  );
}
