import { useState } from 'react';
import { removeFact, saveFact } from '#workflows/prepare-report/contract.ts';
import { type Done, useOrderWork } from '../order/order-work.tsx';
import { useAct } from '../order/use-act.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { Fact, Section } from './typed-value.ts';

/** What is being written in a section: a value, a row of its table, or why it is empty. */
type OpenForm = { field: string; position: number } | { row: number } | 'excuse';

/** What one section's editor does: one form open at a time, and what was removed can be put back. */
export function useSectionDesk(section: Section) {
  const { editor } = useTexts();
  const { may, act } = useOrderWork();
  const { isBusy, fault, run } = useAct();
  const [form, setForm] = useState<OpenForm>();
  const [removed, setRemoved] = useState<readonly Fact[]>([]);
  const close = () => setForm(undefined);

  return {
    section,
    isBusy,
    fault,
    removed,
    isEditable: may('saveFact'),
    isOpen: (candidate: OpenForm) => JSON.stringify(candidate) === JSON.stringify(form),
    open: (next: OpenForm) => setForm(next),
    close,
    /** After a new value the next empty field is next: whole sections are filled without the mouse. */
    openNext(field: string) {
      const single = section.fields.filter(({ isColumn }) => !isColumn);
      const after = single.slice(single.findIndex(({ code }) => code === field) + 1);
      const next = after.find(({ code }) => !section.facts.some((fact) => fact.field === code));
      setForm(next === undefined ? undefined : { field: next.code, position: 0 });
    },
    /** Removes facts one after the other. */
    async remove(facts: readonly Fact[]) {
      setRemoved([]);
      const gone: Fact[] = [];
      await run(() =>
        inTurn(facts, async (fact, isLast) => {
          const done = await act(removeFact, { factId: fact.id }, isLast ? editor.removed : '');
          if (done.isDone) gone.push(fact);
          return done;
        }),
      );
      setRemoved(gone);
    },
    async putBack() {
      const isBack = await run(() =>
        inTurn(removed, (fact, isLast) => act(saveFact, inputOf(section, fact), isLast ? editor.saved : '')),
      );
      if (isBack) setRemoved([]);
    },
  };
}

export type SectionDesk = ReturnType<typeof useSectionDesk>;

/** Does something for each, stops at the first refusal, and answers with the last outcome. */
export async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item, isLast: boolean) => Promise<Done>,
): Promise<Done> {
  let outcome: Done = { isDone: false, fault: undefined };
  for (const item of items) {
    outcome = await work(item, item === items.at(-1));
    if (!outcome.isDone) break;
  }
  return outcome;
}

function inputOf({ code }: Section, fact: Fact) {
  const { field, position, value, source, sourceUrl, retrievedAt, method, evidenceHash } = fact;
  return { section: code, field, position, value, source, sourceUrl, retrievedAt, method, evidenceHash };
}
