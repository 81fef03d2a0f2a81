import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CountryView } from '#modules/countries/contract.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { isAskable, journeyPath, type TypedQuery } from '../query/typed-query.ts';
import { useSearchWords } from '../texts/words.ts';
import styles from './CompareCompanies.module.css';
import { ComparedTable } from './ComparedTable.tsx';
import type { ComparedCompany } from './compared-companies.ts';

type CompareCompaniesProps = {
  country: CountryView;
  typed: TypedQuery;
  /** Undefined where no register has one. */
  companies: readonly (ComparedCompany | undefined)[];
  /** Filters and page of the list that the two were ticked in. */
  listed: Readonly<Record<string, readonly string[]>>;
};

/** Two companies that may be the one, side by side. */
export function CompareCompanies({ country, typed, companies, listed }: CompareCompaniesProps) {
  const { compare } = useSearchWords();
  const { to } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [a, b] = companies;
  const isSearched = isAskable(typed);
  const back = journeyPath(
    to('/company-search'),
    country.code,
    typed,
    isSearched ? { ...listed, list: '1' } : {},
  );
  const orderOf = (id: string) => journeyPath(to('/order'), country.code, typed, { company: id });
  return (
    <section className={styles.compare} aria-labelledby="compare">
      <div className={styles.head}>
        <h2 id="compare" ref={heading} tabIndex={-1}>
          {compare.heading}
        </h2>
        <Link to={back} className={styles.back}>
          <Icon name="arrow-right" />
          {isSearched ? compare.back : compare.search}
        </Link>
      </div>
      {a === undefined || b === undefined ? (
        <Notice tone="warn" title={compare.missingTitle}>
          <p>{compare.missing(a?.name ?? b?.name)}</p>
          {[a ?? b].map((one) =>
            one === undefined ? null : (
              <p key={one.id}>
                <Link to={orderOf(one.id)} className={buttonClass('secondary')}>
                  {compare.orderAria(one.name)}
                </Link>
              </p>
            ),
          )}
        </Notice>
      ) : (
        <>
          <p className={styles.explained}>{compare.ownWords}</p>
          <ComparedTable companies={[a, b]} orderOf={orderOf} />
        </>
      )}
    </section>
  );
}
