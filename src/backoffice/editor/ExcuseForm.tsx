import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Field as TextField } from '#ui/Field.tsx';
import { excuseSection } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../layout/FaultNotice.tsx';
import { useOrderWork } from '../order/order-work.tsx';
import { useAct } from '../order/use-act.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './editor-form.module.css';
import { useEvidenceMemory } from './evidence-memory.tsx';
import type { SectionDesk } from './use-section-desk.ts';

/** Why a section is empty: one press on the reason saves it with the source that is there already. */
export function ExcuseForm({ desk }: { desk: SectionDesk }) {
  const { editor } = useTexts();
  const { staffOrder, actQuietly } = useOrderWork();
  const { remembered, remember } = useEvidenceMemory();
  const { isBusy, fault, run } = useAct();
  const { code, title, excuse } = desk.section;
  const [source, setSource] = useState(excuse?.source ?? remembered.source);
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reasons = staffOrder.dossier?.reasons ?? [];

  const choose = async (reason: (typeof reasons)[number]['code']) => {
    setTried(true);
    const named = source.trim();
    if (named === '') return;
    const body = { section: code, reason, source: named };
    if (!(await run(() => actQuietly(excuseSection, body, editor.excusedDone)))) return;
    if (named !== remembered.source) remember({ ...remembered, source: named, sourceUrl: '' });
    desk.close();
  };

  return (
    <div className={styles.form}>
      <h4 ref={heading} tabIndex={-1}>
        {editor.whyTitle(title)}
      </h4>
      <p className={styles.muted}>{editor.whyHint}</p>
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
      <TextField
        label={editor.source}
        value={source}
        maxLength={300}
        error={isTried && source.trim() === '' ? editor.errors.source : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setSource(currentTarget.value)}
      />
      <FaultNotice fault={fault} />
      <div className={styles.buttons}>
        <Button look="quiet" disabled={isBusy} onClick={desk.close}>
          {editor.cancel}
        </Button>
      </div>
    </div>
  );
}
