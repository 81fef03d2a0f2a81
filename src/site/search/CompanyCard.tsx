import type { ReactNode } from 'react';
import type { CompanyView } from '#modules/companies/contract.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';
import styles from './CompanyCard.module.css';
import { useSearchWords } from './texts/words.ts';

/** The four values of the specification look different and read different. */
const tones: Readonly<Record<string, BadgeTone>> = {
  Active: 'good',
  Deleted: 'bad',
  'In liquidation': 'warn',
  'Is in process of reorganization': 'info',
};

/** What is known of a company before it is ordered; also how the order shows it. */
export type CompanyFacts = Pick<
  CompanyView,
  'name' | 'nameLat' | 'regCode' | 'vatCode' | 'address' | 'form' | 'status'
> & { registerName: string; isDemo: boolean; matched?: string; formerNames?: readonly string[] };

export function CompanyCard({ facts, action }: { facts: CompanyFacts; action?: ReactNode }) {
  const search = useSearchWords();
  const details = [
    { name: search.regCode, value: facts.regCode },
    { name: search.vatCode, value: facts.vatCode },
    { name: search.address, value: facts.address },
    { name: search.otherSource, value: facts.isDemo ? search.demoRegister : facts.registerName },
  ].filter(({ value }) => value !== '');
  return (
    <article className={styles.card}>
      <div className={styles.main}>
        <h3 className={styles.name}>{facts.name}</h3>
        {facts.nameLat !== '' && facts.nameLat !== facts.name ? (
          <p className={styles.latin}>{facts.nameLat}</p>
        ) : null}
        <p className={styles.badges}>
          <Badge tone={tones[facts.status] ?? 'plain'}>{search.status[facts.status] ?? facts.status}</Badge>
          {facts.form === '' ? null : <Badge>{facts.form}</Badge>}
          {facts.matched === undefined ? null : (
            <Badge>{search.matched[facts.matched] ?? facts.matched}</Badge>
          )}
          {facts.isDemo ? <Badge tone="warn">{search.demo}</Badge> : null}
        </p>
        {(facts.formerNames ?? []).length === 0 ? null : (
          <p className={styles.latin}>{search.formerly((facts.formerNames ?? []).join(', '))}</p>
        )}
        <dl className={styles.details}>
          {details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </article>
  );
}

/** A company of a register as facts; only a search knows why it was found. */
export function factsOf(company: Omit<CompanyView, 'matched'> & { matched?: string }): CompanyFacts {
  return { ...company, registerName: company.register.name, isDemo: company.register.isDemo };
}
