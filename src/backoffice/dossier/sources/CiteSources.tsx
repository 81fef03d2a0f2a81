import { ariaKeys } from '../../keys/combination.ts';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from '../lines/lines.module.css';
import type { NumberedSource } from '../model/numbered-sources.ts';
import { sourceName } from '../model/source-name.ts';
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
        <button
          key={source.key}
          type="button"
          className={styles.act}
          aria-keyshortcuts={ariaKeys(keysOf(source))}
          onClick={() => cite(source)}
        >
          {sourceName(source, locale)} <KeyCap keys={keysOf(source)} />
        </button>
      ))}
    </fieldset>
  );
}
