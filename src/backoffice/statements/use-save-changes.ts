import { useRef, useState } from 'react';
import { removeFact, saveFact } from '#workflows/prepare-report/contract.ts';
import { useOrderWork } from '../order/work/order-work.tsx';
import type { FaultWords } from '../session/fault-words.ts';
import type { GridChange, Section } from './model/grid-section.ts';
import { withChange } from './model/with-change.ts';

/** Shows each change at once and saves one after the other; what is refused is said, and the saved section shown again. */
export function useSaveChanges(saved: Section | undefined) {
  const { actQuietly } = useOrderWork();
  const [waiting, setWaiting] = useState<readonly GridChange[]>([]);
  const [fault, setFault] = useState<FaultWords>();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(saved);
  latest.current = saved;

  async function save(change: GridChange): Promise<void> {
    const done = { isDone: true, fault: undefined as FaultWords | undefined };
    if (change.kind === 'remove') {
      for (const factId of change.factIds) {
        const { isDone, ...rest } = await actQuietly(removeFact, { factId }, '');
        if (!isDone && 'fault' in rest) Object.assign(done, { isDone, fault: rest.fault });
      }
    } else {
      for (const fact of change.facts) {
        const { isDone, ...rest } = await actQuietly(saveFact, fact, '');
        if (!isDone && 'fault' in rest) Object.assign(done, { isDone, fault: rest.fault });
      }
    }
    setFault(done.isDone ? undefined : done.fault);
    setWaiting((now) => now.filter((one) => one !== change));
  }

  return {
    section: saved && waiting.reduce(withChange, saved),
    fault,
    change(changes: readonly GridChange[]) {
      setWaiting((now) => [...now, ...changes]);
      for (const one of changes) queue.current = queue.current.then(() => save(one));
    },
  };
}
