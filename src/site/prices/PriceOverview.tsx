import { Link } from 'react-router';
import type { CountryGroupView } from '#modules/countries/contract.ts';
import { BigFlag, Flag } from '#ui/base/Flag.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { byGroup } from '../countries/country-listing.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { PriceBands } from './PriceBands.tsx';
import styles from './PriceOverview.module.css';
import type { PriceList } from './price-list.ts';
import { formatPrices, rangeOf } from './price-range.ts';
import { usePricesWords } from './texts/words.ts';

/** Countries shown before all: of several parts of the world and prices. */
const instanceCodes = ['de', 'cn', 'tr', 'ae', 'kz', 'pl'];

/** What a part of the world costs, from its cheapest country to its dearest, and in how many days. */
function PartRange({ plans }: { plans: PriceList['plans'][number] }) {
  const words = usePricesWords();
  const { locale } = useTexts();
  const range = rangeOf(plans);
  // Amounts in several currencies have neither a least nor a most.
  const currencies = new Set(plans.map((offer) => offer?.tariffCurrency));
  if (range === undefined || currencies.size > 1) return null;
  return (
    <span className={`${styles.range} tabular`}>
      {formatPrices(range, locale)}, {words.days(range.minDays, range.maxDays)}
    </span>
  );
}

/** The price list at a glance: a few countries, the bands, and every country folded into its part of the world. */
export function PriceOverview({
  list,
  groups,
  tableHref,
}: {
  list: PriceList;
  groups: readonly CountryGroupView[];
  tableHref: string;
}) {
  const words = usePricesWords();
  const { locale, to } = useTexts();
  const ranges = list.plans.map(rangeOf);
  const instances = instanceCodes.flatMap((code) => list.rows.find((row) => row.code === code) ?? []);
  return (
    <>
      <ul className={styles.instances} aria-label={words.instances}>
        {instances.map(({ code, name, plan }) => {
          const range = ranges[plan];
          return (
            <li key={code}>
              <Link to={to(`/countries/country/${code}`)} className={styles.instance} discover="none">
                <BigFlag code={code} />
                <span className={styles.name}>{name}</span>
                {range === undefined ? null : (
                  <>
                    <span className={`${styles.price} tabular`}>{formatPrices(range, locale)}</span>
                    <span className={styles.days}>{words.days(range.minDays, range.maxDays)}</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      <PriceBands list={list} />
      <section className={styles.parts} aria-labelledby="parts">
        <h2 id="parts">{words.parts}</h2>
        <div>
          {byGroup(groups, list.rows).map(({ group, countries }) =>
            countries.length === 0 ? null : (
              <details key={group.slug} className={styles.part}>
                <summary>
                  <Icon name="arrow-down" />
                  <span className={styles.partName}>{group.name}</span>
                  <PartRange
                    plans={countries.flatMap(({ plan }) => list.plans[plan]?.filter(Boolean) ?? [])}
                  />
                  <span className={styles.count}>{words.shown(countries.length)}</span>
                </summary>
                <ul className={styles.countries}>
                  {countries.map(({ code, name, plan }) => {
                    const range = ranges[plan];
                    return (
                      <li key={code}>
                        <Link to={to(`/countries/country/${code}`)} discover="none">
                          <Flag code={code} />
                          <span>{name}</span>
                          <span className="tabular">
                            {range === undefined ? words.notOffered : formatPrices(range, locale)}
                          </span>
                        </Link>
                      </li>
                    );
                  })}
                </ul>
              </details>
            ),
          )}
        </div>
        <p>
          <Link to={tableHref} className={styles.whole} rel="nofollow">
            {words.wholeTable(list.rows.length)}
            <Icon name="arrow-right" />
          </Link>
        </p>
      </section>
    </>
  );
}
