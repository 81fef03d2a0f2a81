import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import filters from '../feedback/DeskFilters.module.css';
import { PageTitle } from '../page/PageTitle.tsx';
import { isOffered, useStaffUser } from '../session/use-staff-user.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './CatalogueHead.module.css';

/** The title of a part of the catalogue and the way to the others. */
export function CatalogueHead({
  title,
  count,
  children,
}: {
  title: string;
  count?: string;
  children?: ReactNode;
}) {
  const { catalogue, seller, siteTexts } = useTexts();
  const user = useStaffUser();
  const parts = [
    { path: '/catalogue', label: catalogue.prices },
    { path: '/catalogue/history', label: catalogue.history },
    ...(isOffered('texts.edit', user) ? [{ path: '/catalogue/texts', label: siteTexts.part }] : []),
    ...(isOffered('seller.edit', user) ? [{ path: '/catalogue/seller', label: seller.part }] : []),
  ];
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        <h1 id={catalogueTitleId} tabIndex={-1}>
          {catalogue.title}
        </h1>
        {count === undefined ? null : (
          <p className={styles.count} role="status">
            {count}
          </p>
        )}
        <div className={styles.acts}>{children}</div>
      </div>
      <div className={filters.filters}>
        <nav aria-label={catalogue.parts} className={filters.tabs}>
          {parts.map(({ path, label }) => (
            <NavLink key={path} to={path} end className={filters.tab}>
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </>
  );
}

/** Where the focus goes when its place is gone. */
export const catalogueTitleId = 'catalogue-title';
