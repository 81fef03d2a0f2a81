import { useEffect, useRef } from 'react';
import { formatDay } from '#ui/base/dates.ts';
import { type TimelineKind, timelineKinds } from '#workflows/read-timeline/contract.ts';
import { ariaKeys } from '../../keys/combination.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { NoteForm } from './NoteForm.tsx';
import { TimelineItem } from './TimelineItem.tsx';
import styles from './timeline.module.css';
import { useTimeline } from './use-timeline.tsx';

/** What of the timeline is shown, in the order of the keys 1 to 6. */
export const timelineFilters: readonly (TimelineKind | undefined)[] = [undefined, ...timelineKinds];

/** Everything that happened to the order, the newest below, where the next note is written. */
export function TimelinePane({ onOpenMail }: { onOpenMail: (mailId: string, isAgain: boolean) => void }) {
  const { timeline: words, order, locale } = useTexts();
  const { timeline, fault, kind, show, showEarlier } = useTimeline();
  const pane = useRef<HTMLElement>(null);
  const newest = timeline?.rows.at(-1)?.key;
  // The newest lies at the foot: whoever opens the page sees it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another row has become the newest
  useEffect(() => {
    const element = pane.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  }, [newest, kind]);
  let day = '';
  return (
    <section className={styles.pane} aria-label={words.title}>
      <fieldset className={styles.filters}>
        <legend className="visually-hidden">{words.filter}</legend>
        {timelineFilters.map((each, index) => {
          const name = each ?? 'all';
          const count = timeline?.counts.find((one) => one.kind === each)?.count;
          return (
            <button
              key={name}
              type="button"
              className={styles.filter}
              aria-pressed={each === kind}
              aria-keyshortcuts={ariaKeys(String(index + 1))}
              onClick={() => show(each)}
            >
              {words.filters[name]}
              {count === undefined ? null : <span className="tabular"> {count}</span>}
            </button>
          );
        })}
        <span className={styles.order}>{words.newestBelow}</span>
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} ref={pane} tabIndex={0} aria-label={words.rows}>
        <FaultNotice fault={fault} />
        {timeline === undefined && fault === undefined ? <p className={styles.quiet}>{order.busy}</p> : null}
        {timeline?.earlier == null ? null : (
          <button type="button" className={styles.earlier} onClick={showEarlier}>
            {words.earlier}
          </button>
        )}
        {timeline?.rows.length === 0 ? <p className={styles.quiet}>{words.none}</p> : null}
        <ol className={styles.rows}>
          {timeline?.rows.map((row) => {
            const isNewDay = row.at.slice(0, 10) !== day;
            day = row.at.slice(0, 10);
            return (
              <li key={row.key}>
                {isNewDay ? <h2 className={styles.day}>{formatDay(row.at, locale)}</h2> : null}
                <TimelineItem row={row} onOpenMail={onOpenMail} />
              </li>
            );
          })}
        </ol>
        <NoteForm />
      </section>
    </section>
  );
}
