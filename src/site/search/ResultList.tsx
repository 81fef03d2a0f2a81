import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CompanyView } from '#modules/companies/contract.ts';
import { buttonClass } from '#ui/Button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { CompanyCard, factsOf } from './CompanyCard.tsx';
import styles from './ResultList.module.css';
import { useSearchWords } from './texts/words.ts';
import { journeyPath, type TypedQuery } from './typed-query.ts';

type ResultListProps = { country: string; typed: TypedQuery; companies: readonly CompanyView[] };

/** Several companies: the buyer decides, never the score; and none of them is an answer too. */
export function ResultList({ country, typed, companies }: ResultListProps) {
  const search = useSearchWords();
  const { to } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (companies.length > 0) heading.current?.focus();
  }, [companies]);
  const orderOf = (more: Record<string, string>) => journeyPath(to('/order'), country, typed, more);
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 id="results" ref={heading} tabIndex={-1} className={styles.title}>
        {search.results(companies.length)}
      </h2>
      <ul className={styles.list}>
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyCard
              facts={factsOf(company)}
              action={
                <Link
                  to={orderOf({ company: company.id })}
                  className={buttonClass('primary')}
                  aria-label={search.selectAria(company.name)}
                >
                  {search.select}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles.none}>
        <div>
          <h3>{search.noneTitle}</h3>
          <p>{search.noneText}</p>
        </div>
        <Link to={orderOf({ request: '1' })} className={buttonClass('secondary')}>
          {search.orderTyped}
        </Link>
      </div>
    </section>
  );
}
