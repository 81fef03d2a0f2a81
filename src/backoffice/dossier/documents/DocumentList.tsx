import { useEffect, useRef } from 'react';
import type { DocumentView } from '#modules/reports/contract.ts';
import { formatDay } from '#ui/base/dates.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import styles from './documents.module.css';

type DocumentListProps = {
  onCite: (document: DocumentView) => void;
  onDescribe: (id: string) => void;
  onRemove: (id: string) => void;
};

const mostKeys = 9;

/** Every document of the order; the key of its number has it cited. */
export function DocumentList({ onCite, onDescribe, onRemove }: DocumentListProps) {
  const { documents: words, locale } = useTexts();
  const { library, isWritten, kept } = useDossier();
  const { documents } = library;
  const latest = useRef((_key: string) => {});
  latest.current = (key) => {
    const one = /^[1-9]$/.test(key) ? documents[Number(key) - 1] : undefined;
    if (one?.name != null && isWritten) onCite(one);
  };
  // The keys of the page sleep while a dialog is open.
  useEffect(() => {
    const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (!altKey && !ctrlKey && !metaKey) latest.current(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (documents.length === 0) return <p className={styles.none}>{words.none}</p>;
  return (
    <ol className={styles.list}>
      {documents.map((one, index) => {
        const { id, name, sha256, type, pages, isGiven } = one;
        const isCited = kept?.evidenceHash === sha256;
        const said = [
          name === null && one.foundTitle !== null ? words.unnamed : '',
          name?.publisher ?? '',
          name?.publishedOn == null ? '' : formatDay(name.publishedOn, locale),
          pages === null ? words.types[type] : `${words.types[type]}, ${words.pages(pages)}`,
          isGiven ? words.isGiven : '',
        ];
        return (
          <li key={id}>
            <div>
              <strong>{name?.title ?? one.foundTitle ?? words.unnamed}</strong>
              <small>{said.filter(Boolean).join(' · ')}</small>
            </div>
            {name === null || !isWritten ? null : (
              <SmallButton
                isMain={index === 0}
                keys={index < mostKeys ? String(index + 1) : undefined}
                onPress={() => onCite(one)}
              >
                {isCited ? words.chosen : words.choose}
              </SmallButton>
            )}
            <SmallButton onPress={() => onDescribe(id)}>
              {name === null ? words.name : words.rename}
            </SmallButton>
            {isWritten ? <SmallButton onPress={() => onRemove(id)}>{words.remove}</SmallButton> : null}
          </li>
        );
      })}
    </ol>
  );
}
