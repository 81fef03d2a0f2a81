import { Link } from 'react-router';
import { Notice } from '#ui/Notice.tsx';
import { CompanyCard } from '../search/CompanyCard.tsx';
import { useSearchWords } from '../search/texts/words.ts';
import { journeyPath, type TypedQuery } from '../search/typed-query.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { Subject } from './order-page.server.ts';
import styles from './SubjectCard.module.css';
import { useOrderWords } from './texts/words.ts';

type SubjectCardProps = { country: string; subject: Subject; typed: TypedQuery };

/** Whom the report is about, and the way back to choose another. */
export function SubjectCard({ country, subject, typed }: SubjectCardProps) {
  const order = useOrderWords();
  const search = useSearchWords();
  const { to } = useTexts();
  const isCompany = subject.kind === 'company';
  const labels = [
    { name: search.name, value: typed.name },
    { name: search.regCode, value: typed.regCode },
    { name: search.vatCode, value: typed.vatCode },
    { name: search.address, value: typed.address },
    { name: search.phone, value: typed.phone },
    { name: search.email, value: typed.email },
    { name: search.addInfo, value: typed.addInfo },
  ].filter(({ value }) => value !== '');
  const change = journeyPath(
    to('/company-search'),
    country,
    typed,
    isCompany ? { list: '1' } : { edit: '1' },
  );
  return (
    <section className={styles.subject} aria-labelledby="subject">
      <div className={styles.head}>
        <h2 id="subject">{isCompany ? order.subjectTitle : order.requestTitle}</h2>
        <Link to={change} className={styles.change}>
          {order.change}
        </Link>
      </div>
      {subject.kind === 'company' ? (
        <CompanyCard facts={subject.company} />
      ) : (
        <>
          <dl className={styles.typed}>
            {labels.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Notice>
            <p>{order.requestText}</p>
          </Notice>
        </>
      )}
    </section>
  );
}
