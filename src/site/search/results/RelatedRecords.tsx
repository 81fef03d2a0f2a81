import { Link } from 'react-router';
import type { RelatedCompanyView } from '#modules/companies/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './RelatedRecords.module.css';

type RelatedRecordsProps = {
  related: readonly RelatedCompanyView[];
  /** Where a record of this id is ordered. */
  orderOf: (id: string) => string;
};

/** Records of the same company in other registers, and its branches: there for whoever wants just them. */
export function RelatedRecords({ related, orderOf }: RelatedRecordsProps) {
  const search = useSearchWords();
  const registers = related.filter(({ kind }) => kind === 'same company').map((one) => one.registerName);
  const branchCount = related.length - registers.length;
  const title = [
    registers.length === 0 ? '' : search.alsoIn([...new Set(registers)].join(', ')),
    branchCount === 0 ? '' : search.branches(branchCount),
  ];
  return (
    <details className={styles.related}>
      <summary>
        <Icon name="arrow-down" />
        {title.filter(Boolean).join(' · ')}
      </summary>
      <ul className={styles.list}>
        {related.map(({ id, kind, name, regCode, address, registerName, status }) => (
          <li key={id} className={styles.record}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.facts}>
                {[
                  kind === 'branch' ? search.branch : registerName,
                  regCode,
                  address,
                  status === 'Active' ? '' : (search.status[status] ?? status),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Link to={orderOf(id)} className={styles.select} aria-label={search.selectAria(name)}>
              {search.select}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
