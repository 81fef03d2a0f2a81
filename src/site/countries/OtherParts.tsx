import { Link } from 'react-router';
import type { CountryGroupView } from '#modules/countries/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './OtherParts.module.css';
import { useContinentPageWords } from './texts/words.ts';

/** The way from one part of the world to the others. */
export function OtherParts({ groups, current }: { groups: readonly CountryGroupView[]; current: string }) {
  const words = useContinentPageWords();
  const { to } = useTexts();
  return (
    <nav aria-labelledby="others" className={styles.others}>
      <h2 id="others">{words.others}</h2>
      <ul>
        {groups
          .filter(({ slug }) => slug !== current)
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link to={to(`/countries/continent/${slug}`)}>{name}</Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
