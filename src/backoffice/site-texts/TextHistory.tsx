import { useState } from 'react';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import styles from './site-texts.module.css';
import type { TextWork } from './use-text-desk.ts';

/** Every version with who published it and why; each of them may come back, the file of the release too. */
export function TextHistory({ work }: { work: TextWork }) {
  const { siteTexts: words, locale } = useTexts();
  const [asked, setAsked] = useState<number>();
  const { versions, text } = work.desk;
  const first = text.isFiled ? words.file : words.noFile;
  const [newest] = versions;
  const isFileShown = newest === undefined || newest.isRelease;
  const restoreName = (number: number) => (number === 0 && !text.isFiled ? words.takeOff : words.restore);
  const restoreButton = (number: number, name: string) => (
    <Button look="secondary" aria-label={`${restoreName(number)}: ${name}`} onClick={() => setAsked(number)}>
      {restoreName(number)}
    </Button>
  );
  return (
    <Panel title={words.history}>
      {newest === undefined ? <p>{text.isFiled ? words.nothingYet : words.neverPublished}</p> : null}
      <ol className={styles.history}>
        {versions.map((version) => {
          const { number, restores } = version;
          const isShown = number === newest?.number;
          return (
            <li key={number}>
              <div>
                <p className={styles.versionHead}>
                  <strong>{words.version(number)}</strong>
                  {isShown && text.isOnSite ? <Badge tone="good">{words.shownNow}</Badge> : null}
                </p>
                <p className={`${styles.muted} tabular`}>
                  {words.by(version.by, formatMoment(version.at, locale))}
                </p>
                {restores === null ? null : (
                  <p className={styles.muted}>
                    {restores === 0 && !text.isFiled ? words.withdrawn : words.restored(restores)}
                  </p>
                )}
                <p>{version.reason}</p>
              </div>
              {isShown || version.isRelease ? null : restoreButton(number, words.version(number))}
            </li>
          );
        })}
        <li>
          <p className={styles.versionHead}>
            <strong>{first}</strong>
            {isFileShown && text.isFiled ? <Badge tone="good">{words.shownNow}</Badge> : null}
          </p>
          {isFileShown ? null : restoreButton(0, first)}
        </li>
      </ol>
      {asked === undefined ? null : (
        <RestoreDialog key={asked} work={work} number={asked} onClose={() => setAsked(undefined)} />
      )}
    </Panel>
  );
}
