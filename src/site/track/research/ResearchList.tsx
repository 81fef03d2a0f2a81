import { classNames } from '#ui/base/class-names.ts';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import type { OrderResearch, ResearchedSource, Standing } from '#workflows/research-company/contract.ts';
import styles from './ResearchList.module.css';
import { useResearchWords } from './texts/words.ts';
import { useLiveResearch } from './use-live-research.ts';

const looks: Readonly<Record<Standing, { icon: IconName; tone: string | undefined }>> = {
  waiting: { icon: 'clock', tone: styles.open },
  asking: { icon: 'clock', tone: styles.asking },
  found: { icon: 'check', tone: styles.found },
  nothing_found: { icon: 'check', tone: styles.none },
  not_published: { icon: 'info', tone: styles.none },
  no_answer: { icon: 'alert', tone: styles.silent },
  by_person: { icon: 'person', tone: styles.none },
  not_asked: { icon: 'close', tone: styles.none },
};

/** Announcements are bad news as often as none: that some were received is no tick. */
const received: (typeof looks)[Standing] = { icon: 'document', tone: styles.none };

/** The sources that are asked about the company, one by one as they answer; a silent one never reads as an empty one. */
export function ResearchList({ secret, loaded }: { secret: string; loaded: OrderResearch }) {
  const words = useResearchWords();
  const { sources, isUnderWay } = useLiveResearch(secret, loaded);
  if (sources.length === 0) return isUnderWay ? <p className={styles.progress}>{words.soon}</p> : null;
  const standings = sources.flatMap(({ parts }) => parts.map(({ standing }) => standing));
  const answered = standings.filter((standing) => standing !== 'waiting' && standing !== 'asking').length;
  return (
    <section className={styles.research} aria-label={words.title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.progress} role="status">
          {words.progress(answered, standings.length)}
        </p>
      </div>
      <ul className={styles.sources}>
        {sources.map((source) => (
          <Source key={source.code} source={source} />
        ))}
      </ul>
      {standings.includes('no_answer') ? <p className={styles.note}>{words.silent}</p> : null}
    </section>
  );
}

function Source({ source: { name, parts } }: { source: ResearchedSource }) {
  const words = useResearchWords();
  return (
    <li className={styles.source}>
      <p className={styles.name}>{name}</p>
      <ul className={styles.parts}>
        {parts.map(({ part, standing }) => {
          const areNotices = part === 'notices' && standing === 'found';
          const { icon, tone } = areNotices ? received : looks[standing];
          return (
            <li key={part} className={classNames(styles.part, tone)}>
              <Icon name={icon} />
              <span className={styles.about}>{words.parts[part]}</span>
              <span className={styles.standing}>
                {areNotices ? words.received : words.standings[standing]}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
