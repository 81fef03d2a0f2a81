import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field as TextField } from '#ui/Field.tsx';
import { excuseSection } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../layout/FaultNotice.tsx';
import { useOrderWork } from '../order/order-work.tsx';
import { useAct } from '../order/use-act.ts';
import { useDraft } from '../order/use-draft.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './editor-form.module.css';
import { useEvidenceMemory } from './evidence-memory.tsx';
import { russianNameOf } from './typed-evidence.ts';
import type { SectionDesk } from './use-section-desk.ts';

/** Why a section is empty: where was looked, then one press on the reason saves both. */
export function ExcuseForm({ desk }: { desk: SectionDesk }) {
  const { editor } = useTexts();
  const { staffOrder, actQuietly } = useOrderWork();
  const { known } = useEvidenceMemory();
  const { isBusy, fault, run } = useAct();
  const { code, title, excuse } = desk.section;
  const key = `${staffOrder.orderId}:${code}:excuse`;
  const english = useDraft(`${key}:source`, excuse?.source ?? '');
  const russian = useDraft(`${key}:sourceRu`, excuse?.sourceRu ?? '');
  const [source, sourceRu] = [english.text, russian.text];
  const close = () => {
    english.forget();
    russian.forget();
    desk.close();
  };
  const listId = useId();
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reasons = staffOrder.dossier?.reasons ?? [];

  const nameSource = (name: string) => {
    english.write(name);
    russian.write(russianNameOf({ source, sourceRu }, name, known));
  };

  const choose = async (reason: (typeof reasons)[number]['code']) => {
    setTried(true);
    const named = source.trim();
    if (named === '') return;
    const body = { section: code, reason, source: named, sourceRu: sourceRu.trim() || null };
    if (!(await run(() => actQuietly(excuseSection, body, editor.excusedDone)))) return;
    close();
  };

  return (
    <div className={styles.form}>
      <h4 ref={heading} tabIndex={-1}>
        {editor.whyTitle(title)}
      </h4>
      <p className={styles.muted}>{editor.whyHint}</p>
      <TextField
        label={editor.source}
        value={source}
        list={listId}
        maxLength={300}
        error={isTried && source.trim() === '' ? editor.errors.source : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => nameSource(currentTarget.value)}
      />
      <datalist id={listId}>
        {known.map((one) => (
          <option key={one.source} value={one.source} />
        ))}
      </datalist>
      <TextField
        label={editor.sourceRu}
        hint={editor.sourceRuHint}
        value={sourceRu}
        maxLength={300}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) =>
          russian.write(currentTarget.value)
        }
      />
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <button
            key={reason.code}
            type="button"
            className={styles.reason}
            disabled={isBusy}
            aria-pressed={excuse?.reason === reason.code}
            onClick={() => void choose(reason.code)}
          >
            {reason.text}
          </button>
        ))}
      </div>
      <FaultNotice fault={fault} />
      <div className={styles.buttons}>
        <Button look="quiet" disabled={isBusy} onClick={close}>
          {editor.cancel}
        </Button>
      </div>
    </div>
  );
}
