import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/base/class-names.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { addressOf, viewAddress } from '../model/address.ts';
import { useQueue } from '../work/queue-work.tsx';
import styles from './views.module.css';
import { Workload } from './Workload.tsx';

/** The ways to look at the queue, ours and one's own, and who has how much to do. On narrow screens it opens by a button. */
export function ViewList() {
  const { queue: words } = useTexts();
  const { desk, wish, ask } = useQueue();
  const [isOpen, setOpen] = useState(false);
  const here = addressOf(wish.filter);
  const close = () => setOpen(false);
  return (
    <div className={styles.pane} data-open={isOpen ? '' : undefined}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words.viewsTitle}: {words.views[wish.filter.view]}
        <Icon name="arrow-down" />
      </button>
      <div className={styles.inside}>
        <nav aria-label={words.viewsTitle}>
          <h2 className={styles.title}>{words.viewsTitle}</h2>
          <ul>
            {desk.counts.map(({ view, count }, index) => (
              <li key={view}>
                <Link
                  to={viewAddress(view)}
                  className={styles.view}
                  aria-current={here === viewAddress(view) ? 'page' : undefined}
                  aria-keyshortcuts={index < 8 ? String(index + 1) : undefined}
                  onClick={close}
                >
                  {words.views[view]}
                  <span className={classNames(styles.count, view === 'late' && count > 0 && styles.late)}>
                    {count}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <h2 className={styles.title}>{words.savedTitle}</h2>
          {desk.savedViews.length === 0 ? null : (
            <ul>
              {desk.savedViews.map(({ id, name, filter, count }) => (
                <li key={id} className={styles.saved}>
                  <Link
                    to={addressOf(filter)}
                    className={styles.view}
                    aria-current={here === addressOf(filter) ? 'page' : undefined}
                    onClick={close}
                  >
                    {name}
                    <span className={styles.count}>{count}</span>
                  </Link>
                  <button
                    type="button"
                    className={styles.change}
                    aria-label={words.change(name)}
                    title={words.change(name)}
                    onClick={() => ask({ viewId: id, name })}
                  >
                    …
                  </button>
                </li>
              ))}
            </ul>
          )}
          <button type="button" className={styles.save} onClick={() => ask('saveView')}>
            + {words.saveView}
          </button>
        </nav>
        <Workload />
      </div>
    </div>
  );
}
