import { type AskedSource, hasLiveSources } from '../query/asked-sources.ts';
import { useSearchWords } from '../texts/words.ts';
import styles from './SourceStates.module.css';

/** The key may come from an address that somebody wrote: `constructor` is no register. */
const wordFor = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** Which registers were asked and what each said: "nothing there" and "no answer" are two things. */
export function SourceStates({ sources }: { sources: readonly AskedSource[] }) {
  const { sources: words } = useSearchWords();
  const named = sources.flatMap((one) => {
    const name = wordFor(words.names, one.source) ?? one.name;
    return name === undefined ? [] : [{ ...one, name }];
  });
  if (!hasLiveSources(named)) return null;
  const silent = named.filter(({ state }) => state === 'unavailable').map(({ name }) => name);
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources" className={styles.title}>
        {words.title}
      </h2>
      {silent.length === 0 ? null : <p>{words.silent(silent)}</p>}
      <dl className={styles.list}>
        {named.map(({ source, name, state, note }) => (
          <div key={source}>
            <dt>{name}</dt>
            <dd>{wordFor(words.notes, note ?? '') ?? words.states[state]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
