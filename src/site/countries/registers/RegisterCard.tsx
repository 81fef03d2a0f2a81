import { Badge } from '#ui/base/Badge.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { useRegisterWords } from '../texts/words.ts';
import type { LocalRegister } from './country-facts.server.ts';
import styles from './RegisterCard.module.css';

const tones = { free: 'good', paid: 'warn', mixed: 'warn', closed: 'plain' } as const;

export function RegisterCard({ register }: { register: LocalRegister }) {
  const words = useRegisterWords();
  const { name, keeper, url, access, search, publishes, limits } = register;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {keeper === undefined ? null : <p className={styles.keeper}>{words.keeper(keeper)}</p>}
        <p>
          <Badge tone={tones[access]}>{words.access[access]}</Badge>
        </p>
      </div>
      <ul className={styles.publishes}>
        {publishes.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{words.searchBy}</dt>
          <dd>
            {search.length === 0 ? words.cannotSearch : search.map((way) => words.search[way]).join(', ')}
          </dd>
        </div>
        {limits === undefined ? null : (
          <div>
            <dt>{words.limits}</dt>
            <dd>{limits}</dd>
          </div>
        )}
      </dl>
      {url === undefined ? null : (
        <p className={styles.visit}>
          <a href={url} rel="noopener">
            {words.visit(new URL(url).host.replace(/^www\./, ''))}
          </a>
        </p>
      )}
    </li>
  );
}
