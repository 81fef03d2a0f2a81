import { useTexts } from '../../texts/use-texts.tsx';
import type { Fact } from '../model/dossier.ts';
import styles from './lines.module.css';

/** A value; free text stands beside its translation, which says who made it. */
export function Twin({ fact }: { fact: Fact }) {
  const { editor } = useTexts();
  const { value, shown } = fact;
  if (typeof value !== 'object' || !('text' in value) || value.translation === undefined) {
    return <p className={styles.shown}>{shown}</p>;
  }
  const { text, lang, translation } = value;
  const names: Readonly<Record<string, string>> = editor.languages;
  const sides = [
    { lang, text, by: undefined },
    { lang: translation.lang, text: translation.text, by: translation.by },
  ];
  return (
    <div className={styles.twin}>
      {sides.map((side) => (
        <div key={side.lang}>
          <p className={styles.muted}>
            {names[side.lang] ?? side.lang}
            {side.by === 'human' || side.by === 'machine' ? (
              <span className={side.by === 'machine' ? styles.machine : styles.badge}>
                {editor.by[side.by]}
              </span>
            ) : null}
          </p>
          <p lang={side.lang}>{side.text}</p>
        </div>
      ))}
    </div>
  );
}
