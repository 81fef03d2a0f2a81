import { Link } from 'react-router';
import { Badge } from '#ui/base/Badge.tsx';
import { buttonClass } from '#ui/base/Button.tsx';
import { formatDay } from '#ui/base/dates.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { statusTones } from '../results/CompanyDetails.tsx';
import { GradeBadge } from '../results/GradeBadge.tsx';
import { MatchList } from '../results/MatchList.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './ComparedTable.module.css';
import { type ComparedCompany, type ComparedRow, compareCompanies, ownWords } from './compared-companies.ts';
import { Verdict } from './Verdict.tsx';

type ComparedTableProps = {
  companies: readonly [ComparedCompany, ComparedCompany];
  /** Where the report on a company is ordered. */
  orderOf: (id: string) => string;
};

/** Two companies line by line, each line with whether they are the same; on a telephone its values stand below it. */
export function ComparedTable({ companies, orderOf }: ComparedTableProps) {
  const search = useSearchWords();
  const { compare } = search;
  // A register that is invented has its name from the words of the page.
  const named = ({ register, ...company }: ComparedCompany): ComparedCompany => ({
    ...company,
    register: register.isDemo ? { ...register, name: search.demoRegister } : register,
  });
  const [nameRow, ...rows] = compareCompanies(named(companies[0]), named(companies[1]));
  const labels = { ...search, form: compare.form, status: search.companyStatus, ...compare.fields };
  const order = (look: 'primary' | 'secondary') =>
    companies.map(({ id, name }) => (
      <td key={id}>
        <Link to={orderOf(id)} className={buttonClass(look)} aria-label={compare.orderAria(name)}>
          {compare.order}
        </Link>
      </td>
    ));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{compare.heading}</caption>
      <thead>
        <tr>
          <td>
            {search.name}
            {nameRow === undefined ? null : <Verdict verdict={nameRow.verdict} />}
          </td>
          {companies.map(({ id, register }, at) => (
            <th key={id} scope="col">
              {nameRow === undefined ? null : <Value row={nameRow} at={at} />}
              {register.isDemo ? (
                <p>
                  <Badge tone="warn">{search.demo}</Badge>
                </p>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field} className={row.verdict === 'same' ? styles.alike : undefined}>
            <th scope="row">
              {labels[row.field]}
              <Verdict verdict={row.verdict} />
            </th>
            {row.values.map((_, at) => (
              <td key={companies[at === 0 ? 0 : 1].id} className="tabular">
                <Value row={row} at={at} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{compare.fit}</th>
          {companies.map(({ id, card }) => (
            <td key={id}>
              {card === undefined ? (
                <span className={styles.muted}>{compare.notFound}</span>
              ) : (
                <>
                  <p className={styles.grade}>
                    <GradeBadge card={card} />
                  </p>
                  <MatchList fields={card.fields} />
                </>
              )}
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td />
          {order('primary')}
        </tr>
      </tfoot>
    </table>
  );
}

/** A value as people read it; of two names or addresses, with the words marked that the other lacks. */
function Value({ row: { field, values, verdict }, at }: { row: ComparedRow; at: number }) {
  const search = useSearchWords();
  const { locale } = useTexts();
  const [value = '', other = ''] = [values[at], values[1 - at]];
  if (value === '') return <span className={styles.muted}>{search.compare.nothing}</span>;
  if (field === 'foundedOn') return formatDay(value, locale);
  if (field === 'status')
    return <Badge tone={statusTones[value] ?? 'plain'}>{search.status[value] ?? value}</Badge>;
  if (verdict !== 'differs') return <span dir="auto">{value}</span>;
  return (
    <span dir="auto">
      {ownWords(value, other).map(({ text, at: start, isOwn }) =>
        isOwn ? (
          <strong key={start} className={styles.own}>
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </span>
  );
}
