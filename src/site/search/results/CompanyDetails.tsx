import type { CompanyView } from '#modules/companies/contract.ts';
import { Badge, type BadgeTone } from '#ui/base/Badge.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './CompanyDetails.module.css';

/** The four values of the specification look different and read different. */
export const statusTones: Readonly<Record<string, BadgeTone>> = {
  Active: 'good',
  Deleted: 'bad',
  'In liquidation': 'warn',
  'Is in process of reorganization': 'info',
};

/** What is known of a company before it is ordered; also how the order shows it. */
export type CompanyFacts = Omit<CompanyView, 'matched' | 'card' | 'related'>;

const maxFormer = 3;

/** Form, former names, numbers, address and source of a company, as its register has them. */
export function CompanyDetails({ facts }: { facts: CompanyFacts }) {
  const search = useSearchWords();
  const { locale } = useTexts();
  const { register, formerNames, form } = facts;
  const details = [
    { name: search.regCode, value: facts.regCode },
    { name: search.vatCode, value: facts.vatCode },
    { name: search.address, value: facts.address },
    { name: search.foundedOn, value: facts.foundedOn === null ? '' : formatDay(facts.foundedOn, locale) },
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
    <>
      {form === '' && !register.isDemo ? null : (
        <p className={styles.badges}>
          {form === '' ? null : <Badge>{form}</Badge>}
          {register.isDemo ? <Badge tone="warn">{search.demo}</Badge> : null}
        </p>
      )}
      {former === '' ? null : (
        <p className={styles.former}>
          {search.formerly(unnamed > 0 ? `${former} ${search.moreNames(unnamed)}` : former)}
        </p>
      )}
      <dl className={styles.details}>
        {details.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
