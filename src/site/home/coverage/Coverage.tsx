import { Link } from 'react-router';
import { formatMoney } from '#kernel/money.ts';
import { Flag } from '#ui/base/Flag.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { usePickerWords } from '../../picker/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Offer } from '../../world-map/figures/offer.ts';
import type { SectionData } from '../later/section-data.ts';
import { useSectionWords } from '../later/texts/words.ts';
import styles from './Coverage.module.css';
import { bandClass, CoverageMap } from './CoverageMap.tsx';

/** Where in the world, how soon and for how much: a map, its legend, and a few countries by name. */
export function Coverage({ count, bands, parts, instances }: SectionData['coverage']) {
  const words = useSectionWords();
  const picker = usePickerWords();
  const { locale, to } = useTexts();
  const priceOf = ({ cheapest }: Offer) =>
    formatMoney({ amountMinor: cheapest.tariffPrice, currency: cheapest.tariffCurrency }, locale);
  return (
    <div className={styles.coverage}>
      <div>
        <h3>{words.coverageTitle}</h3>
        <p>{words.coverageLead}</p>
        <CoverageMap bands={bands} parts={parts} />
        <ul>
          {bands.map((band, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bands do not move
            <li key={at}>
              <svg width="24" height="8" viewBox="0 0 24 8" aria-hidden="true">
                <path className={bandClass(at)} d="M4 4h16.1" />
              </svg>
              {words.coverageBand(
                band.codes.length / 2,
                picker.days(band.minDays, band.maxDays),
                priceOf(band),
              )}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{words.fiveTitle}</h3>
        <ul>
          {instances.map((one) => (
            <li key={one.code}>
              <Link to={to(`/countries/country/${one.code}`)} className={styles.country}>
                <Flag code={one.code} />
                <span>
                  <b>{one.name}</b>
                  <small>
                    {[
                      picker.days(one.minDays, one.maxDays),
                      one.access === undefined ? '' : words.fiveRegister[one.access],
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <span className="tabular">{priceOf(one)}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link to={to('/countries')} className={styles.all}>
          {words.allCountries(count)}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </div>
  );
}
