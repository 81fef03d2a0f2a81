import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localeOfPath, localizedPath } from '#kernel/locale.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './AccountCard.module.css';

/** A page of the empty layout: one card, and below it the same page in the other language. */
export function AccountCard({
  title,
  isWide = false,
  isForGuests = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  /** Who is signed in is led to the home page. */
  isForGuests?: boolean;
  children: ReactNode;
}) {
  const { shell, to } = useTexts();
  const { pathname, search } = useLocation();
  const isRussian = localeOfPath(pathname) === 'ru';
  const other = isRussian ? 'en' : 'ru';
  const plain = isRussian ? pathname.slice('/ru'.length) || '/' : pathname;
  return (
    <>
      <div
        className={isWide ? styles.wide : styles.card}
        data-guests-only={isForGuests ? to('/') : undefined}
      >
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <a
        className={styles.language}
        href={`${localizedPath(other, plain)}${search}`}
        hrefLang={other}
        lang={other}
      >
        {shell.otherLanguage}
      </a>
    </>
  );
}
