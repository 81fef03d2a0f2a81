import type { Owner } from '../later/section-data.ts';
import styles from './OwnersTree.module.css';

/** Who owns the company, as a tree: it stands first, its owners under it, theirs under them. */
export function OwnersTree({ company, owners }: { company: string; owners: readonly Owner[] }) {
  return (
    <div className={styles.tree}>
      <p>{company}</p>
      <Branch owners={owners} />
    </div>
  );
}

function Branch({ owners }: { owners: readonly Owner[] }) {
  return (
    <ul>
      {owners.map(({ name, note, share, isKnown, owners: above }) => (
        <li key={name}>
          <p data-known={isKnown}>
            <b className="tabular">{share}</b> <span>{name}</span>
            {note === '' ? null : <small>{note}</small>}
          </p>
          {above.length === 0 ? null : <Branch owners={above} />}
        </li>
      ))}
    </ul>
  );
}
