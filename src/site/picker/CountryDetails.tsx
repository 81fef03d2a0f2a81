import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { Modal } from '#ui/Modal.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ReportContent } from '../report-content/ReportContent.tsx';
import styles from './CountryDetails.module.css';
import { TariffList } from './TariffList.tsx';
import { usePickerWords } from './texts/words.ts';

type CountryDetailsProps = {
  country: CountryView;
  tariffs: readonly TariffView[] | undefined;
  isOpen: boolean;
  /** Opened by 'Download sample': says honestly that there is none yet. */
  isSample: boolean;
  closeText: string;
  onClose: () => void;
};

export function CountryDetails({
  country,
  tariffs,
  isOpen,
  isSample,
  closeText,
  onClose,
}: CountryDetailsProps) {
  const picker = usePickerWords();
  return (
    <Modal isOpen={isOpen} title={picker.detailsTitle(country.name)} closeText={closeText} onClose={onClose}>
      <div className={styles.details}>
        {isSample ? <Notice>{picker.sampleSoon}</Notice> : null}
        <TariffList country={country} tariffs={tariffs} />
        <p>{picker.chargedLater}</p>
        <h3>{picker.contains}</h3>
        <ReportContent />
      </div>
    </Modal>
  );
}
