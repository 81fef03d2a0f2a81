import { Icon, type IconName } from '#ui/base/Icon.tsx';
import type { DrawnPage } from '../later/section-data.ts';
import { useSectionWords } from '../later/texts/words.ts';
import styles from './Risks.module.css';

type Sign = Readonly<{ icon: IconName; tone: 'bad' | 'warn' | 'good' }>;
const bad: Sign = { icon: 'close', tone: 'bad' };
const warn: Sign = { icon: 'alert', tone: 'warn' };
const signs: readonly Sign[] = [bad, warn, bad, bad, { icon: 'check', tone: 'good' }, warn];

/** Why one checks, and what goes wrong when nobody has: each with the line of a report that would have shown it. */
export function Risks({ page }: { page: DrawnPage }) {
  const words = useSectionWords();
  const { deleted, signing, insolvency, sanctioned, read, address } = words.riskLines;
  const when = page.newest?.equity.proof?.retrieved ?? page.issued;
  const lines = [deleted, signing, insolvency, sanctioned, { ...read, marked: read.marked(when) }, address];
  return (
    <div className={styles.band}>
      <div className={styles.columns}>
        <section>
          <h2>{words.whyTitle}</h2>
          <ul className={styles.why}>
            {words.why.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={styles.second}>{words.risksTitle}</h2>
          <p>{words.risksLead}</p>
          <ul className={styles.risks}>
            {words.risks.map(({ title, text }, at) => {
              const line = lines[at];
              return (
                <li key={title} className={styles.risk}>
                  <div>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                  {line === undefined ? null : (
                    <p className={styles.line}>
                      <Icon name={(signs[at] ?? warn).icon} className={styles[(signs[at] ?? warn).tone]} />
                      <span>
                        {line.before}
                        <mark>{line.marked}</mark>
                        {line.after}
                        <small>{line.from}</small>
                      </span>
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </div>
  );
}
