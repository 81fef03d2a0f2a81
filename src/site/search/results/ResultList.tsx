import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CountryView } from '#modules/countries/contract.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { classNames } from '#ui/base/class-names.ts';
import { PageLinks } from '../../paging/PageLinks.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { filtersId, ResultFilters } from '../filters/ResultFilters.tsx';
import { comparedCount } from '../query/compared-ids.ts';
import { journeyPath, type TypedQuery } from '../query/typed-query.ts';
import { useSearchWords } from '../texts/words.ts';
import { CompanyRow } from './CompanyRow.tsx';
import { CompareBar, CompareBox } from './CompareBar.tsx';
import { latinSpelling } from './latin-spelling.ts';
import { matchedWords } from './matched-words.ts';
import type { NarrowedResults } from './narrowed-results.ts';
import { RelatedRecords } from './RelatedRecords.tsx';
import styles from './ResultList.module.css';
import { ShownCount } from './ShownCount.tsx';
import { useTicked } from './use-ticked.ts';

type ResultListProps = {
  country: CountryView;
  typed: TypedQuery;
  found: NarrowedResults & { hasMore: boolean };
  /** What a report costs and how long it takes. */
  offer: ReactNode;
  /** Where was searched, above what was found. */
  sources: ReactNode;
};

/** Several companies: the buyer decides, never the score; and none of them is an answer too. */
export function ResultList({ country, typed, found, offer, sources }: ResultListProps) {
  const search = useSearchWords();
  const { to } = useTexts();
  const { items: companies, all, filters, groups, page, pages } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever chooses filters goes on choosing; how many fit is said aloud.
    if (document.activeElement?.closest(`#${filtersId}`) != null) return;
    if (companies.length > 0) heading.current?.focus();
  }, [companies]);
  const list = useRef<HTMLUListElement>(null);
  const { ticked, read } = useTicked(list, found.ticked);
  const addressOf = (more: Parameters<typeof journeyPath>[3]) =>
    journeyPath(to('/company-search'), country.code, typed, more);
  const orderOf = (more: Record<string, string>) => journeyPath(to('/order'), country.code, typed, more);
  const isMarked = companies.some((company) =>
    [company.name, latinSpelling(company)].some((one) =>
      matchedWords(one, typed.name).some(({ isTyped }) => isTyped),
    ),
  );
  const typedOnes = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const { name, ...others } = typed;
  const asked = [name === '' ? '' : search.quoted(name), ...Object.values(others)].filter(Boolean).join(', ');
  return (
    <section className={styles.results} aria-labelledby="results">
      <div>
        <h2 id="results" ref={heading} tabIndex={-1} className={styles.title}>
          {search.results(all)}
        </h2>
        <p className={styles.asked}>
          <span>{search.searchedFor(asked, country.name)}</span>
          <Link to={addressOf({ edit: '1' })} className={styles.edit} aria-label={search.editAria}>
            {search.edit}
          </Link>
        </p>
        {offer}
      </div>
      {sources}
      <div className={classNames(styles.columns, groups.length > 0 && styles.filtered)}>
        {groups.length === 0 ? null : (
          <ResultFilters groups={groups} found={found} addressOf={(chosen) => addressOf(chosen)} />
        )}
        <div className={styles.found}>
          <ShownCount found={found} unfiltered={addressOf({})} />
          {companies.length === 0 ? null : (
            <>
              <p className={styles.explained}>
                {search.matchExplained} {isMarked ? search.nameMarked : null}
              </p>
              <ul className={styles.list} ref={list} onChange={read}>
                {companies.map((company, at) => (
                  <li key={company.id}>
                    <CompanyRow
                      company={company}
                      typedName={name}
                      isOpen={at === 0}
                      box={
                        all < comparedCount ? null : (
                          <CompareBox
                            company={company}
                            isTicked={ticked.some(({ id }) => id === company.id)}
                            isFull={ticked.length >= comparedCount}
                          />
                        )
                      }
                      related={
                        company.related.length === 0 ? null : (
                          <RelatedRecords
                            related={company.related}
                            orderOf={(id) => orderOf({ company: id })}
                          />
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
              {all < comparedCount ? null : (
                <CompareBar
                  ticked={ticked}
                  elsewhere={ticked.filter(({ id }) => companies.every((one) => one.id !== id))}
                  params={{
                    country: country.code,
                    ...typedOnes,
                    ...filters,
                    page: page === 1 ? [] : String(page),
                  }}
                />
              )}
              <PageLinks
                page={page}
                count={pages}
                addressOf={(target) => addressOf({ ...filters, page: String(target) })}
                words={search.resultPages}
              />
            </>
          )}
          <div className={styles.none}>
            <div>
              <h3>{search.noneTitle}</h3>
              <p>{search.noneText}</p>
            </div>
            <Link to={orderOf({ request: '1' })} className={buttonClass('secondary')}>
              {search.orderTyped}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
