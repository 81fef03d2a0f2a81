import { useEffect } from 'react';
import { formatMoment } from '#ui/base/dates.ts';
import { NewTabLink } from '#ui/base/NewTabLink.tsx';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { DocumentEvidence } from '../documents/DocumentEvidence.tsx';
import { SourceNumber } from '../marks/SourceNumber.tsx';
import { documentOfHash } from '../model/document-source.ts';
import { type NumberedSource, sourceKey } from '../model/numbered-sources.ts';
import { sourceName } from '../model/source-name.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { AlsoSays } from './AlsoSays.tsx';
import { Excerpt } from './Excerpt.tsx';
import styles from './evidence.module.css';
import { ValueHistory } from './ValueHistory.tsx';

/** The sources by their numbers, and of the chosen one what it says of the line at hand. */
export function EvidencePane() {
  const { dossier: words, editor, shell, locale } = useTexts();
  const { documents: said } = useTexts();
  const { dossier, sources, chosen, choose, section, library, openDocuments } = useDossier();
  const documentOf = (source: NumberedSource) => documentOfHash(source.evidenceHash, library.documents);
  const nameOf = (source: NumberedSource) => documentOf(source)?.name?.title ?? sourceName(source, locale);
  const all = [...sources.values()];
  const here = new Set(section?.facts.map(sourceKey));
  const step = (by: number) => {
    const next = all[(all.findIndex(({ key }) => key === chosen?.key) + by + all.length) % all.length];
    choose(next);
    document.getElementById(`source-${next?.number}`)?.focus();
  };
  const tab = chosen === undefined ? '' : `source-${chosen.number}`;
  useEffect(() => {
    document.getElementById(tab)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [tab]);
  return (
    <aside className={styles.pane} aria-label={words.evidence}>
      {all.length === 0 ? <p className={styles.none}>{words.noEvidence}</p> : null}
      <div className={styles.tabs} role="tablist" aria-label={words.evidence}>
        {all.map((source) => {
          const isChosen = source.key === chosen?.key;
          return (
            <button
              key={source.key}
              id={`source-${source.number}`}
              type="button"
              role="tab"
              className={styles.tab}
              aria-selected={isChosen}
              aria-controls="source-shown"
              tabIndex={isChosen ? 0 : -1}
              title={nameOf(source)}
              onClick={() => choose(source)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowRight') step(1);
                if (key === 'ArrowLeft') step(-1);
              }}
            >
              <SourceNumber number={source.number} name={nameOf(source)} isChosen={isChosen} />
              <span
                className={
                  here.has(source.key) || isChosen || documentOf(source) !== undefined
                    ? styles.tabName
                    : 'visually-hidden'
                }
              >
                {nameOf(source)}
              </span>
            </button>
          );
        })}
      </div>
      <div className={styles.add}>
        <SmallButton keys="D" onPress={openDocuments}>
          {said.open}
        </SmallButton>
      </div>
      {chosen === undefined ? null : (
        <div id="source-shown" role="tabpanel" aria-labelledby={`source-${chosen.number}`}>
          <div className={styles.about}>
            <strong>{sourceName(chosen, locale)}</strong>
            {chosen.sourceUrl === null ? null : (
              <NewTabLink href={chosen.sourceUrl} says={shell.opensNewTab}>
                {words.original}
              </NewTabLink>
            )}
            <span className="tabular">
              {dossier.methods.find(({ code }) => code === chosen.method)?.text} ·{' '}
              {words.fetched(formatMoment(chosen.retrievedAt, locale))}
            </span>
            {documentOf(chosen) !== undefined ? null : chosen.evidenceHash === null ? (
              chosen.sourceRu === null ? (
                <span>{editor.noSourceRu}</span>
              ) : null
            ) : (
              <code>
                sha256 {chosen.evidenceHash.slice(0, 4)}…{chosen.evidenceHash.slice(-4)}
              </code>
            )}
          </div>
          {documentOf(chosen) === undefined ? (
            <Excerpt source={chosen} />
          ) : (
            <DocumentEvidence source={chosen} />
          )}
          <AlsoSays source={chosen} />
          <ValueHistory />
        </div>
      )}
    </aside>
  );
}
