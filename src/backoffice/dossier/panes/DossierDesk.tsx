import { useState } from 'react';
import { formatMoment } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { Later } from '../../page/Later.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { DocumentsDialog } from '../documents/DocumentsDialog.tsx';
import { AskCustomerDialog } from '../finish/AskCustomerDialog.tsx';
import { HandOverDialog } from '../finish/HandOverDialog.tsx';
import { Refusals } from '../finish/Refusals.tsx';
import { DossierHead } from '../head/DossierHead.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useOpenCounts } from '../work/open-counts.ts';
import { CommentsNotice } from './CommentsNotice.tsx';
import { Dock } from './Dock.tsx';
import styles from './DossierDesk.module.css';
import { DossierKeys } from './DossierKeys.tsx';
import { SectionList } from './SectionList.tsx';
import { SectionPane } from './SectionPane.tsx';
import { SidePane } from './SidePane.tsx';

const panes = ['sections', 'section', 'evidence'] as const;

/** Sections, the section, its evidence: beside each other, or one at a time where it is narrow. */
export function DossierDesk() {
  const { dossier: words, locale } = useTexts();
  const { dossier, section, sources, isWritten } = useDossier();
  const [pane, setPane] = useState<(typeof panes)[number]>('section');
  const { total } = useOpenCounts();
  const names = {
    sections: words.sectionsOpen(total),
    section: section?.title ?? words.section,
    evidence: words.evidenceCount(sources.size),
  };
  return (
    <div className={styles.desk}>
      <DossierHead />
      <div className={styles.notices}>
        {isWritten ? null : (
          <Notice>
            <p>
              {dossier.sealedAt === null
                ? words.notWritten
                : words.sealed(formatMoment(dossier.sealedAt, locale))}
            </p>
          </Notice>
        )}
        <Refusals />
        <CommentsNotice />
      </div>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{words.panes}</legend>
        {panes.map((name) => (
          <button key={name} type="button" aria-pressed={name === pane} onClick={() => setPane(name)}>
            {names[name]}
          </button>
        ))}
      </fieldset>
      <div className={styles.panes} data-pane={pane}>
        <SectionList onGo={() => setPane('section')} />
        <SectionPane />
        <Later>
          <SidePane />
        </Later>
      </div>
      <Dock />
      <DossierKeys />
      <Later>
        <HandOverDialog />
        <AskCustomerDialog />
        <DocumentsDialog />
      </Later>
    </div>
  );
}
