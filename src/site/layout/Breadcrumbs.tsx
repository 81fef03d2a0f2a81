import { Link, useLocation } from 'react-router';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Breadcrumbs.module.css';
import { useRootInfo } from './root-info.ts';
import { StructuredData } from './StructuredData.tsx';

/** A page above this one; `path` is the English one. */
export type Crumb = { name: string; path: string };

/** The way down to this page, for people and for search engines; `here` is the page itself. */
export function Breadcrumbs({ above, here }: { above: readonly Crumb[]; here: string }) {
  const { shell, to } = useTexts();
  const { pathname } = useLocation();
  const info = useRootInfo();
  const steps = [
    { name: shell.home, path: to('/') },
    ...above.map(({ name, path }) => ({ name, path: to(path) })),
  ];
  const all = [...steps, { name: here, path: pathname }];
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${info?.publicUrl ?? ''}${path}`,
    })),
  };
  return (
    <nav aria-label={shell.breadcrumbs} className={styles.crumbs}>
      <ol>
        {steps.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
      <StructuredData data={list} />
    </nav>
  );
}
