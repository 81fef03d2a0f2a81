import { useEffect, useState } from 'react';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { getOutboxState, type OutboxState } from '#workflows/mend-outbox/contract.ts';
import { useInterval } from '../page/use-interval.ts';
import { useTexts } from '../texts/use-texts.tsx';

const refreshMs = 60_000;

/** Beside the menu's entry: how much was given up, or that the mail server fails; nothing while all is well. */
export function OutboxMark() {
  const { outbox } = useTexts();
  const [state, setState] = useState<OutboxState>();
  const look = async () => {
    try {
      setState(await sessionApi().call(getOutboxState, {}));
    } catch {
      // The page itself says when the session is over or the server away.
    }
  };
  useInterval(refreshMs, look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the menu appears, then by the interval
  useEffect(() => void look(), []);
  if (state === undefined || (state.givenUp === 0 && !state.mail.isAlarming)) return null;
  const words = state.mail.isAlarming ? outbox.mailFails : outbox.menuCount(state.givenUp);
  return (
    <Badge tone="bad">
      <span aria-hidden="true">{state.givenUp === 0 ? '!' : state.givenUp}</span>
      <span className="visually-hidden">{words}</span>
    </Badge>
  );
}
