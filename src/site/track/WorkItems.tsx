import { nearZonedMoment } from '#kernel/zoned-words.ts';
import type { OrderView } from '#modules/orders/contract.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useTrackWords } from './texts/words.ts';
import styles from './WorkItems.module.css';

type WorkItemsProps = { items: OrderView['workItems']; timeZone: OrderView['timeZone'] };

/** The sources that are asked; a silent source never reads as an empty one. */
export function WorkItems({ items, timeZone }: WorkItemsProps) {
  const track = useTrackWords();
  const { locale } = useTexts();
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map(({ kind, doneAt, outcome }) => (
        <li
          key={kind}
          className={classNames(
            styles.item,
            doneAt !== null && styles.done,
            (outcome === 'unavailable' || outcome === 'partly') && styles.silent,
          )}
        >
          <Icon
            name={
              doneAt === null
                ? 'clock'
                : outcome === 'unavailable' || outcome === 'partly'
                  ? 'alert'
                  : 'check'
            }
          />
          <span className={styles.name}>{track.work[kind]}</span>
          <span className={styles.outcome}>
            {doneAt === null || outcome === null
              ? track.pending
              : `${track.outcome[kind][outcome]}, ${nearZonedMoment(new Date(doneAt), { locale, timeZone })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
