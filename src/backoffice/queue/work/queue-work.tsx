import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Desk, DeskRow } from '#workflows/hand-out-orders/contract.ts';
import { orderAhead } from '../../session/order-ahead.ts';
import { type DeskWish, wishOf } from '../model/address.ts';
import { type Column, keepColumns, readColumns } from '../model/columns.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useLiveDesk } from './use-live-desk.ts';
import { type QueueActs, useQueueActs } from './use-queue-acts.ts';

/** What is asked before it is done. */
export type QueueDialog = 'give' | 'note' | 'saveView' | Readonly<{ viewId: string; name: string }>;

type QueueWork = Readonly<{
  desk: Desk;
  wish: DeskWish;
  isStale: boolean;
  /** The row that keys act on; undefined in an empty list. */
  current: DeskRow | undefined;
  choose: (orderId: string) => void;
  step: (by: 1 | -1) => void;
  selected: ReadonlySet<string>;
  setSelected: (ids: ReadonlySet<string>) => void;
  toggle: (orderId: string) => void;
  /** The selected orders, or else the one that keys act on. */
  targets: readonly string[];
  columns: readonly Column[];
  setColumns: (columns: readonly Column[]) => void;
  isPanelOpen: boolean;
  togglePanel: () => void;
  isFilterOpen: boolean;
  setFilterOpen: (isOpen: boolean) => void;
  dialog: QueueDialog | undefined;
  ask: (dialog: QueueDialog | undefined) => void;
  acts: QueueActs;
  refresh: () => Promise<void>;
}>;

const QueueContext = createContext<QueueWork | undefined>(undefined);

const panelKey = 'staffQueuePanel';
/** Whoever only passes a row opens nothing. */
const restMs = 250;

/** Holds the queue: what is shown, which row is meant, what is selected and what was done last. */
export function QueueProvider({
  loaded,
  search,
  children,
}: {
  loaded: Desk;
  search: URLSearchParams;
  children: ReactNode;
}) {
  const wish = wishOf(search);
  const { desk, isStale, refresh, show } = useLiveDesk(loaded, wish);
  const { current, choose, step } = useCurrentRow(desk, wish, search.get('order'));
  const [kept, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [columns, setColumns] = useState(readColumns);
  const [isPanelOpen, setPanelOpen] = useState(() => localStorage.getItem(panelKey) !== 'closed');
  const [isFilterOpen, setFilterOpen] = useState(false);
  const [dialog, ask] = useState<QueueDialog>();
  // What is on no row any more is not acted on unseen.
  const selected = new Set(desk.items.flatMap(({ orderId }) => (kept.has(orderId) ? orderId : [])));
  const targets = selected.size > 0 ? [...selected] : current === undefined ? [] : [current.orderId];
  const acts = useQueueActs({
    targets,
    desk,
    show,
    refresh,
    async onDone() {
      setSelected(new Set());
      ask(undefined);
      await refresh();
    },
  });
  const orderId = current?.orderId;
  const standing = current && `${current.state} ${current.assignee?.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order that stands otherwise is another answer
  useEffect(() => {
    if (orderId === undefined || acts.isBusy) return;
    const timer = setTimeout(() => orderAhead.ask(orderId), restMs);
    return () => clearTimeout(timer);
  }, [orderId, standing, acts.isBusy]);
  const work: QueueWork = {
    ...{ desk, wish, isStale, refresh, current, choose, step, selected, setSelected, targets },
    ...{ columns, isPanelOpen, isFilterOpen, setFilterOpen, dialog, ask, acts },
    toggle(orderId) {
      const next = new Set(selected);
      if (!next.delete(orderId)) next.add(orderId);
      setSelected(next);
    },
    setColumns(chosen) {
      keepColumns(chosen);
      setColumns(chosen);
    },
    togglePanel() {
      localStorage.setItem(panelKey, isPanelOpen ? 'closed' : 'open');
      setPanelOpen(!isPanelOpen);
    },
  };
  return <QueueContext value={work}>{children}</QueueContext>;
}

export function useQueue(): QueueWork {
  const work = useContext(QueueContext);
  if (work === undefined) throw new Error('useQueue needs a QueueProvider around it');
  return work;
}
