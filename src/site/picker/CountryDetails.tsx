import { Link } from 'react-router';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ReportContent } from '../report-content/ReportContent.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './CountryDetails.module.css';
import { CountryFacts } from './CountryFacts.tsx';
import { SampleLink } from './SampleLink.tsx';
import { TariffList } from './TariffList.tsx';
import { usePickerWords } from './texts/words.ts';

type CountryDetailsProps = {
  country: CountryView;
  tariffs: readonly TariffView[] | undefined;
  /** The page is this country's own: no link to it. */
  isFixed: boolean;
  isOpen: boolean;
  onClose: () => void;
};

/** The country, what its registers tell, and what a report on a company there costs and contains. */
export function CountryDetails({ country, tariffs, isFixed, isOpen, onClose }: CountryDetailsProps) {
  const picker = usePickerWords();
  const { shell, to } = useTexts();
  return (
    <Modal
      isOpen={isOpen}
      title={picker.detailsTitle(country.name)}
      closeText={shell.close}
      escapeHint={picker.escapeHint}
      onClose={onClose}
    >
      <div className={styles.details}>
        <TariffList country={country} tariffs={tariffs} />
        <p>{picker.chargedLater}</p>
        {isOpen ? <CountryFacts country={country} /> : null}
        <h3>{picker.contains}</h3>
        <ReportContent />
        <div className={styles.more}>
          <SampleLink country={country} />
          {isFixed ? null : (
            <Link to={to(`/countries/country/${country.code}`)} className={styles.page}>
              {picker.countryPage(country.name)}
            </Link>
          )}
        </div>
      </div>
    </Modal>
  );
}
