import type { ReactNode } from 'react';
import { Badge } from '#ui/base/Badge.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { type CompanyFacts, statusTones } from '../../search/results/CompanyDetails.tsx';
import { latinSpelling } from '../../search/results/latin-spelling.ts';
import { useSearchWords } from '../../search/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWords } from '../texts/words.ts';
import styles from './ComparedTable.module.css';
import type { ComparedLine, FieldMatch, ValuePart } from './compared-lines.ts';
import { Verdicts } from './Verdicts.tsx';

type ComparedTableProps = {
  lines: readonly ComparedLine[];
  company: CompanyFacts;
  /** What everybody should know of its status. */
  caution: readonly FieldMatch[];
};

const maxFormer = 3;

/** What was typed beside what the register says; on a telephone each line is a row of its own, with its verdict on top. */
export function ComparedTable({ lines, company, caution }: ComparedTableProps) {
  const search = useSearchWords();
  const { compare } = useOrderWords();
  const { locale } = useTexts();
  const { register, formerNames, status } = company;
  const unnamed = formerNames.length - maxFormer;
  const former = formerNames.slice(0, maxFormer).join(', ');
  const labels = { ...search, form: compare.form };
  const source = register.isDemo
    ? search.demoRegister
    : search.sourceOn(register.name, formatDay(company.fetchedOn, locale));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{compare.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{compare.field}</span>
          </th>
          <th scope="col">{compare.typed}</th>
          <th scope="col">{compare.registered}</th>
          <th scope="col">
            <span className="visually-hidden">{compare.verdict}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.field}>
            <th scope="row">{labels[line.field]}</th>
            <td className={styles.typed}>
              <Who>{compare.typed}</Who>
              <Value parts={line.typed} silence={compare.notGiven} />
            </td>
            <td className={styles.registered}>
              {line.field === 'addInfo' ? null : <Who>{compare.registered}</Who>}
              <Value parts={line.registered} silence={silenceOf(line)} />
              {line.field === 'name' && latinSpelling(company) !== '' ? (
                <span className={styles.latin}>{latinSpelling(company)}</span>
              ) : null}
            </td>
            <td className={styles.said}>
              <Verdicts said={line.said} />
            </td>
          </tr>
        ))}
        {former === '' ? null : (
          <Stated name={compare.formerNames}>
            {unnamed > 0 ? `${former} ${search.moreNames(unnamed)}` : former}
          </Stated>
        )}
        <Stated name={search.companyStatus} said={caution}>
          <Badge tone={statusTones[status] ?? 'plain'}>{search.status[status] ?? status}</Badge>
        </Stated>
        {company.foundedOn === null ? null : (
          <Stated name={search.foundedOn}>{formatDay(company.foundedOn, locale)}</Stated>
        )}
        <Stated name={search.otherSource}>
          <span className={styles.source}>
            {source}
            {register.isDemo ? <Badge tone="warn">{search.demo}</Badge> : null}
          </span>
        </Stated>
      </tbody>
    </table>
  );

  function silenceOf({ field, isUndisclosed, said: [match] }: ComparedLine): string {
    if (field === 'addInfo') return '';
    if (!isUndisclosed || match === undefined) return compare.notStated;
    // Whether the register lists others than a mailbox that anybody can have is not said either.
    return compare.undisclosed[match.reason === 'public mailbox' ? 'similar' : match.verdict];
  }
}

/** Who said it, for the eye alone: the head of the column says it to a screen reader. */
function Who({ children }: { children: string }) {
  return (
    <span className={styles.who} aria-hidden="true">
      {children}
    </span>
  );
}

/** A value with the words marked that the other side lacks. */
function Value({ parts, silence }: { parts: readonly ValuePart[]; silence: string }) {
  if (parts.length === 0) return <span className={styles.silent}>{silence}</span>;
  return (
    <span dir="auto" className="tabular">
      {parts.map(({ text, at, isOwn }) =>
        isOwn ? (
          <span key={at} className={styles.own}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </span>
  );
}

type StatedProps = { name: string; said?: readonly FieldMatch[]; children: ReactNode };

/** What the register states and nobody is asked for. */
function Stated({ name, said = [], children }: StatedProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.typed} />
      <td className={styles.stated}>{children}</td>
      <td className={styles.said}>{said.length === 0 ? null : <Verdicts said={said} />}</td>
    </tr>
  );
}
