import type { Article } from '#modules/content/contract.ts';
import { formatDay } from '#ui/base/dates.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Sources.module.css';
import { useBlogWords } from './texts/words.ts';

/** Where a reader can look for himself, and when we did. */
export function Sources({
  article: { sources, updated },
}: {
  article: Pick<Article, 'sources' | 'updated'>;
}) {
  const words = useBlogWords();
  const { locale } = useTexts();
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      <p className={styles.note}>{words.sourcesNote(formatDay(updated, locale))}</p>
      <ol>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>{' '}
            <span className={styles.host}>{new URL(url).hostname.replace(/^www\./, '')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
