import { formatMoment } from '#ui/base/dates.ts';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { actorWords } from '../page/actor-words.ts';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './History.module.css';
import { useOrderWork } from './work/order-work.tsx';

/** Everything that happened to the order and its payments, the newest first. */
export function History() {
  const texts = useTexts();
  const { order: words, locale } = texts;
  const { staffOrder, me } = useOrderWork();
  const rows = staffOrder.history.map((row, index) => ({ ...row, index })).reverse();
  return (
    <Panel title={words.history}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ol className={styles.rows} tabIndex={0}>
        {rows.map(({ index, what, event, actor, reason, at }) => (
          <li key={index} className={styles.row}>
            <p>{eventWords(what, event, texts)}</p>
            <p className={`${styles.who} tabular`}>
              <time dateTime={at}>{formatMoment(at, locale)}</time>, {actorWords(actor, me, texts)}
            </p>
            {reason === null || reason === '' ? null : <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** An event that this build does not know yet is shown by its own name. */
function eventWords(
  what: StaffOrder['history'][number]['what'],
  event: string,
  { events }: ReturnType<typeof useTexts>,
): string {
  const known: Readonly<Record<string, string>> = events[what];
  return known[event] ?? event;
}
