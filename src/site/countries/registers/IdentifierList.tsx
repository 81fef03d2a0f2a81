import { useRegisterWords } from '../texts/words.ts';
import type { LocalIdentifier } from './country-facts.server.ts';
import styles from './IdentifierList.module.css';

/** Which numbers a company has and how one looks. */
export function IdentifierList({ identifiers }: { identifiers: readonly LocalIdentifier[] }) {
  const words = useRegisterWords();
  return (
    <div className={styles.identifiers}>
      <h3>{words.identifiersTitle}</h3>
      <ul className={styles.list}>
        {identifiers.map(({ kind, name, format, example }) => (
          <li key={name}>
            {/* Where it is called what it is, once is enough. */}
            {words.kinds[kind] === name ? null : <p className={styles.kind}>{words.kinds[kind]}</p>}
            <p className={styles.name}>{name}</p>
            <p className={styles.format}>{format}</p>
            <p className={styles.example}>
              <span>{words.example}</span> <code>{example}</code>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
