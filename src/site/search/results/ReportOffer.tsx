import type { TariffView } from '#modules/countries/contract.ts';
import { daysOfAll, priceOf } from '../../picker/tariff-words.ts';
import { usePickerWords } from '../../picker/texts/words.ts';
import { cheapestOf } from '../../prices/price-list.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './ResultList.module.css';

/** What a report on any of the companies costs and how long it takes, where one of them is chosen. */
export function ReportOffer({ tariffs }: { tariffs: readonly TariffView[] }) {
  const search = useSearchWords();
  const picker = usePickerWords();
  const { locale } = useTexts();
  const cheapest = cheapestOf(tariffs);
  // Amounts in several currencies have no least.
  if (cheapest === undefined || tariffs.some((one) => one.tariffCurrency !== cheapest.tariffCurrency))
    return null;
  return (
    <p className={`${styles.offer} tabular`}>
      {search.offer(priceOf(cheapest, locale), daysOfAll(tariffs, picker))}
    </p>
  );
}
