import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#ui/base/Badge.tsx';
import { Logo } from '#ui/frame/Logo.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Footer.module.css';
import { LegalBlock } from './LegalBlock.tsx';
import { useRootInfo } from './root-info.ts';

export function Footer() {
  const { shell } = useTexts();
  const info = useRootInfo();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p>{shell.tagline}</p>
        </div>
        <Column
          title={shell.footerSite}
          links={[
            ['/countries', shell.countries],
            ['/our-prices', shell.prices],
            ['/blogs', shell.blog],
            ['/feedbacks', shell.reviews],
            ['/about', shell.about],
            ['/open-rating', shell.openRating],
            ['/on-time', shell.onTime],
            ['/verify', shell.verify],
            ['/contact', shell.contact],
          ]}
        >
          <li>
            {/* Not a page of this application, and in English only. */}
            <a href="/api/docs" hrefLang="en">
              API
            </a>
          </li>
        </Column>
        <Column
          title={shell.footerLegal}
          links={[
            ['/terms', shell.terms],
            ['/oferta', shell.offer],
            ['/privacy', shell.privacy],
            ['/data-request', shell.yourData],
            ['/storage', shell.storage],
          ]}
        />
      </div>
      <div className={styles.legal}>
        <LegalBlock />
      </div>
      {info?.isDemo === true ? (
        <p className={styles.demo}>
          <Badge tone="warn">{shell.demo}</Badge> {shell.demoFooter}
        </p>
      ) : null}
    </footer>
  );
}

type ColumnProps = { title: string; links: readonly (readonly [string, string])[]; children?: ReactNode };

function Column({ title, links, children }: ColumnProps) {
  const { to } = useTexts();
  return (
    <nav aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.links}>
        {links.map(([path, name]) => (
          <li key={path}>
            <Link to={to(path)}>{name}</Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
