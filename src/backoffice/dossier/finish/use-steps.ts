import { useRef, useState } from 'react';
import type { StaffOrder } from '#workflows/prepare-report/contract.ts';
import { tickWorkItem } from '#workflows/prepare-report/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { useOrderAct } from './use-order-act.ts';

type Item = StaffOrder['order']['workItems'][number];
type Outcome = NonNullable<Item['outcome']>;

/** A minute: whoever waits longer is told by the server what stands in the way. */
const mostRests = 1200;
/** Between two looks whether all is saved. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 50));

/** The research steps with their outcomes: shown as soon as they are ticked, saved one after the other. */
export function useSteps() {
  const { words: names } = useTexts();
  const { order, orderId, queue } = useDossier();
  const { fault, act } = useOrderAct();
  const [ticked, setTicked] = useState<ReadonlyMap<Item['kind'], Outcome>>(new Map());
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** Ticked while another is saved: they go together. */
  const unsaved = useRef(new Map<Item['kind'], Outcome>());
  const { workItems } = order.order;
  const isWaiting = () => queue.state().waiting.length > 0 && !queue.state().isUnreachable;
  return {
    fault,
    /** Whether the server does not know all of them yet. */
    isSaving: ticked.size > 0,
    items: workItems.map((item) => ({ ...item, outcome: ticked.get(item.kind) ?? item.outcome })),
    tick(kind: Item['kind'], outcome: Outcome): void {
      setTicked((before) => new Map(before).set(kind, outcome));
      unsaved.current.set(kind, outcome);
      const save = async () => {
        // An answer that was given before a change was saved would show the dossier without it.
        for (let rests = 0; rests < mostRests && isWaiting(); rests += 1) await rest();
        const steps = [...unsaved.current].map(([of, to]) => ({ kind: of, outcome: to }));
        if (steps.length === 0) return;
        unsaved.current.clear();
        const call = { params: { orderId }, query: { answer: 'brief' as const }, body: { steps } };
        const said = steps.map((step) => `${names.work[step.kind]}: ${names.outcomes[step.outcome]}`);
        await act((api) => api.call(tickWorkItem, call), said.join(', '));
        const isSaved = (of: Item['kind'], to: Outcome) =>
          steps.some((step) => step.kind === of && step.outcome === to);
        setTicked((before) => new Map([...before].filter(([of, to]) => !isSaved(of, to))));
      };
      saving.current = saving.current.then(save);
    },
  };
}
