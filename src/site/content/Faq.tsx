import type { Article } from '#modules/content/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import styles from './Faq.module.css';
import { useBlogWords } from './texts/words.ts';

/** Questions that open one by one. */
export function Faq({ faq }: { faq: Article['faq'] }) {
  const { questions } = useBlogWords();
  if (faq.length === 0) return null;
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq">{questions}</h2>
      <div>
        {faq.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary>
              <span>{question}</span>
              <Icon name="arrow-down" className={styles.arrow} />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
