import type { SourceFileView, SourceView } from '#modules/registers/contract.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { useSourceWords } from '../texts/words.ts';
import { SourceCard } from './SourceCard.tsx';
import styles from './SourceSection.module.css';
import { partsOf } from './source-parts.ts';

/** Which parts of a report open sources of the country give, part by part, which files people fetch there, and what an analyst has to look for. */
export function SourceSection({
  sources,
  files,
}: {
  sources: readonly SourceView[];
  files: readonly SourceFileView[];
}) {
  const words = useSourceWords();
  if (sources.length === 0 && files.length === 0) return null;
  const givers = (names: readonly string[], inFiles: readonly string[]) => {
    if (names.length > 0) return names.join(' · ');
    return inFiles.length > 0 ? words.inFile(inFiles.join(' · ')) : words.byPerson;
  };
  return (
    <section className={styles.section} aria-labelledby="sources">
      <div className={styles.head}>
        <h2 id="sources">{words.title}</h2>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <ul className={styles.parts} aria-label={words.partsLabel}>
        {partsOf(sources, files).map(({ part, names, files: inFiles }) => (
          <li key={part} className={names.length === 0 ? styles.none : styles.some}>
            <Icon name={names.length === 0 ? 'person' : 'check'} />
            <span>
              <strong>{words.parts[part]}</strong>
              <span className={styles.names}>{givers(names, inFiles)}</span>
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.cards}>
        {sources.map((source) => (
          <SourceCard key={source.code} source={source} />
        ))}
      </ul>
      {files.length === 0 ? null : (
        <div className={styles.files}>
          <div className={styles.head}>
            <h3 id="source-files">{words.filesTitle}</h3>
            <p className={styles.lead}>{words.filesLead}</p>
          </div>
          <ul className={styles.cards} aria-labelledby="source-files">
            {files.map((file) => (
              <SourceCard key={file.code} source={file} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
