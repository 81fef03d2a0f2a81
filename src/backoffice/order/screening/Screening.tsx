import { FaultNotice } from '../../page/FaultNotice.tsx';
import { Panel } from '../../page/Panel.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { Hit } from './Hit.tsx';
import styles from './Screening.module.css';
import { useScreening } from './use-screening.ts';

/** Who was looked for in the lists; whoever may be on one stands first and is judged here. */
export function Screening() {
  const { screening: words } = useTexts();
  const { orderId } = useOrderWork().staffOrder;
  const { screening, fault, judge } = useScreening(orderId);
  if (screening === undefined && fault === undefined) return null;
  const { subjects = [], lists = [], waiting = 0, mayJudge = false, screenedAt = null } = screening ?? {};
  const found = subjects.filter(({ hits }) => hits.length > 0);
  const clear = subjects.length - found.length;
  return (
    <Panel title={words.title} {...(waiting === 0 ? {} : { aside: words.waiting(waiting) })}>
      {screening !== undefined && screenedAt === null ? <p className={styles.quiet}>{words.none}</p> : null}
      {found.map(({ key, name, hits }) => (
        <section key={key} className={styles.subject} aria-label={name}>
          <h3 className={styles.name}>{name}</h3>
          {hits.map((hit) => (
            <Hit key={hit.id} hit={hit} judge={mayJudge ? judge : undefined} />
          ))}
        </section>
      ))}
      {screenedAt === null ? null : (
        <>
          {clear === 0 ? null : <p className={styles.quiet}>{words.clear(clear)}</p>}
          <details>
            <summary className={styles.lists}>
              {words.lists} · {words.searched(subjects.length, lists.length)}
            </summary>
            <ul className={styles.versions}>
              {lists.map(({ name, version }) => (
                <li key={name}>{[name, version].filter(Boolean).join(' · ')}</li>
              ))}
            </ul>
          </details>
        </>
      )}
      <FaultNotice fault={fault} />
    </Panel>
  );
}
