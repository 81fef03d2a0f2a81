import { useEffect, useRef, useState } from 'react';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { noteLooks } from '#workflows/check-report/contract.ts';
import { useInterval } from '../../page/use-interval.ts';

type Look = { kind: 'section' | 'source'; what: string; ms: number };

const tickMs = 1_000;
const sendEveryMs = 15_000;
/** A row says no more than a minute. */
const maxMs = 60_000;

/**
 * Counts for how long each section lay before the reader and which sources they opened, while the page is in front, and writes it down
 * every quarter of a minute. Answers what this visit adds.
 */
export function useLooks(orderId: string, section: string | undefined, source: string | undefined) {
  const waiting = useRef<Look[]>([]);
  const opened = useRef(new Set<string>());
  const [ms, setMs] = useState(0);

  useInterval(tickMs, async () => {
    if (document.visibilityState !== 'visible' || section === undefined) return;
    const last = waiting.current.findLast(({ kind, what }) => kind === 'section' && what === section);
    if (last === undefined || last.ms + tickMs > maxMs)
      waiting.current.push({ kind: 'section', what: section, ms: tickMs });
    else last.ms += tickMs;
    setMs((before) => before + tickMs);
  });

  useEffect(() => {
    if (source === undefined || source === '' || opened.current.has(source)) return;
    opened.current.add(source);
    waiting.current.push({ kind: 'source', what: source, ms: 0 });
  }, [source]);

  useEffect(() => {
    const send = () => {
      const looks = waiting.current.splice(0, 50);
      if (looks.length === 0) return;
      // What could not be written down is written down with the next.
      sessionApi()
        .call(noteLooks, { params: { orderId }, body: { looks } })
        .catch(() => waiting.current.unshift(...looks));
    };
    const timer = setInterval(send, sendEveryMs);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
      send();
    };
  }, [orderId]);
  return { ms, sources: opened.current.size };
}
