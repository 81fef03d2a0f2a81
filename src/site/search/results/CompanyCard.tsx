import { type ReactNode, useId } from 'react';
import type { CompanyView } from '#modules/companies/contract.ts';
import { Badge, type BadgeTone } from '#ui/base/Badge.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './CompanyCard.module.css';

/** The four values of the specification look different and read different. */
const tones: Readonly<Record<string, BadgeTone>> = {
  Active: 'good',
  Deleted: 'bad',
  'In liquidation': 'warn',
  'Is in process of reorganization': 'info',
};

/** What is known of a company before it is ordered; also how the order shows it. */
export type CompanyFacts = Omit<CompanyView, 'matched' | 'card' | 'related'>;

const maxFormer = 3;

type CompanyCardProps = {
  facts: CompanyFacts;
  /** How well it fits, before the other badges. */
  grade?: ReactNode;
  /** What agrees with the question, beside the facts. */
  match?: ReactNode;
  related?: ReactNode;
  action?: ReactNode;
};

export function CompanyCard({ facts, grade, match, related, action }: CompanyCardProps) {
  const search = useSearchWords();
  const nameId = useId();
  const { locale } = useTexts();
  const { register, formerNames } = facts;
  const details = [
    { name: search.regCode, value: facts.regCode },
    { name: search.vatCode, value: facts.vatCode },
    { name: search.address, value: facts.address },
    {
      name: search.otherSource,
      // What is invented has no day.
      value: register.isDemo
        ? search.demoRegister
        : search.sourceOn(register.name, formatDay(facts.fetchedOn, locale)),
    },
  ].filter(({ value }) => value !== '');
  const unnamed = formerNames.length - maxFormer;
  const former = formerNames.slice(0, maxFormer).join(', ');
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <h3 className={styles.name} id={nameId}>
          {facts.name}
        </h3>
        {facts.nameLat !== '' && facts.nameLat !== facts.name ? (
          <p className={styles.latin}>{facts.nameLat}</p>
        ) : null}
      </div>
      <p className={styles.badges}>
        {grade}
        <span className={styles.status}>
          {search.companyStatus}:{' '}
          <Badge tone={tones[facts.status] ?? 'plain'}>{search.status[facts.status] ?? facts.status}</Badge>
        </span>
        {facts.form === '' ? null : <Badge>{facts.form}</Badge>}
        {register.isDemo ? <Badge tone="warn">{search.demo}</Badge> : null}
      </p>
      {former === '' ? null : (
        <p className={styles.latin}>
          {search.formerly(unnamed > 0 ? `${former} ${search.moreNames(unnamed)}` : former)}
        </p>
      )}
      <div className={match === undefined ? styles.alone : styles.body}>
        {match}
        <dl className={styles.details}>
          {details.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {related}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </article>
  );
}
