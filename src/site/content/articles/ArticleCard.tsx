import { useId } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#ui/base/dates.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { ArticleCover } from '../covers/ArticleCover.tsx';
import { useBlogWords } from '../texts/words.ts';
import styles from './ArticleCard.module.css';
import type { ArticleCardView, CoveredCard } from './article-card.ts';

/** An article in a list; the whole card is its link. */
export function ArticleCard({
  card,
  isBrief = false,
}: {
  card: ArticleCardView | CoveredCard;
  isBrief?: boolean;
}) {
  const words = useBlogWords();
  const id = useId();
  const { locale, to } = useTexts();
  const Heading = isBrief ? 'h3' : 'h2';
  return (
    <article className={styles.card} aria-labelledby={id}>
      {'cover' in card ? (
        <div className={styles.cover}>
          <ArticleCover cover={card.cover} />
        </div>
      ) : null}
      {isBrief ? null : (
        <p className={styles.topics}>{card.topics.map((topic) => words.topics[topic]).join(' · ')}</p>
      )}
      <Heading className={styles.title} id={id}>
        <Link to={to(card.path)}>{card.title}</Link>
      </Heading>
      {isBrief ? null : <p className={styles.summary}>{card.summary}</p>}
      <p className={styles.facts}>
        {isBrief ? null : (
          <>
            <time dateTime={card.updated}>{formatDay(card.updated, locale)}</time>
            {' · '}
          </>
        )}
        {words.minutes(card.minutes)}
      </p>
    </article>
  );
}
