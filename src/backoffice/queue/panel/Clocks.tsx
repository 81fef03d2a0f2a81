import { languages } from '#kernel/locale.ts';
import type { DeskRow } from '#workflows/hand-out-orders/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { deskDay } from '../model/due-words.ts';
import { useQueue } from '../work/queue-work.tsx';
import styles from './panel.module.css';

const width = 312;
const inset = 6;

/** From the order to the end of its hold: where it is now, and when it is due. Below it the same in words. */
export function Clocks({ row }: { row: DeskRow }) {
  const { queue, locale } = useTexts();
  const { panel: words } = queue;
  const { desk } = useQueue();
  const { placedAt, dueMax, payment } = row;
  const end = payment?.state === 'authorised' ? payment.holdEndsAt : null;
  const day = (iso: string) => deskDay(iso, desk.timeZone, languages[locale].intl);
  const times = [placedAt, desk.asOf, dueMax, end].flatMap((iso) => (iso === null ? [] : Date.parse(iso)));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const at = (iso: string) =>
    inset + ((Date.parse(iso) - first) / Math.max(1, last - first)) * (width - 2 * inset);
  return (
    <div>
      <svg
        className={styles.clocks}
        viewBox={`0 0 ${width} 28`}
        role="img"
        aria-label={words.clock}
        preserveAspectRatio="none"
      >
        <path className={styles.whole} d={`M${inset} 14H${width - inset}`} />
        <path className={styles.gone} d={`M${inset} 14H${at(desk.asOf)}`} />
        {dueMax === null ? null : <path className={styles.dueMark} d={`M${at(dueMax)} 5v18`} />}
        {end === null ? null : <path className={styles.endMark} d={`M${at(end)} 5v18`} />}
        <circle className={styles.now} cx={at(desk.asOf)} cy="14" r="5" />
      </svg>
      <p className={styles.marks}>
        <span>{words.placed(day(placedAt))}</span>
        {dueMax === null ? null : <strong className={styles.dueWord}>{words.due(day(dueMax))}</strong>}
        {end === null ? null : <strong>{words.ends(day(end))}</strong>}
      </p>
    </div>
  );
}
