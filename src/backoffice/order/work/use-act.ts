import { useState } from 'react';
import type { FaultWords } from '../../session/fault-words.ts';
import type { Done } from './order-work.tsx';

/** One thing that can be under way: busy while it is, and what was refused when it failed. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultWords>();
  return {
    isBusy,
    fault,
    clear: () => setFault(undefined),
    async run(work: () => Promise<Done>): Promise<boolean> {
      setBusy(true);
      setFault(undefined);
      const done = await work();
      setBusy(false);
      if (!done.isDone) setFault(done.fault);
      return done.isDone;
    },
  };
}
