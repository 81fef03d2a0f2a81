import { Link } from 'react-router';
import type { CountryView } from '#modules/countries/contract.ts';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { RouteFault } from '#ui/frame/RouteFault.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { useRootInfo } from '../layout/root-info.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { Asked } from './asked-words.ts';
import styles from './MissingPage.module.css';
import { useMissingWords } from './texts/words.ts';

type MissingPageProps = {
  asked: Asked;
  countries: readonly Pick<CountryView, 'code' | 'name'>[];
};

/** In the place of a page that is not there: what the address may have meant, and the search for a company. */
export function MissingPage({ asked, countries }: MissingPageProps) {
  const { faults, to } = useTexts();
  const words = useMissingWords();
  const requestId = useRootInfo()?.requestId;
  const { name, country, pages } = asked;
  return (
    <>
      <PageHead title={faults.notFoundTitle} description={faults.notFoundText} isPrivate />
      <RouteFault
        className={styles.page}
        status={404}
        title={faults.notFoundTitle}
        actions={
          <Link className={buttonClass('secondary')} to={to('/')}>
            {faults.toHome}
          </Link>
        }
        request={
          requestId === undefined
            ? undefined
            : { name: faults.requestId(requestId), hint: faults.requestHint }
        }
      >
        <p>{faults.notFoundText}</p>
        {country === undefined && pages.length === 0 ? null : (
          <nav aria-labelledby="meant" className={styles.meant}>
            <h2 id="meant">{words.pagesTitle}</h2>
            <ul>
              {country === undefined ? null : (
                <li>
                  <Link to={to(`/countries/country/${country.code.toLowerCase()}`)}>
                    {words.countryPage(country.name)}
                  </Link>
                </li>
              )}
              {pages.map((page) => (
                <li key={page}>
                  <Link to={to(page)}>{words.pages[page]}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {countries.length === 0 ? null : (
          <FindForm name={name} country={country?.code} countries={countries} />
        )}
      </RouteFault>
    </>
  );
}

type FindFormProps = {
  name: string;
  country: string | undefined;
  countries: MissingPageProps['countries'];
};

/** Leads to the search; works without scripts. */
function FindForm({ name, country, countries }: FindFormProps) {
  const { to } = useTexts();
  const words = useMissingWords();
  return (
    <form action={to('/company-search')} className={styles.form} aria-labelledby="instead">
      <h2 id="instead">{words.searchTitle}</h2>
      <div className={styles.fields}>
        <div className={styles.country}>
          <label htmlFor="missing-country">{words.country}</label>
          <select id="missing-country" name="country" required defaultValue={country?.toLowerCase() ?? ''}>
            <option value="">{words.choose}</option>
            {countries.map(({ code, name: called }) => (
              <option key={code} value={code.toLowerCase()}>
                {called}
              </option>
            ))}
          </select>
        </div>
        <Field
          label={words.company}
          name="name"
          required
          maxLength={200}
          defaultValue={name}
          autoComplete="off"
        />
        <Button type="submit">{words.find}</Button>
      </div>
    </form>
  );
}
