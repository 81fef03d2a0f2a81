import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import styles from './SampleState.module.css';
import { usePickerWords } from './texts/words.ts';
import type { SampleDownload } from './use-sample-download.ts';

/** Below the button: that the sample is being made, with a way out, or why it could not be had. */
export function SampleState({ sample, country }: { sample: SampleDownload; country: string }) {
  const picker = usePickerWords();
  return (
    <div className={styles.state} role="status">
      {sample.isBusy ? (
        <p className={styles.busy}>
          <span className={styles.ring} aria-hidden="true" />
          <span className={styles.text}>{picker.sampleWaiting(country)}</span>
          <Button look="quiet" onClick={sample.cancel}>
            {picker.cancel}
          </Button>
        </p>
      ) : null}
      {sample.error === undefined ? null : (
        <p className={styles.error}>
          <Icon name="alert" />
          <span>
            {picker.sampleFailed} {sample.error}
          </span>
        </p>
      )}
    </div>
  );
}
