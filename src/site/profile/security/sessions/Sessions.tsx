import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionView } from '#modules/accounts/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Spinner } from '#ui/base/Spinner.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { SessionRow } from './SessionRow.tsx';
import styles from './Sessions.module.css';
import { endOthers, endSession, loadSessions } from './session-calls.ts';
import { useSessionWords } from './texts/words.ts';

/** Where one is signed in, and how to end that elsewhere; what stands in the section called `sessions`. */
export function Sessions() {
  const words = useSessionWords();
  const toast = useToast();
  const title = useRef<HTMLHeadingElement>(null);
  const isLineGone = useRef(false);
  const [sessions, setSessions] = useState<readonly SessionView[]>();
  const [hasFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState<SessionView | 'others'>();
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setSessions(await loadSessions());
    } catch {
      // A session that has ended sends the page away by itself.
      setFailed(true);
    }
  }, []);
  useEffect(() => {
    load();
  }, [load]);

  const end = async () => {
    if (asked === undefined) return;
    setBusy(true);
    try {
      await (asked === 'others' ? endOthers() : endSession(asked));
      toast(asked === 'others' ? words.othersEnded : words.ended);
      await load();
      setAsked(undefined);
      isLineGone.current = true;
    } catch {
      toast(words.notEnded, { isFault: true });
      setAsked(undefined);
    }
    setBusy(false);
  };

  // The button that had the focus is gone with its line. By now the dialog is closed: its effects run before these.
  useEffect(() => {
    if (asked !== undefined || !isLineGone.current) return;
    isLineGone.current = false;
    title.current?.focus();
  }, [asked]);

  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  const nameOf = ({ device }: SessionView) => device || words.unknownDevice;
  return (
    <>
      <h2 id="sessions" ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      {hasFailed ? (
        <Notice tone="bad" role="alert" title={words.failedTitle}>
          <p>{words.unreachable}</p>
          <Button look="secondary" onClick={load}>
            {words.retry}
          </Button>
        </Notice>
      ) : null}
      {sessions === undefined && !hasFailed ? <Spinner title={words.loading} /> : null}
      {sessions === undefined || hasFailed ? null : (
        <div className={styles.sessions}>
          <ul className={styles.list}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
            ))}
          </ul>
          {others.length === 0 ? <p>{words.alone}</p> : null}
          {others.length < 2 ? null : (
            <Button look="secondary" className={styles.foot} onClick={() => setAsked('others')}>
              {words.endOthers}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked === undefined || asked === 'others' ? words.askOthers : words.askOne(nameOf(asked))}
        confirmText={asked === 'others' ? words.endOthers : words.end}
        cancelText={words.cancel}
        isBusy={isBusy}
        onConfirm={end}
        onClose={() => setAsked(undefined)}
      >
        <p>{asked === 'others' ? words.askOthersText(others.length) : words.askOneText}</p>
      </ConfirmDialog>
    </>
  );
}
