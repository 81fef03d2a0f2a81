import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './SourceNumber.module.css';

type SourceNumberProps = {
  number: number;
  name: string;
  isChosen?: boolean;
  /** Without it the number is only said, as in a tab that is a button already. */
  onPress?: (() => void) | undefined;
};

/** The number of a source, the same one beside a value, on its tab, at the marked place and in the document. */
export function SourceNumber({ number, name, isChosen = false, onPress }: SourceNumberProps) {
  const { dossier } = useTexts();
  const look = classNames(styles.number, isChosen && styles.chosen, 'tabular');
  if (onPress === undefined) {
    return (
      <span className={look} aria-hidden="true">
        {number}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      title={name}
      aria-label={dossier.source(number, name)}
      tabIndex={-1}
      onClick={onPress}
    >
      {number}
    </button>
  );
}
