import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Field as TextField } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { excuseSection } from '#workflows/prepare-report/contract.ts';
import { useOrderWork } from '../order/work/order-work.tsx';
import { useAct } from '../order/work/use-act.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useEvidenceMemory } from './sources/evidence-memory.tsx';
import { russianNameOf } from './sources/typed-evidence.ts';
import type { SectionDesk } from './use-section-desk.ts';
import styles from './values/editor-form.module.css';

/** Why a section is empty: where was looked, then one press on the reason saves both. */
export function MissingDataReasonForm({ desk }: { desk: SectionDesk }) {
  const { editor } = useTexts();
  const { staffOrder, actQuietly } = useOrderWork();
  const { known } = useEvidenceMemory();
  const { isBusy, fault, run } = useAct();
  const { code, title, excuse } = desk.section;
  const key = `${staffOrder.orderId}:${code}:excuse`;
  const english = useTextDraft(`${key}:source`, excuse?.source ?? '');
  const russian = useTextDraft(`${key}:sourceRu`, excuse?.sourceRu ?? '');
  const [source, sourceRu] = [english.text, russian.text];
  const forget = () => {
    english.forget();
    russian.forget();
  };
  const close = () => {
    forget();
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
    const typing = [english.mark(), russian.mark()];
    if (!(await run(() => actQuietly(excuseSection, body, editor.reasonSaved)))) return;
    // Whoever typed on while it was saved goes on typing here; whoever opened another form stays in that one.
    if (!typing.every((each) => each.isUnchanged())) return;
    forget();
    desk.goOn('missingDataReason');
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
