import { classNames } from '#ui/base/class-names.ts';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import { useSearchWords } from '../texts/words.ts';
import type { ComparedVerdict } from './compared-companies.ts';
import styles from './Verdict.module.css';

const signs: Readonly<Record<ComparedVerdict, IconName>> = {
  same: 'check',
  differs: 'close',
  unstated: 'question',
};

/** Whether two values are one, by a sign and a word. */
export function Verdict({ verdict }: { verdict: ComparedVerdict }) {
  const { compare } = useSearchWords();
  return (
    <span className={classNames(styles.verdict, styles[verdict])}>
      <Icon name={signs[verdict]} />
      {compare.verdicts[verdict]}
    </span>
  );
}
