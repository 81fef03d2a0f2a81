import { useState } from 'react';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { restoreSeller } from '#workflows/edit-seller/contract.ts';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { SayDialog } from './SayDialog.tsx';
import styles from './seller.module.css';
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
  const restoreButton = (number: number) => (
    <Button
      look="secondary"
      aria-label={`${words.restore}: ${nameOf(number)}`}
      disabled={work.isBusy}
      onClick={() => setAsked(number)}
    >
      {words.restore}
    </Button>
  );
  return (
    <Panel title={words.history}>
      {versions.length === 0 ? <p>{words.nothingYet}</p> : null}
      <ol className={styles.history}>
        {versions.map(({ number, details, restores, reason, by, at }) => (
          <li key={number}>
            <div>
              <p className={styles.versionHead}>
                <strong>{words.version(number)}</strong>
                <span>{details?.name ?? settingsName}</span>
                {number === now ? <Badge tone="good">{words.shownNow}</Badge> : null}
              </p>
              <p className={`${styles.hint} tabular`}>{words.by(by, formatMoment(at, locale))}</p>
              {restores === null ? null : <p className={styles.hint}>{words.restored(restores)}</p>}
              <p>{reason}</p>
            </div>
            {number === now || details === null ? null : restoreButton(number)}
          </li>
        ))}
        <li>
          <p className={styles.versionHead}>
            <strong>{words.ofSettings}</strong>
            <span>{settingsName}</span>
            {areSettingsShown ? <Badge tone="good">{words.shownNow}</Badge> : null}
          </p>
          {areSettingsShown ? null : restoreButton(0)}
        </li>
      </ol>
      {asked === undefined ? null : (
        <SayDialog
          key={asked}
          work={work}
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
