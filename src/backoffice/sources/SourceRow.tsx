import type { StaffSourceView } from '#modules/registers/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { countryName } from '../page/country-name.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { PartStanding } from './PartStanding.tsx';
import styles from './SourceTable.module.css';

const countriesShown = 6;

/** One source: who it is, how it may be asked, how each of its parts answered of late. */
export function SourceRow({ source }: { source: StaffSourceView }) {
  const { sources: words, words: common, locale } = useTexts();
  const { code, name, gap, homepage, licence, access, isAsked, metLiveService, limit, freshHours } = source;
  const countries = source.countries?.map((country) => countryName(country, locale, common.countries));
  return (
    <tr className={styles.row}>
      <th scope="row">
        <p className={styles.name}>
          <a href={homepage} rel="noopener">
            {name}
          </a>
        </p>
        <p className={styles.small}>
          <code>{code}</code> · {licence.name}
        </p>
        <p className={styles.small}>{gap}</p>
      </th>
      <td>
        {countries === undefined ? words.everywhere : countries.slice(0, countriesShown).join(', ')}
        {countries !== undefined && countries.length > countriesShown
          ? ` ${words.moreCountries(countries.length - countriesShown)}`
          : null}
      </td>
      <td>
        <div className={styles.marks}>
          <Badge tone={isAsked ? 'good' : 'plain'}>{isAsked ? words.asked : words.notAsked}</Badge>
          <Badge tone={metLiveService ? 'info' : 'warn'}>{metLiveService ? words.met : words.notMet}</Badge>
        </div>
        <p className={styles.small}>{words.access[access]}</p>
        <p className={styles.small}>{words.limit(limit.calls, limit.perSeconds)}</p>
        <p className={styles.small}>{words.fresh(freshHours)}</p>
      </td>
      <td>
        <ul className={styles.parts}>
          {source.standings.map((standing) => (
            <PartStanding key={standing.part} standing={standing} />
          ))}
        </ul>
      </td>
    </tr>
  );
}
