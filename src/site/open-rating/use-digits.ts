import { languages } from '#kernel/locale.ts';
import { useTexts } from '../texts/use-texts.tsx';

/** Numbers as the reader's language writes them. */
export function useDigits() {
  const { intl } = languages[useTexts().locale];
  const plain = new Intl.NumberFormat(intl, { maximumFractionDigits: 3 });
  const percent = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 1 });
  return {
    plain: (value: number) => plain.format(value).replace('-', '\u2212'),
    percent: (value: number) => percent.format(value),
  };
}
