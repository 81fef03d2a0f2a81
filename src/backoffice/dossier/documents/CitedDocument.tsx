import { placeInWords } from '#modules/reports/contract.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { SourceNumber } from '../marks/SourceNumber.tsx';
import { documentOfHash, placeAtHand } from '../model/document-source.ts';
import { sourceName } from '../model/source-name.ts';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './documents.module.css';

/** What is cited by all that is typed, in sight while it is. */
export function CitedDocument() {
  const { documents: words, locale } = useTexts();
  const { isWritten, kept, choose, library, section, say } = useDossier();
  const document = documentOfHash(kept?.evidenceHash, library.documents);
  // Where we are the source ourselves no document is.
  if (!isWritten || document === undefined || kept === undefined || section?.ownEvidence != null) return null;
  const place = placeAtHand(document, library.turned);
  return (
    <p className={styles.cited}>
      <span>{words.cites}</span>
      <SourceNumber number={kept.number} name={sourceName(kept, locale)} />
      <strong>{document.name?.title}</strong>
      {place === null ? null : <span className="tabular">{placeInWords(place, locale)}</span>}
      <SmallButton
        onPress={() => {
          choose(undefined);
          say(words.said.stopped);
        }}
      >
        {words.stop}
      </SmallButton>
    </p>
  );
}
