import { useNavigate } from 'react-router';
import { useKeys } from '../keys/use-keys.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { viewAddress } from './model/address.ts';
import { dossierPath, orderPath } from './model/paths.ts';
import { useQueue } from './work/queue-work.tsx';

/** The keys of the queue; each has its button, link or box. */
export function QueueKeys() {
  const { queue: words } = useTexts();
  const { act } = words;
  const navigate = useNavigate();
  const { desk, current, step, toggle, targets, acts, ask, togglePanel, setFilterOpen } = useQueue();
  const isNone = targets.length === 0;
  useKeys(words.keys, [
    { keys: ['J', 'ArrowDown'], label: act.next, act: () => step(1), isInBar: true },
    { keys: ['K', 'ArrowUp'], label: act.previous, act: () => step(-1) },
    {
      keys: 'X',
      label: act.select,
      act: () => current && toggle(current.orderId),
      isInBar: true,
      isOff: current === undefined,
    },
    {
      keys: 'Enter',
      label: current?.hasDossier === false ? act.order : act.dossier,
      act: () =>
        // A dossier is there once the order is taken.
        void acts.settled().then((isDone) => {
          if (current === undefined || !isDone) return;
          navigate(current.hasDossier ? dossierPath(current.orderId) : orderPath(current.orderId));
        }),
      isInBar: true,
      isOff: current === undefined,
    },
    {
      keys: 'O',
      label: act.order,
      act: () => current && navigate(orderPath(current.orderId)),
      isInBar: true,
      isOff: current === undefined,
    },
    { keys: 'A', label: act.take, act: acts.take, isInBar: true, isOff: isNone },
    { keys: 'G', label: act.give, act: () => ask('give'), isInBar: true, isOff: isNone },
    { keys: 'M', label: act.note, act: () => ask('note'), isInBar: true, isOff: isNone },
    { keys: 'Space', label: act.panel, act: togglePanel, isInBar: true },
    {
      keys: '/',
      label: words.filter,
      act: () => {
        setFilterOpen(true);
        document.querySelector<HTMLElement>('search input')?.focus();
      },
      isInBar: true,
    },
    {
      keys: 'Ctrl+Z',
      label: act.undo,
      act: acts.undo,
      isInBar: true,
      isOff: acts.news?.undo === undefined,
    },
    ...desk.counts.slice(0, 8).map(({ view }, index) => ({
      keys: String(index + 1),
      label: act.view(words.views[view]),
      act: () => {
        navigate(viewAddress(view));
      },
    })),
  ]);
  return null;
}
