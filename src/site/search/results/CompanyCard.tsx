import { useId } from 'react';
import { Badge } from '#ui/base/Badge.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './CompanyCard.module.css';
import { CompanyDetails, type CompanyFacts, statusTones } from './CompanyDetails.tsx';
import { latinSpelling } from './latin-spelling.ts';

/** The company of an order, whole. */
export function CompanyCard({ facts }: { facts: CompanyFacts }) {
  const search = useSearchWords();
  const nameId = useId();
  const { name, status } = facts;
  const latin = latinSpelling(facts);
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div>
        <h3 className={styles.name} id={nameId}>
          {name}
        </h3>
        {latin === '' ? null : <p className={styles.latin}>{latin}</p>}
      </div>
      <p className={styles.status}>
        {search.companyStatus}:{' '}
        <Badge tone={statusTones[status] ?? 'plain'}>{search.status[status] ?? status}</Badge>
      </p>
      <CompanyDetails facts={facts} />
    </article>
  );
}
