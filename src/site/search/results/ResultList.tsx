import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CompanyView } from '#modules/companies/contract.ts';
import type { CountryView } from '#modules/countries/contract.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { PageLinks } from '../../paging/PageLinks.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { journeyPath, type TypedQuery } from '../query/typed-query.ts';
import { useSearchWords } from '../texts/words.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { RelatedRecords } from './RelatedRecords.tsx';
import styles from './ResultList.module.css';
import type { ResultPage } from './result-pages.ts';

type ResultListProps = {
  country: CountryView;
  typed: TypedQuery;
  found: ResultPage<CompanyView> & { hasMore: boolean };
  /** Where was searched, above what was found. */
  sources: ReactNode;
};

/** Several companies: the buyer decides, never the score; and none of them is an answer too. */
export function ResultList({ country, typed, found, sources }: ResultListProps) {
  const search = useSearchWords();
  const { to } = useTexts();
  const { items: companies, total, page, pages, first, last, hasMore } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (companies.length > 0) heading.current?.focus();
  }, [companies]);
  const orderOf = (more: Record<string, string>) => journeyPath(to('/order'), country.code, typed, more);
  const { name, ...others } = typed;
  const asked = [name === '' ? '' : search.quoted(name), ...Object.values(others)].filter(Boolean).join(', ');
  return (
    <section className={styles.results} aria-labelledby="results">
      <div>
        <h2 id="results" ref={heading} tabIndex={-1} className={styles.title}>
          {search.results(total)}
        </h2>
        {pages > 1 ? (
          <p>
            {search.resultsShown(first, last, total, hasMore)} {search.resultsNarrow}
          </p>
        ) : null}
        <p className={styles.asked}>
          <span>{search.searchedFor(asked, country.name)}</span>
          <Link
            to={journeyPath(to('/company-search'), country.code, typed, { edit: '1' })}
            className={styles.edit}
            aria-label={search.editAria}
          >
            {search.edit}
          </Link>
        </p>
      </div>
      {sources}
      <p className={styles.explained}>{search.matchExplained}</p>
      <ul className={styles.list}>
        {companies.map((company, at) => (
          <li key={company.id}>
            <CompanyRow
              company={company}
              isOpen={at === 0}
              related={
                company.related.length === 0 ? null : (
                  <RelatedRecords related={company.related} orderOf={(id) => orderOf({ company: id })} />
                )
              }
              action={
                <Link
                  to={orderOf({ company: company.id })}
                  className={buttonClass(at === 0 ? 'primary' : 'secondary')}
                  aria-label={search.selectAria(company.name)}
                >
                  {search.select}
                </Link>
              }
            />
          </li>
        ))}
      </ul>
      <PageLinks
        page={page}
        count={pages}
        addressOf={(target) =>
          journeyPath(to('/company-search'), country.code, typed, { page: String(target) })
        }
        words={search.resultPages}
      />
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
