import { useState } from 'react';
import { formatMoment } from '#ui/base/dates.ts';
import { restoreSeller } from '#workflows/edit-seller/contract.ts';
import { Panel } from '../page/Panel.tsx';
import { VersionList } from '../page/versions/VersionList.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { SayDialog } from './SayDialog.tsx';
import type { SellerWork } from './use-seller.ts';

/** Every version with who published it and why; each of them may come back, the settings of the installation too. */
export function SellerHistory({ work }: { work: SellerWork }) {
  const { seller: words, locale } = useTexts();
  const [asked, setAsked] = useState<number>();
  const { versions, settings, number: now } = work.desk;
  const areSettingsShown = versions.every(({ number, details }) => number !== now || details === null);
  const settingsName = settings.name === '' ? words.nobody : settings.name;
  const nameOf = (number: number) => (number === 0 ? words.ofSettings : words.version(number));
  const becomes = versions.find(({ number }) => number === asked)?.details ?? settings;
  const rows = versions.map(({ number, details, restores, reason, by, at }) => ({
    ...{ number, reason, name: words.version(number), says: details?.name ?? settingsName },
    shownNow: number === now && words.shownNow,
    about: [words.by(by, formatMoment(at, locale)), ...(restores === null ? [] : [words.restored(restores)])],
    restore: number !== now && details !== null && words.restore,
    isBusy: work.isBusy,
  }));
  const ofSettings = {
    ...{ number: 0, name: words.ofSettings, says: settingsName, isBusy: work.isBusy },
    shownNow: areSettingsShown && words.shownNow,
    restore: !areSettingsShown && words.restore,
  };
  return (
    <Panel title={words.history}>
      {versions.length === 0 ? <p>{words.nothingYet}</p> : null}
      <VersionList rows={[...rows, ofSettings]} onRestore={setAsked} />
      {asked === undefined ? null : (
        <SayDialog
          key={asked}
          work={work}
          what={`restore:${asked}`}
          title={words.restoreTitle(nameOf(asked))}
          button={words.restore}
          becomes={becomes}
          say={(api, reason) => api.call(restoreSeller, { body: { number: asked, seen: now, reason } })}
          done={words.wasRestored}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}
