import { useState } from 'react';
import { formatMoment } from '#ui/base/dates.ts';
import { Panel } from '../page/Panel.tsx';
import { VersionList } from '../page/versions/VersionList.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
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
      <VersionList rows={[...rows, ofFile]} onRestore={setAsked} />
      {asked === undefined ? null : (
        <RestoreDialog key={asked} work={work} number={asked} onClose={() => setAsked(undefined)} />
      )}
    </Panel>
  );
}
