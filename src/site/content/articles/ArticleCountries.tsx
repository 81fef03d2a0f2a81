import type { Article } from '#modules/content/contract.ts';
import { CountryLinks } from '../../countries/CountryLinks.tsx';
import { useBlogWords } from '../texts/words.ts';
import styles from './ArticleCountries.module.css';

/** The pages of the countries an article is about; nothing where it is about all of them. */
export function ArticleCountries({ countries }: Pick<Article, 'countries'>) {
  const { countriesTitle } = useBlogWords();
  if (countries.length === 0) return null;
  const title = countriesTitle(countries.length);
  return (
    <section className={styles.countries} aria-labelledby="countries">
      <h2 id="countries">{title}</h2>
      <CountryLinks label={title} countries={countries} />
    </section>
  );
}
