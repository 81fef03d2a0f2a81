import type { TariffView } from '#modules/countries/contract.ts';
import { daysOfAll, priceOf } from '../../picker/tariff-words.ts';
import { usePickerWords } from '../../picker/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useSearchWords } from '../texts/words.ts';
import styles from './ResultList.module.css';

/** What a report on any of the companies costs and how long it takes, where one of them is chosen. */
export function ReportOffer({ tariffs }: { tariffs: readonly TariffView[] }) {
  const search = useSearchWords();
  const picker = usePickerWords();
  const { locale } = useTexts();
  const [cheapest] = tariffs.toSorted((a, b) => a.tariffPrice - b.tariffPrice);
  if (cheapest === undefined) return null;
  return (
    <p className={`${styles.offer} tabular`}>
      {search.offer(priceOf(cheapest, locale), daysOfAll(tariffs, picker))}
    </p>
  );
}
