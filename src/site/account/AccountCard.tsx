import type { ReactNode } from 'react';
import { useOtherLanguages } from '../layout/use-other-languages.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './AccountCard.module.css';

/** A page of the empty layout: one card, and below it the same page in the other languages. */
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
  const { to } = useTexts();
  const others = useOtherLanguages();
  return (
    <>
      <div
        className={isWide ? styles.wide : styles.card}
        data-guests-only={isForGuests ? to('/') : undefined}
      >
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <p className={styles.languages}>
        {others.map(({ locale, ownName, href }) => (
          <a key={locale} className={styles.language} href={href} hrefLang={locale} lang={locale}>
            {ownName}
          </a>
        ))}
      </p>
    </>
  );
}
