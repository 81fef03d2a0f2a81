import { useCallback, useEffect, useState } from 'react';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { type CheckItem, getReportCheck } from '#workflows/check-report/contract.ts';
import { useInterval } from '../../page/use-interval.ts';

const refreshMs = 60_000;
const firstMs = 500;

/** Something that was said of a value, at its place. */
export type PlacedComment = CheckItem['comments'][number] & Readonly<{ place: string; label: string }>;

/** What the second person has said of values of this report, and what was replied; empty until it is told. */
export function useCheckComments(orderId: string): readonly PlacedComment[] {
  const [comments, setComments] = useState<readonly PlacedComment[]>([]);
  const load = useCallback(async () => {
    try {
      const { sections } = await sessionApi().call(getReportCheck, { params: { orderId } });
      const items = sections.flatMap((section) => section.items);
      setComments(
        items.flatMap((item) =>
          item.comments.map((one) => ({ ...one, place: item.place, label: item.label || item.of })),
        ),
      );
    } catch {
      // Without them the editor says less; nothing is lost, and they are asked for again.
    }
  }, [orderId]);
  useEffect(() => {
    // The section itself, and what its first line is about, come before what was said of it.
    const timer = setTimeout(load, firstMs);
    return () => clearTimeout(timer);
  }, [load]);
  useInterval(refreshMs, load);
  return comments;
}
