import type { CompanyView } from '#modules/companies/contract.ts';
import { classNames } from '#ui/base/class-names.ts';
import { Icon, type IconName } from '#ui/base/Icon.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './MatchList.module.css';

type Verdict = CompanyView['card']['fields'][number]['verdict'];

/** A sign for each verdict; the words beside it say the same. */
const signs: Readonly<Record<Verdict, IconName>> = {
  agrees: 'check',
  similar: 'roughly',
  differs: 'close',
  unknown: 'question',
  caution: 'alert',
};

/** What agrees with the question, what does not, and what the register does not know. */
export function MatchList({ fields }: { fields: CompanyView['card']['fields'] }) {
  const search = useSearchWords();
  return (
    <ul className={styles.list} aria-label={search.matchTitle}>
      {fields.map(({ field, verdict, words }) => (
        <li key={field} className={classNames(styles.item, styles[verdict])}>
          <Icon name={signs[verdict]} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
