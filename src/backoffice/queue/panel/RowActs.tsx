import { Link } from 'react-router';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import type { DeskRow } from '#workflows/hand-out-orders/contract.ts';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { dossierPath, orderPath, reviewPath } from '../model/paths.ts';
import { useQueue } from '../work/queue-work.tsx';
import styles from './panel.module.css';

/** Where the order goes on, and what is done about it from here. */
export function RowActs({ row }: { row: DeskRow }) {
  const { queue } = useTexts();
  const { act } = queue;
  const { acts, ask, selected } = useQueue();
  const { orderId, hasDossier, state, isOwnReport } = row;
  const main = classNames(buttonClass('primary'), styles.button);
  const other = classNames(buttonClass('secondary'), styles.button);
  return (
    <div className={styles.acts}>
      <p className={styles.buttons}>
        {state === 'in_review' && !isOwnReport ? (
          <Link className={main} to={reviewPath(orderId)}>
            {act.review}
          </Link>
        ) : null}
        {hasDossier ? (
          <Link
            className={state === 'in_review' && !isOwnReport ? other : main}
            to={dossierPath(orderId)}
            aria-keyshortcuts="Enter"
          >
            {act.dossier} <KeyCap keys="Enter" />
          </Link>
        ) : null}
        <Link className={hasDossier ? other : main} to={orderPath(orderId)} aria-keyshortcuts="O">
          {act.order} <KeyCap keys="O" />
        </Link>
      </p>
      {/* While others are selected these act on them, and the bar below the list says so. */}
      {selected.size > 0 ? null : (
        <p className={styles.buttons}>
          <SmallButton keys="A" isOff={acts.isBusy} onPress={acts.take}>
            {act.take}
          </SmallButton>
          <SmallButton keys="G" isOff={acts.isBusy} onPress={() => ask('give')}>
            {act.give}
          </SmallButton>
          <SmallButton keys="M" isOff={acts.isBusy} onPress={() => ask('note')}>
            {act.note}
          </SmallButton>
        </p>
      )}
    </div>
  );
}
