import { useBlogWords } from '../texts/words.ts';
import { ArticleCard } from './ArticleCard.tsx';
import type { ArticleCardView } from './article-card.ts';
import styles from './Related.module.css';

/** Articles on the same topics. */
export function Related({ cards }: { cards: readonly ArticleCardView[] }) {
  const { related } = useBlogWords();
  if (cards.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <h2 id="related">{related}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.slug}>
            <ArticleCard card={card} isBrief />
          </li>
        ))}
      </ul>
    </section>
  );
}
