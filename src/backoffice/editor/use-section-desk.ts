import { useRef, useState } from 'react';
import type { MissingDataReasonInput } from '#modules/reports/contract.ts';
import { excuseSection, removeFact, saveFact } from '#workflows/prepare-report/contract.ts';
import { type Done, useOrderWork } from '../order/work/order-work.tsx';
import { sectionId } from '../order/work/section-id.ts';
import { useAct } from '../order/work/use-act.ts';
import { useTexts } from '../texts/use-texts.tsx';
import type { Fact, Field, Section } from './values/typed-value.ts';

/** What is being written in a section: a value, a row of its table, or why it is empty. */
type OpenForm = { field: string; position: number } | { row: number } | 'missingDataReason';

/** What one section's editor does: one form open at a time, and what was removed can be put back. */
export function useSectionDesk(section: Section) {
  const { editor } = useTexts();
  const { may, actQuietly } = useOrderWork();
  const { isBusy, fault, run } = useAct();
  const [form, setForm] = useState<OpenForm>();
  const [removed, setRemoved] = useState<readonly Fact[]>([]);
  const openNow = useRef<OpenForm>(undefined);
  const show = (next: OpenForm | undefined) => {
    openNow.current = next;
    setForm(next);
  };
  /** What had the focus is gone with the form: the section has it then, so that Tab goes on from there. */
  const close = () => {
    show(undefined);
    document.getElementById(sectionId(section.code))?.focus({ preventScroll: true });
  };
  const singleFields = section.fields.filter(({ isColumn }) => !isColumn);
  const columns = section.fields.filter(({ isColumn }) => isColumn);
  const cells = section.facts.filter(({ field }) => columns.some(({ code }) => code === field));
  const factsOf = ({ code }: Field) => section.facts.filter(({ field }) => field === code);

  return {
    section,
    singleFields,
    columns,
    /** Facts of the section's table; those with the same position are one row. */
    cells,
    factsOf,
    /** The place for one more value of a field, and for one more row: after the last. */
    nextPosition: (field: Field) => placeAfter(factsOf(field)),
    nextRow: placeAfter(cells),
    isBusy,
    fault,
    removed,
    isEditable: may('saveFact'),
    isOpen: (candidate: OpenForm) => isSame(candidate, form),
    open: (next: OpenForm) => show(next),
    close,
    /** Goes on from a form that is saved, unless another one was opened meanwhile: that one is being typed in. */
    goOn(from: OpenForm, next?: OpenForm) {
      if (!isSame(from, openNow.current)) return;
      if (next === undefined) close();
      else show(next);
    },
    /** After a new value the next empty field is next: whole sections are filled without the mouse. */
    nextField(field: string): OpenForm | undefined {
      const after = singleFields.slice(singleFields.findIndex(({ code }) => code === field) + 1);
      const next = after.find((candidate) => factsOf(candidate).length === 0);
      return next && { field: next.code, position: 0 };
    },
    /** Removes facts one after the other. */
    async remove(facts: readonly Fact[]) {
      setRemoved([]);
      const gone: Fact[] = [];
      await run(() =>
        inTurn(facts, async (fact, isLast) => {
          const done = await actQuietly(removeFact, { factId: fact.id }, isLast ? editor.removed : '');
          if (done.isDone) gone.push(fact);
          return done;
        }),
      );
      setRemoved(gone);
      close();
    },
    /** The reason that the machine proposed is a person's from now on. */
    confirmReason(reason: MissingDataReasonInput) {
      void run(() => actQuietly(excuseSection, reason, editor.reasonSaved));
    },
    async putBack() {
      const isBack = await run(() =>
        inTurn(removed, (fact, isLast) =>
          actQuietly(saveFact, inputOf(section, fact), isLast ? editor.saved : ''),
        ),
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

function isSame(one: OpenForm, other: OpenForm | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function placeAfter(facts: readonly Fact[]): number {
  return Math.max(-1, ...facts.map(({ position }) => position)) + 1;
}

function inputOf({ code }: Section, fact: Fact) {
  const { field, position, value, retrievedAt, method, evidenceHash } = fact;
  const { source, sourceRu, sourceUrl } = fact;
  const evidence = { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash };
  return { section: code, field, position, value, ...evidence };
}
