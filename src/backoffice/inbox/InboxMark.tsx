import { useEffect } from 'react';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { countInbox } from '#workflows/answer-inbox/contract.ts';
import { useInterval } from '../page/use-interval.ts';
import { keepInboxCounts, useInboxCounts } from '../palette/inbox-counts.ts';
import { useTexts } from '../texts/use-texts.tsx';

const refreshMs = 60_000;

/** Beside the menu's entry: how much waits; in another tone where some of it is late. */
export function InboxMark() {
  const { inbox } = useTexts();
  const counts = useInboxCounts();
  const look = async () => {
    try {
      keepInboxCounts(await sessionApi().call(countInbox, {}));
    } catch {
      // The page itself says when the session is over or the server away.
    }
  };
  useInterval(refreshMs, look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when the menu appears, then by the interval
  useEffect(() => void look(), []);
  if (counts === undefined || counts.open === 0) return null;
  const { open, late } = counts;
  return (
    <Badge tone={late > 0 ? 'bad' : 'info'}>
      <span aria-hidden="true">{late > 0 ? `${open}!` : open}</span>
      <span className="visually-hidden">{inbox.menuCount(open, late)}</span>
    </Badge>
  );
}
