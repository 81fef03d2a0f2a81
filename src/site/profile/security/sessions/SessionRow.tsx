import { nearZonedMoment, zonedDay } from '#kernel/zoned-words.ts';
import type { SessionView } from '#modules/accounts/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { useTimeZone } from '../../../texts/use-time-zone.ts';
import styles from './Sessions.module.css';
import { useSessionWords } from './texts/words.ts';

/** One sign-in; this device signs out by the button above the profile, where people look for it. */
export function SessionRow({ session, onEnd }: { session: SessionView; onEnd: () => void }) {
  const words = useSessionWords();
  const reader = { locale: useTexts().locale, timeZone: useTimeZone() };
  const device = session.device || words.unknownDevice;
  const lastUsed = words.lastUsed(nearZonedMoment(new Date(session.lastUsedAt), reader));
  return (
    <li className={styles.session}>
      <div className={styles.facts}>
        <p className={styles.device}>
          {device}
          {session.isCurrent ? <Badge tone="good">{words.thisDevice}</Badge> : null}
        </p>
        <p className={styles.times}>
          <span>{words.started(zonedDay(new Date(session.startedAt), reader))}</span>
          <span>{lastUsed}</span>
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button look="secondary" aria-label={words.endOf(device, lastUsed)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
