import { useCallback, useEffect, useState } from 'react';
import type { SecurityEventView } from '#modules/accounts/contract.ts';
import { listOwnSecurityEvents } from '#modules/accounts/web/endpoints.ts';
import { SecurityEventList } from '#modules/accounts/web/security-events/SecurityEventList.tsx';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Spinner } from '#ui/base/Spinner.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { useTimeZone } from '../../../texts/use-time-zone.ts';
import styles from '../sessions/Sessions.module.css';
import { useSecurityEventWords } from '../texts/words.ts';

const shownAtFirst = 8;

/** What happened to the account lately; what stands in the section called `security-events`. */
export function SecurityEvents() {
  const words = useSecurityEventWords();
  const reader = { locale: useTexts().locale, timeZone: useTimeZone() };
  const [events, setEvents] = useState<readonly SecurityEventView[]>();
  const [hasFailed, setFailed] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setEvents((await sessionApi().call(listOwnSecurityEvents, {})).items);
    } catch {
      // A session that has ended sends the page away by itself.
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  const shown = isWhole ? events : events?.slice(0, shownAtFirst);
  return (
    <>
      <h2 id="security-events">{words.title}</h2>
      <p>{words.lead}</p>
      {hasFailed ? (
        <Notice tone="bad" role="alert" title={words.failedTitle}>
          <p>{words.unreachable}</p>
          <Button look="secondary" onClick={load}>
            {words.retry}
          </Button>
        </Notice>
      ) : null}
      {events === undefined && !hasFailed ? <Spinner title={words.loading} /> : null}
      {shown === undefined || events === undefined || hasFailed ? null : (
        <div className={styles.sessions}>
          {events.length === 0 ? <p>{words.empty}</p> : null}
          <SecurityEventList items={shown} words={words} reader={reader} />
          {shown.length === events.length ? null : (
            <Button look="secondary" className={styles.foot} onClick={() => setWhole(true)}>
              {words.showAll(events.length)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
