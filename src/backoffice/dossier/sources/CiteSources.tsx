import { useKeys } from '../../keys/use-keys.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { documentOfHash } from '../model/document-source.ts';
import type { NumberedSource } from '../model/numbered-sources.ts';
import { sourceName } from '../model/source-name.ts';
import styles from '../values/editor-form.module.css';
import { useDossier } from '../work/dossier-work.tsx';

/** So many sources have a key: what is typed takes one, and so does what comes after it. */
const mostKeys = 9;

/** The sources that the report has already, each under its number: naming one again takes one key, in the midst of typing too. */
export function CiteSources({ onCite }: { onCite: (source: NumberedSource) => void }) {
  const { dossier: words, documents: said, locale } = useTexts();
  const { sources, choose, chosen, library } = useDossier();
  const documentIn = ({ evidenceHash }: NumberedSource) => documentOfHash(evidenceHash, library.documents);
  const all = [...sources.values()].filter(({ method }) => method !== 'computed');
  const documents = all.filter((source) => documentIn(source) !== undefined);
  // Documents beyond the ninth number have a button, and the key that leads from one to the next.
  const known = all.filter((source) => source.number <= mostKeys || documents.includes(source));
  const nameOf = (source: NumberedSource) => documentIn(source)?.name?.title ?? sourceName(source, locale);
  const cite = (source: NumberedSource) => {
    choose(source, documents.includes(source));
    onCite(source);
  };
  const keysOf = ({ number }: NumberedSource) => (number <= mostKeys ? `Alt+${number}` : undefined);
  const next = documents[(documents.findIndex(({ key }) => key === chosen?.key) + 1) % documents.length];
  useKeys(words.cite, [
    ...known.flatMap((source) => {
      const keys = keysOf(source);
      const label = words.source(source.number, nameOf(source));
      return keys === undefined ? [] : [{ keys, label, act: () => cite(source), isForFields: true }];
    }),
    {
      keys: 'Alt+0',
      label: said.next,
      act: () => next && cite(next),
      isForFields: true,
      isOff: next === undefined,
    },
  ]);
  if (known.length === 0) return null;
  return (
    <fieldset className={styles.cite}>
      <legend className="visually-hidden">{words.cite}</legend>
      {known.map((source) => (
        <SmallButton key={source.key} keys={keysOf(source)} onPress={() => cite(source)}>
          {nameOf(source)}
        </SmallButton>
      ))}
    </fieldset>
  );
}
