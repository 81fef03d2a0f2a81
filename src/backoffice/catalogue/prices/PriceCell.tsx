import { formatMoment } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import type { DeskCountry, DeskTariff, TariffTerms } from '#workflows/edit-catalogue/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTermsWords } from '../use-terms-words.ts';
import type { OpenTariff } from './open-tariff.ts';
import styles from './PriceTable.module.css';

type PriceCellProps = {
  country: DeskCountry;
  tariff: DeskTariff;
  place: string;
  isCurrent: boolean;
  onFocus: () => void;
  onOpen: OpenTariff | undefined;
};

/** One price: as it is published, and beside it as it is drafted. A button where it may be edited. */
export function PriceCell({ country, tariff, place, isCurrent, onFocus, onOpen }: PriceCellProps) {
  const { catalogue, locale } = useTexts();
  const say = useTermsWords();
  const { terms, draft, dueAt, currency } = tariff;
  const shown = (
    <>
      <span className="visually-hidden">{`${country.name}, ${tariff.name}: `}</span>
      <span className={styles.column} aria-hidden="true">
        {tariff.name}
      </span>
      {draft === null ? (
        <Shown terms={terms} currency={currency} />
      ) : (
        <>
          <del className={styles.before}>
            {terms.isOffered ? say.price(terms, currency) : catalogue.notOffered}
          </del>
          <ins className={styles.after}>
            <span className="visually-hidden">{catalogue.drafted}</span>
            <Icon name="arrow-right" />
            <Shown terms={draft.terms} currency={currency} />
          </ins>
        </>
      )}
      {dueAt === null ? null : (
        <span className={styles.due}>
          <Icon name="clock" />
          <span className="visually-hidden">{catalogue.changes}</span>
          {formatMoment(dueAt, locale)}
        </span>
      )}
    </>
  );
  if (onOpen === undefined) return <div className={styles.cell}>{shown}</div>;
  return (
    <button
      type="button"
      className={`${styles.cell} ${draft === null ? '' : styles.changed}`}
      data-place={place}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={() => onOpen(country, tariff)}
    >
      {shown}
    </button>
  );
}

function Shown({ terms, currency }: { terms: TariffTerms; currency: DeskTariff['currency'] }) {
  const { catalogue } = useTexts();
  const say = useTermsWords();
  if (!terms.isOffered) return <span className={styles.none}>{catalogue.notOffered}</span>;
  return (
    <>
      <span className={styles.price}>{say.price(terms, currency)}</span>{' '}
      <span className={styles.days}>{say.days(terms)}</span>
    </>
  );
}
