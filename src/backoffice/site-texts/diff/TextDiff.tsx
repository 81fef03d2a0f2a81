import { useMemo } from 'react';
import { type Localized, languages, locales } from '#kernel/locale.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './diff.module.css';
import { changedParts, type DiffPart, diffLines } from './line-diff.ts';

/** What differs between two texts, in every language. */
export function TextDiff({ before, after }: { before: Localized; after: Localized }) {
  const { siteTexts: words } = useTexts();
  const parts = useMemo(
    () => locales.map((locale) => changedParts(diffLines(before[locale], after[locale]))),
    [before, after],
  );
  return (
    <div className={styles.diff}>
      {locales.map((locale, at) => (
        <section key={locale} aria-label={languages[locale].ownName}>
          <h3>{languages[locale].ownName}</h3>
          {parts[at]?.length ? (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls has to be reached by keyboard
            <figure className={styles.frame} lang={locale} tabIndex={0} aria-label={words.compare}>
              {parts[at].map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order
                <Part key={index} part={part} />
              ))}
            </figure>
          ) : (
            <p className={styles.none}>{words.noChange}</p>
          )}
        </section>
      ))}
    </div>
  );
}

function Part({ part }: { part: DiffPart }) {
  const { siteTexts: words } = useTexts();
  switch (part.kind) {
    case 'gap':
      return <p className={styles.gap}>{words.gap(part.lines)}</p>;
    case 'same':
      return <p className={styles.line}>{part.text}</p>;
    case 'gone':
      return (
        <p className={`${styles.line} ${styles.gone}`}>
          <span className="visually-hidden">{words.gone}: </span>
          <del>{part.text}</del>
        </p>
      );
    case 'new':
      return (
        <p className={`${styles.line} ${styles.new}`}>
          <span className="visually-hidden">{words.added}: </span>
          <ins>{part.text}</ins>
        </p>
      );
  }
}
