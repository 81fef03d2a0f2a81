import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import type { AskedSource } from '../../search/query/asked-sources.ts';
import { journeyPath, type TypedQuery } from '../../search/query/typed-query.ts';
import { CompanyCard } from '../../search/results/CompanyCard.tsx';
import { useSearchWords } from '../../search/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { ComparedSubject } from '../compare/ComparedSubject.tsx';
import { useOrderWords } from '../texts/words.ts';
import { emptySources, type HowFound } from './how-found.ts';
import type { Subject } from './order-page.server.ts';
import styles from './SubjectCard.module.css';

type SubjectCardProps = {
  country: string;
  subject: Subject;
  typed: TypedQuery;
  how: HowFound;
  asked: readonly AskedSource[];
  /** Beside a company that was not found: others like it. */
  children?: ReactNode;
};

/** Whom the report is about, and the way back to choose another. */
export function SubjectCard({ country, subject, typed, how, asked, children }: SubjectCardProps) {
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
  const isOne = isCompany && how === 'one';
  if (subject.kind === 'company' && subject.card !== undefined)
    return (
      <ComparedSubject
        country={country}
        typed={typed}
        company={subject.company}
        card={subject.card}
        isOne={isOne}
        change={change}
      />
    );
  const isNone = !isCompany && how === 'none';
  const registers = emptySources(asked).flatMap((source) =>
    source === 'local'
      ? order.ourRegisters
      : Object.hasOwn(search.sources.names, source)
        ? (search.sources.names[source] ?? [])
        : [],
  );
  const title = isOne
    ? order.oneTitle
    : isNone
      ? order.noneTitle(typed.name !== '', registers)
      : isCompany
        ? order.subjectTitle
        : order.requestTitle;
  return (
    <section className={styles.subject} aria-labelledby="subject">
      <div className={styles.head}>
        <h2 id="subject">{title}</h2>
        <Link to={change} className={styles.change}>
          {isOne ? order.oneChange : isNone ? order.noneChange : order.change}
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
          {children}
          <Notice>
            <p>{order.requestText}</p>
          </Notice>
        </>
      )}
    </section>
  );
}
