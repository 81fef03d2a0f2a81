import type { MouseEvent } from 'react';
import type { CountryView } from '#modules/countries/contract.ts';
import { type ButtonLook, buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './SampleLink.module.css';
import { SampleState } from './SampleState.tsx';
import { usePickerWords } from './texts/words.ts';
import { useSampleDownload } from './use-sample-download.ts';

type SampleLinkProps = { country: CountryView; look?: ButtonLook; isWide?: boolean };

/** A link to the sample report of a country, for any page; with JavaScript the page stays and says how it goes. */
export function SampleLink({ country, look = 'secondary', isWide = false }: SampleLinkProps) {
  const picker = usePickerWords();
  const { to } = useTexts();
  const sample = useSampleDownload(country);
  const start = (event: MouseEvent) => {
    // Whoever asks for a new tab gets it.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    sample.start(country);
  };
  return (
    <div className={styles.sample}>
      <a
        href={to(`/sample/${country.code}`)}
        rel="nofollow"
        className={buttonClass(look, isWide)}
        aria-busy={sample.isBusy}
        onClick={start}
      >
        <Icon name="download" />
        {picker.downloadSample}
        <span className="visually-hidden">: {country.name}, PDF</span>
      </a>
      <SampleState sample={sample} country={country.name} />
    </div>
  );
}
