import type { StaffSourceView } from '#modules/registers/contract.ts';
import { formatMoment } from '#ui/base/dates.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './SourceTable.module.css';

/** How the questions about one part ended, and when the last one did. */
export function PartStanding({ standing }: { standing: StaffSourceView['standings'][number] }) {
  const { sources: words, locale } = useTexts();
  const { part, lastAt, counts } = standing;
  const said = counts.map(({ state, tasks }) => `${words.states[state]} ${tasks}`).join(' · ');
  return (
    <li>
      <span>{words.parts[part]}</span>
      <span className={styles.small}>
        {said === '' ? words.neverAsked : said}
        {lastAt === null ? null : (
          <>
            {' · '}
            <time dateTime={lastAt}>{words.last(formatMoment(lastAt, locale))}</time>
          </>
        )}
      </span>
    </li>
  );
}
