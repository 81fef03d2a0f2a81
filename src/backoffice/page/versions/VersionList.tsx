import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import styles from './VersionList.module.css';

export type VersionRow = Readonly<{
  number: number;
  /** What it is called, such as “Version 3”. */
  name: string;
  /** What it says, in a word or two. */
  says?: string;
  /** “Shown now”, of the one that is. */
  shownNow?: string | false;
  /** Who published it and when, and which one it restores. */
  about?: readonly string[];
  reason?: string;
  /** What its button says; without one it cannot be brought back. */
  restore?: string | false;
  isBusy?: boolean;
}>;

type VersionListProps = { rows: readonly VersionRow[]; onRestore: (number: number) => void };

/** Published versions, the newest first and the one that nobody published last; each of them may come back. */
export function VersionList({ rows, onRestore }: VersionListProps) {
  return (
    <ol className={styles.list}>
      {rows.map(({ number, name, says, shownNow, about = [], reason, restore, isBusy }) => (
        <li key={number}>
          <div>
            <p className={styles.head}>
              <strong>{name}</strong>
              {says === undefined ? null : <span>{says}</span>}
              {shownNow ? <Badge tone="good">{shownNow}</Badge> : null}
            </p>
            {about.map((line) => (
              <p key={line} className={styles.about}>
                {line}
              </p>
            ))}
            {reason === undefined ? null : <p>{reason}</p>}
          </div>
          {restore ? (
            <Button
              look="secondary"
              aria-label={`${restore}: ${name}`}
              disabled={isBusy}
              onClick={() => onRestore(number)}
            >
              {restore}
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
