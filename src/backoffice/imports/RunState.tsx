import { Badge, type BadgeTone } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import type { ImportRunView } from '#workflows/watch-imports/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './imports.module.css';

const tones: Readonly<Record<ImportRunView['state'], BadgeTone>> = {
  running: 'info',
  finished: 'good',
  refused: 'bad',
  stopped: 'warn',
  died: 'bad',
};

/** How a run stands: how far it is while it runs, and why it ended where that was not well. */
export function RunState({ run }: { run: ImportRunView }) {
  const { imports: words, locale } = useTexts();
  const percent = Math.floor(run.share * 100);
  return (
    <>
      <Badge tone={tones[run.state]}>{words.states[run.state]}</Badge>
      {run.state === 'running' ? (
        <p className={table.small}>
          <progress className={styles.bar} max={100} value={percent} aria-hidden="true" />
          {words.share(percent)}
        </p>
      ) : null}
      {run.state === 'died' ? (
        <p className={table.small}>{words.diedText[run.kind](formatMoment(run.seenAt, locale))}</p>
      ) : null}
      {run.fault === null ? null : (
        // The importer speaks English to whoever runs it.
        <p className={`${table.small} ${styles.fault}`} lang="en">
          {run.fault}
        </p>
      )}
    </>
  );
}
