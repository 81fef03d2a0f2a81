import { KeyCap } from '../../keys/KeyCap.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { EvidencePane } from '../evidence/EvidencePane.tsx';
import { PagePane } from '../page/PagePane.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './SidePane.module.css';

/** Beside the section: its evidence, or the page that it becomes. */
export function SidePane() {
  const { dossier: words } = useTexts();
  const { isPageShown, showPage } = useDossier();
  return (
    <div className={styles.side}>
      <fieldset className={styles.choice}>
        <legend className="visually-hidden">{words.beside}</legend>
        <button type="button" aria-pressed={!isPageShown} onClick={() => showPage(false)}>
          {words.evidence}
        </button>
        <button type="button" aria-pressed={isPageShown} aria-keyshortcuts="V" onClick={() => showPage(true)}>
          {words.acts.page} <KeyCap keys="V" />
        </button>
      </fieldset>
      {isPageShown ? <PagePane /> : <EvidencePane />}
    </div>
  );
}
