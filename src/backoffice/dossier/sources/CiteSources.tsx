import { useKeys } from '../../keys/use-keys.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { NumberedSource } from '../model/numbered-sources.ts';
import { sourceName } from '../model/source-name.ts';
import styles from '../values/editor-form.module.css';
import { useDossier } from '../work/dossier-work.tsx';

/** So many sources have a key: what is typed takes one, and so does what comes after it. */
const mostKeys = 9;

/** The sources that the report has already, each under its number: naming one again takes one key, in the midst of typing too. */
export function CiteSources({ onCite }: { onCite: (source: NumberedSource) => void }) {
  const { dossier: words, locale } = useTexts();
  const { sources, choose } = useDossier();
  const known = [...sources.values()].filter(
    ({ number, method }) => number <= mostKeys && method !== 'computed',
  );
  const cite = (source: NumberedSource) => {
    choose(source);
    onCite(source);
  };
  const keysOf = ({ number }: NumberedSource) => `Alt+${number}`;
  useKeys(
    words.cite,
    known.map((source) => ({
      keys: keysOf(source),
      label: words.source(source.number, sourceName(source, locale)),
      act: () => cite(source),
      isForFields: true,
    })),
  );
  if (known.length === 0) return null;
  return (
    <fieldset className={styles.cite}>
      <legend className="visually-hidden">{words.cite}</legend>
      {known.map((source) => (
        <SmallButton key={source.key} keys={keysOf(source)} onPress={() => cite(source)}>
          {sourceName(source, locale)}
        </SmallButton>
      ))}
    </fieldset>
  );
}
