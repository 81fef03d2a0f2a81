import { useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import type { SendFailure } from '#ui/forms/form-fault.ts';
import { FormFailure } from '../../account/fields/FormFailure.tsx';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import frame from '../profile.module.css';
import styles from './export-and-erasure.module.css';
import { fetchExport, saveFile } from './export-and-erasure-calls.ts';
import { useDataWords } from './texts/words.ts';

/** Everything kept about oneself, as a file. */
export function TakeAlong() {
  const words = useDataWords().take;
  const { locale } = useTexts();
  const [bytes, setBytes] = useState<number>();
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();
  const isBusy = bytes !== undefined;
  const download = async () => {
    if (isBusy) return;
    setFailure(undefined);
    setDone(false);
    setBytes(0);
    try {
      saveFile(await fetchExport(setBytes));
      setDone(true);
    } catch (error) {
      setFailure(refusalOfError(error).failure);
    }
    setBytes(undefined);
  };
  return (
    <section className={frame.section} aria-labelledby="take-along">
      <h2 id="take-along">{words.title}</h2>
      <p className={styles.text}>{words.lead}</p>
      <ul className={styles.list}>
        {words.inside.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.quiet}>{words.without}</p>
      <FormFailure title={words.failed} failure={failure} />
      <div className={styles.act}>
        <Button look="secondary" aria-disabled={isBusy} onClick={download}>
          {isBusy ? words.busy : words.download}
        </Button>
        {/* The amount changes too often to be read aloud. */}
        {isBusy ? (
          <span className={`${styles.quiet} tabular`} aria-hidden="true">
            {words.received(amount(bytes, locale))}
          </span>
        ) : null}
        <span className={styles.quiet} role="status">
          {isDone ? words.done : ''}
        </span>
      </div>
    </section>
  );
}

/** Kilobytes below one megabyte. */
function amount(bytes: number, locale: string): string {
  const isSmall = bytes < 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(bytes / (isSmall ? 1000 : 1_000_000));
}
