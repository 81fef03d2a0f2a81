import { Link } from 'react-router';
import type { CountryView } from '#modules/countries/contract.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './CountryLinks.module.css';

type CountryLinksProps = {
  label: string;
  countries: readonly (Pick<CountryView, 'code' | 'name'> & {
    price?: string;
    days?: string;
    note?: string;
  })[];
};

/** Countries as links with their flags, in columns; with the lowest price and the days where they are given, or with another figure. */
export function CountryLinks({ label, countries }: CountryLinksProps) {
  const { to } = useTexts();
  return (
    <ul className={styles.links} aria-label={label}>
      {countries.map(({ code, name, price, days, note }) => (
        <li key={code}>
          <Link to={to(`/countries/country/${code}`)} discover="none">
            <Flag code={code} />
            {price === undefined ? (
              note === undefined ? (
                name
              ) : (
                <span className={styles.noted}>
                  {name}
                  <small>{note}</small>
                </span>
              )
            ) : (
              <>
                <span className={styles.name}>{name}</span>
                <span className={styles.offer}>
                  <b className="tabular">{price}</b>
                  <small>{days}</small>
                </span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
