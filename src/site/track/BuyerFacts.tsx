import type { BuyerView } from '#modules/orders/contract.ts';
import { words as purposeWords } from '#modules/orders/texts/purposes/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useTrackWords } from './texts/words.ts';

/** What was said with the order of whom it is bought for; nothing where nothing was. */
export function BuyerFacts({ buyer }: { buyer: BuyerView | null }) {
  const { buyer: words } = useTrackWords();
  const { purposes } = purposeWords[useTexts().locale];
  if (buyer === null) return null;
  const {
    companyName,
    vatCode,
    address,
    countryName,
    reference,
    note,
    copies,
    purpose,
    mayBeNamed,
    vatCheck,
  } = buyer;
  const rows = [
    [words.company, companyName],
    [words.vatCode, vatCode],
    [words.vies, vatCheck === null ? '' : words.viesSays[vatCheck.outcome](vatCheck.name, vatCheck.address)],
    [words.address, [address, countryName].filter(Boolean).join(', ')],
    [words.reference, reference],
    [words.purpose, purpose === null ? '' : purposes[purpose]],
    [words.naming, mayBeNamed ? words.mayBeNamed : ''],
    [words.note, note],
    [words.copies, copies.join(', ')],
  ] as const;
  return rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ));
}
