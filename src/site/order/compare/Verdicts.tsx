import { classNames } from '#ui/base/class-names.ts';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import { useOrderWords } from '../texts/words.ts';
import { type FieldMatch, isOneLetter } from './compared-lines.ts';
import styles from './Verdicts.module.css';

/** What the comparison of a line says, each by a sign of its own shape and in words. */
export function Verdicts({ said }: { said: readonly FieldMatch[] }) {
  const { compare } = useOrderWords();
  if (said.length === 0)
    return (
      <div className={classNames(styles.verdict, styles.unknown)}>
        <Mark verdict="unknown" />
        <span>{compare.notCompared}</span>
      </div>
    );
  return (
    <ul className={styles.verdicts}>
      {said.map((match) => (
        <li key={match.field} className={classNames(styles.verdict, styles[match.verdict])}>
          <Mark verdict={match.verdict} />
          <span>{wordsOf(match)}</span>
        </li>
      ))}
    </ul>
  );

  function wordsOf({ reason, asked, known, words }: FieldMatch): string {
    if (
      reason === 'other spelling' &&
      asked !== undefined &&
      known !== undefined &&
      isOneLetter(asked, known)
    )
      return compare.oneLetter;
    return compare.brief[reason] ?? words;
  }
}

type Verdict = FieldMatch['verdict'];

/** A form and a sign for each, which tell them apart without their colours. */
const marks: Readonly<Record<Verdict, Readonly<{ shape: string | undefined; icon?: IconName }>>> = {
  agrees: { shape: styles.disc, icon: 'check' },
  similar: { shape: styles.leaning, icon: 'exclamation' },
  caution: { shape: styles.leaning, icon: 'exclamation' },
  differs: { shape: styles.square, icon: 'close' },
  unknown: { shape: styles.ring },
};

/** A disc with a tick, a leaning square, a square with a cross, or a dashed ring; the words beside it say the same. */
export function Mark({ verdict }: { verdict: Verdict }) {
  const { shape, icon } = marks[verdict];
  return (
    <span className={classNames(styles.mark, shape, styles[verdict])} aria-hidden="true">
      {icon === undefined ? null : <Icon name={icon} />}
    </span>
  );
}
