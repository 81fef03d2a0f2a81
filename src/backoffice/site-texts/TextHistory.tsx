import { useState } from 'react';
import { formatMoment } from '#ui/base/dates.ts';
import type { SiteTextDesk } from '#workflows/edit-texts/contract.ts';
import { Panel } from '../page/Panel.tsx';
import { VersionList } from '../page/versions/VersionList.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import styles from './site-texts.module.css';
import type { TextWork } from './use-text-desk.ts';

/** Every version with who published it and why; each of them may come back, the file of the release too. */
export function TextHistory({ work }: { work: TextWork }) {
  const { siteTexts: words, locale } = useTexts();
  const [asked, setAsked] = useState<number>();
  const { versions, moves, text } = work.desk;
  const first = text.isFiled ? words.file : words.noFile;
  const [newest] = versions;
  const isFileShown = newest === undefined || newest.isRelease;
  const restoreName = (number: number) => (number === 0 && !text.isFiled ? words.takeOff : words.restore);
  const rows = versions.map(({ number, restores, reason, by, at, isRelease }) => {
    const isLast = number === newest?.number;
    const restored = (of: number) => (of === 0 && !text.isFiled ? words.withdrawn : words.restored(of));
    return {
      ...{ number, reason, name: words.version(number) },
      shownNow: isLast && text.isOnSite && words.shownNow,
      about: [words.by(by, formatMoment(at, locale)), ...(restores === null ? [] : [restored(restores)])],
      restore: !isLast && !isRelease && restoreName(number),
    };
  });
  const ofFile = {
    ...{ number: 0, name: first },
    shownNow: isFileShown && text.isFiled && words.shownNow,
    restore: !isFileShown && restoreName(0),
  };
  return (
    <Panel title={words.history}>
      {newest === undefined ? <p>{text.isFiled ? words.nothingYet : words.neverPublished}</p> : null}
      <Moves moves={moves} />
      <VersionList rows={[...rows, ofFile]} onRestore={setAsked} />
      {asked === undefined ? null : (
        <RestoreDialog key={asked} work={work} number={asked} onClose={() => setAsked(undefined)} />
      )}
    </Panel>
  );
}

/** Which addresses the text has had. */
function Moves({ moves }: Pick<SiteTextDesk, 'moves'>) {
  const { siteTexts: words, locale } = useTexts();
  if (moves.length === 0) return null;
  return (
    <details className={styles.moves}>
      <summary>{words.addresses}</summary>
      <ol>
        {moves.map(({ from, to, at, by, reason }) => (
          <li key={at}>
            <p>{words.wentFrom(from, to)}</p>
            <p className={styles.muted}>{words.by(by, formatMoment(at, locale))}</p>
            <p>{reason}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
