import type { DrawnPage } from '../later/section-data.ts';
import { useSectionWords } from '../later/texts/words.ts';
import { Shapes } from '../shapes/Shapes.tsx';
import { OwnersTree } from './OwnersTree.tsx';
import { Proved } from './Proved.tsx';
import styles from './ReportSheet.module.css';
import { YearBars } from './YearBars.tsx';

/** The first page of the example report: its own values, each of which opens the source it was read from. */
export function ReportSheet({ page }: { page: DrawnPage }) {
  const words = useSectionWords();
  const { rating, limit, depth, confidence, identity, newest, owners, searches } = page;
  return (
    <article className={styles.sheet} aria-label={`${page.kind}: ${page.company}`}>
      <p>
        <span>
          {page.kind} {page.number}
        </span>
        <span>{words.sheetOrdered(page.ordered, page.issued)}</span>
      </p>
      <h3>{page.company}</h3>
      <p className={styles.line}>{[page.status, ...page.line].join(' · ')}</p>
      <div className={styles.verdict}>
        {page.dial === null ? null : (
          <div>
            <Shapes {...page.dial} />
          </div>
        )}
        <dl className={styles.scales}>
          {rating === null ? null : (
            <div>
              <dt>{words.sheetRating}</dt>
              <dd>
                {rating.grade}, {rating.headline}
              </dd>
            </div>
          )}
          {limit.shown === '' ? null : (
            <div>
              <dt>{words.sheetLimit}</dt>
              <dd className="tabular">
                <Proved value={limit} />
              </dd>
            </div>
          )}
          <div>
            <dt>{words.sheetConfidence}</dt>
            <dd>{confidence}</dd>
          </div>
          <div>
            <dt>{words.sheetDepth}</dt>
            <dd>{depth.label}</dd>
          </div>
        </dl>
      </div>
      <h4>{words.sheetIdentity}</h4>
      <dl className={styles.rows}>
        {identity.map((value) => (
          <div key={value.label}>
            <dt>{value.label}</dt>
            <dd>
              <Proved value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <h4>{words.sheetYears(page.yearsUnit)}</h4>
      <YearBars years={page.years} />
      {newest === null ? null : (
        <dl className={styles.rows}>
          {[newest.sales, newest.equity].map((value) => (
            <div key={value.label}>
              <dt>
                {value.label}
                {value.proof === null ? '' : `, ${value.proof.of}`}
              </dt>
              <dd className="tabular">
                <Proved value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {owners === null ? null : (
        <>
          <h4>{words.sheetOwners}</h4>
          <p className={styles.line}>{owners.title}</p>
          <OwnersTree company={page.company} owners={owners.tree} />
        </>
      )}
      <h4>{words.sheetSearches}</h4>
      <ul className={styles.searches}>
        {searches.map((value) => (
          <li key={value.label}>
            <Proved value={value} text={value.label} />
            <small>{value.shown}</small>
          </li>
        ))}
      </ul>
    </article>
  );
}
