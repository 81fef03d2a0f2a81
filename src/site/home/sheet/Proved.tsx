import { useId } from 'react';
import { Icon } from '#ui/base/Icon.tsx';
import type { ExampleValue } from '#workflows/sample-report/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useSectionWords } from '../later/texts/words.ts';
import styles from './Proved.module.css';

/** A value of the report that opens its source; the browser does it, with scripts or without. */
export function Proved({ value, text = value.shown }: { value: ExampleValue; text?: string }) {
  const words = useSectionWords();
  const { shell } = useTexts();
  const id = useId();
  const { proof, label } = value;
  if (proof === null) return <span>{text}</span>;
  return (
    <>
      <button type="button" className={styles.value} popoverTarget={id}>
        {text}
        <sup aria-hidden="true">{proof.mark}</sup>
        <span className="visually-hidden">{words.sheetOpen(label || proof.label)}</span>
      </button>
      <span className={styles.printed}>{text}</span>
      <span id={id} popover="auto" className={styles.proof} role="note">
        <span className={styles.head}>
          <b>{[proof.label, proof.of].filter(Boolean).join(', ')}</b>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={shell.close}
          >
            <Icon name="close" />
          </button>
        </span>
        <span className={styles.quote}>
          <mark>{proof.shown}</mark>
        </span>
        <span className={styles.from}>{words.sheetSource(proof.mark, proof.source)}</span>
        <span className={styles.from}>{words.read(proof.method, proof.retrieved)}</span>
      </span>
    </>
  );
}
