import { Link } from 'react-router';
import type { SuggestedCompanyView } from '#modules/companies/contract.ts';
import { journeyPath, type TypedQuery } from '../../search/query/typed-query.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWords } from '../texts/words.ts';
import styles from './SubjectCard.module.css';

type NearSpellingsProps = { country: string; typed: TypedQuery; near: readonly SuggestedCompanyView[] };

/** Companies whose names begin alike, each a way to its order. */
export function NearSpellings({ country, typed, near }: NearSpellingsProps) {
  const order = useOrderWords();
  const { to } = useTexts();
  if (near.length === 0) return null;
  return (
    <nav className={styles.near} aria-labelledby="near">
      <h3 id="near">{order.nearTitle}</h3>
      <ul>
        {near.map(({ id, name, city, regCode }) => (
          <li key={id}>
            <Link to={journeyPath(to('/order'), country, typed, { company: id })}>{name}</Link>{' '}
            <span>{[city, regCode].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
