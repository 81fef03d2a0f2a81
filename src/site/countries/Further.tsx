import { Link } from 'react-router';
import type { CountryGroupView, CountryView } from '#modules/countries/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { CountryLinks } from './CountryLinks.tsx';
import styles from './Further.module.css';
import type { ArticleSlug } from './related-articles.ts';
import { useCountryPageWords } from './texts/words.ts';

type FurtherProps = {
  articles: readonly Readonly<{ slug: ArticleSlug; path: string }>[];
  group: CountryGroupView;
  /** Some of the countries of the group. */
  others: readonly Pick<CountryView, 'code' | 'name'>[];
  groupSize: number;
};

/** Where to read on: articles, and countries of the same part of the world. */
export function Further({ articles, group, others, groupSize }: FurtherProps) {
  const words = useCountryPageWords();
  const { to } = useTexts();
  return (
    <>
      <section className={styles.block} aria-labelledby="articles">
        <h2 id="articles">{words.articlesTitle}</h2>
        <ul className={styles.articles}>
          {articles.map(({ slug, path }) => (
            <li key={slug}>
              <Link to={to(path)}>
                <Icon name="document" />
                {words.articles[slug]}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.block} aria-labelledby="others">
        <h2 id="others">{words.othersTitle(group.name)}</h2>
        <CountryLinks label={words.othersTitle(group.name)} countries={others} />
        <p>
          <Link to={to(`/countries/continent/${group.slug}`)} className={styles.all}>
            {words.othersAll(group.name, groupSize)}
          </Link>
        </p>
      </section>
    </>
  );
}
