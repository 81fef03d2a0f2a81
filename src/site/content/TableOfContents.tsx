import type { Toc } from '#modules/content/contract.ts';
import { useInSight } from '#ui/base/use-in-sight.ts';
import styles from './TableOfContents.module.css';
import { useBlogWords } from './texts/words.ts';

/** The headings of a page: a plain list above the text, in sight beside it where there is room. The one that is read is marked once awake. */
export function TableOfContents({ toc }: { toc: Toc }) {
  const { contents } = useBlogWords();
  const here = useInSight('h2[id]', '');
  return (
    <nav className={styles.contents} aria-label={contents}>
      <p>{contents}</p>
      <ol>
        {toc.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === here ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
