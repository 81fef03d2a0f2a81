import { type FormEvent, useRef } from 'react';
import { mentionedIn, mentionOf } from '#modules/worklists/mention-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { noteOrders } from '#workflows/hand-out-orders/contract.ts';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useStaffAct } from '../../session/use-staff-act.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import styles from './timeline.module.css';
import { useTimeline } from './use-timeline.tsx';

/** The element that `M` brings the keys to. */
export const noteFieldId = 'order-note';

/** A note for colleagues: who is called by name is told, and sees the order among their own until they open it. */
export function NoteForm() {
  const { timeline: texts, order } = useTexts();
  const words = texts.compose;
  const { staffOrder, me } = useOrderWork();
  const { orderId } = staffOrder;
  const { colleagues: known, fault: unread, reload } = useTimeline();
  const { isBusy, fault, act } = useStaffAct(`/orders/${orderId}`, reload);
  const draft = useTextDraft(`${orderId}:note`);
  const field = useRef<HTMLTextAreaElement>(null);
  const colleagues = known ?? [];
  const others = colleagues.filter(({ id }) => id !== me);
  const named = mentionedIn(draft.text, colleagues).filter(({ id }) => id !== me);
  const text = draft.text.trim();
  /** Until it is known who there is, nobody who is called by name would be told; where that cannot be had, the note goes without. */
  const isUnknown = known === undefined && unread === undefined && text.includes('@');

  const add = async () => {
    if (text === '' || isBusy || isUnknown) return;
    const note = { orderIds: [orderId], text, mentions: named.slice(0, 10).map(({ id }) => id) };
    if (await act((api) => api.call(noteOrders, { body: note }), words.done)) draft.forget();
    field.current?.focus();
  };
  const name = (mention: string) => {
    const gap = draft.text === '' || /\s$/.test(draft.text) ? '' : ' ';
    draft.write(`${draft.text}${gap}${mention} `);
    field.current?.focus();
  };
  useKeys(words.title, [
    {
      ...{ keys: 'Ctrl+Enter', label: words.add, isForFields: true, isOff: isUnknown || text === '' },
      act: () => void add(),
    },
  ]);
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void add();
      }}
    >
      <label htmlFor={noteFieldId}>{words.field}</label>
      <textarea
        ref={field}
        id={noteFieldId}
        rows={3}
        maxLength={2_000}
        value={draft.text}
        aria-describedby="order-note-told"
        onChange={({ currentTarget }) => draft.write(currentTarget.value)}
      />
      {others.length === 0 ? null : (
        <fieldset className={styles.names}>
          <legend className="visually-hidden">{words.name}</legend>
          {others.slice(0, 12).map((one) => {
            const mention = mentionOf(one, colleagues);
            return (
              <button key={one.id} type="button" title={one.name} onClick={() => name(mention)}>
                {mention}
              </button>
            );
          })}
        </fieldset>
      )}
      <p id="order-note-told" className={styles.told} role="status">
        {named.length === 0 ? words.hint : words.told(named.map((one) => one.name).join(', '))}
      </p>
      <FaultNotice fault={fault} />
      <div>
        <Button type="submit" disabled={isBusy || isUnknown || text === ''} aria-keyshortcuts="Control+Enter">
          {isBusy ? order.busy : words.add} <KeyCap keys="Ctrl+Enter" />
        </Button>
      </div>
    </form>
  );
}
