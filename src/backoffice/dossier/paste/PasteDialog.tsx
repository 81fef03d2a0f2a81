import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { PartySection } from '#modules/reports/pasting/paste-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { useFocusMistake } from '#ui/forms/use-focus-mistake.ts';
import { ariaKeys, combinationOf } from '../../keys/combination.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useLineEvidence } from '../lines/use-line-evidence.ts';
import type { Section } from '../model/dossier.ts';
import { SourceFields } from '../sources/SourceFields.tsx';
import type { EvidenceField } from '../sources/typed-evidence.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { type KeptTable, keepTable, type Pasted } from './kept-table.ts';
import { PasteField } from './PasteField.tsx';
import { PastePreview } from './PastePreview.tsx';
import styles from './paste.module.css';
import { decide, type PasteChoice } from './paste-choice.ts';
import { pastePlan } from './paste-plan.ts';
import { words } from './texts/words.ts';

export type PasteDialogProps = {
  section: Section;
  code: PartySection;
  /** What was pasted outside of the window; empty where it is still to be pasted. */
  pasted: Pasted;
  kept: KeptTable | null;
  onKeep: (kept: KeptTable) => void;
  onForget: () => void;
  onClose: () => void;
  onWritten: () => void;
};

/** A table of people or owners as it was understood, with all that would be written of it; nothing is before somebody says so. */
export function PasteDialog(props: PasteDialogProps) {
  const { section, code, pasted, kept, onKeep, onForget, onClose, onWritten } = props;
  const { locale, dossier: dossierWords } = useTexts();
  const text = words[locale];
  const { orderId, dossier, change, say, goTo, open, dialog } = useDossier();
  const cited = useLineEvidence(`${orderId}:${code}:paste`, section.code, undefined);
  const [wrongSource, setWrongSource] = useState<EvidenceField>();
  const [isNoTable, setNoTable] = useState(false);
  const [isFull, setFull] = useState(false);
  const today = new Date().toISOString().slice(0, 10);
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useFocusMistake(foot, wrongSource);
  const take = (held: Pasted) => {
    const table = keepTable(held, code, today);
    setNoTable(table === undefined);
    if (table !== undefined) onKeep(table);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pasted outside is taken once, when the window opens
  useEffect(() => {
    if (pasted.text !== '' || pasted.html !== '') take(pasted);
  }, [pasted]);
  const isShown = kept !== null;
  const sourceKnown = cited.evidence.source !== '' && cited.evidence.method !== '';
  const isCovered = dialog !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is led once, to what is next when the table is there
  useEffect(() => {
    if (isCovered) return;
    const lead = () => {
      const next = isShown ? (sourceKnown ? 'button[type="submit"]' : 'details input') : 'textarea';
      if (form.current !== null) leadTo(form.current.querySelector<HTMLElement>(next), form.current);
    };
    lead();
    // A window that lay over this one, e.g. to keep the page of a source, closes after it is gone here.
    const again = requestAnimationFrame(() => {
      if (form.current?.contains(document.activeElement) !== true) lead();
    });
    return () => cancelAnimationFrame(again);
  }, [isShown, isCovered]);
  const identification = dossier.sections.find((one) => one.code === 'identification');
  // A source is typed letter by letter below: what was understood of the table is the same meanwhile.
  const table = useMemo(() => kept && decide(kept.table, kept.choice, code, today), [kept, code, today]);
  const plan = useMemo(
    () =>
      kept &&
      table &&
      pastePlan(table, kept.choice, { section, code, subject: namesIn(identification), today }),
    [kept, table, section, code, identification, today],
  );
  const count = plan === null ? 0 : plan.counts.added + plan.counts.updated;
  const latest = useRef({ kept, onKeep, onForget });
  latest.current = { kept, onKeep, onForget };
  const hands = useRef({
    choose(choice: PasteChoice) {
      const now = latest.current;
      if (now.kept !== null) now.onKeep({ ...now.kept, choice });
    },
    another: () => latest.current.onForget(),
  });
  const write = (event: FormEvent) => {
    event.preventDefault();
    if (plan === null || kept === null || plan.facts.length === 0) return;
    const seen = cited.read();
    setWrongSource('error' in seen ? seen.error : undefined);
    if ('error' in seen) return;
    const facts = plan.facts.map((fact) => ({ section: section.code, ...fact, ...seen.evidence }));
    const isTaken = change({ kind: 'write', facts }) !== undefined;
    setFull(!isTaken);
    if (!isTaken) return;
    onKeep({ ...kept, isSent: true });
    cited.remember();
    cited.forget();
    say(text.said(count));
    onWritten();
    open(undefined);
    goTo(section.code, `${section.code}:row:${facts[0]?.position ?? 0}`);
  };
  return (
    <Modal
      isOpen
      title={text.title(section.title)}
      closeText={text.close}
      escapeHint={text.escapeHint}
      onClose={onClose}
    >
      <form ref={form} onSubmit={write} onKeyDown={pressShown} noValidate className={styles.form}>
        {kept === null || table === null || plan === null ? (
          <PasteField isNoTable={isNoTable} onPaste={take} />
        ) : (
          <>
            <PastePreview
              section={section}
              kept={kept}
              table={table}
              plan={plan}
              onChoose={hands.current.choose}
              onAnother={hands.current.another}
            />
            <div ref={foot} className={styles.foot}>
              <SourceFields
                evidence={cited.evidence}
                before={undefined}
                wrong={wrongSource}
                onChange={cited.write}
              />
              <div className={styles.acts}>
                <p role="status" className={styles.sum}>
                  {text.sum(plan.counts.added, plan.counts.updated, plan.counts.skipped)}{' '}
                  {plan.counts.unread === 0 ? null : (
                    <span className={styles.warn}>{text.unread(plan.counts.unread)}</span>
                  )}
                </p>
                <Button type="submit" disabled={count === 0}>
                  {text.write(count)}
                </Button>
              </div>
              {isFull ? (
                <p role="alert" className={styles.bad}>
                  {dossierWords.full}
                </p>
              ) : null}
            </div>
          </>
        )}
      </form>
    </Modal>
  );
}

/** What the company is called: it is nobody's owner of itself. */
function namesIn(identification: Section | undefined): string[] {
  return (identification?.facts ?? []).flatMap(({ field, value }) =>
    ['legal_name', 'latin_name', 'trade_name'].includes(field) && typeof value === 'string' ? [value] : [],
  );
}

/** To what is asked next, as far as the head of what was understood stays in sight; on a screen without room for both, to that. */
function leadTo(next: HTMLElement | null, form: HTMLFormElement): void {
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
  const preview = form.querySelector<HTMLElement>('section:has(> table)');
  const body = form.parentElement;
  if (preview === null || body === null) return;
  if (preview.getBoundingClientRect().top >= body.getBoundingClientRect().top) return;
  preview.focus({ preventScroll: true });
  body.scrollTo({ top: 0 });
}

/** Keys of the page rest while a window is open: those that buttons here show press them. */
function pressShown(event: KeyboardEvent<HTMLFormElement>): void {
  if (!event.altKey && !event.ctrlKey && !event.metaKey) return;
  const keys = ariaKeys(combinationOf(event.nativeEvent));
  const button = event.currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(keys)}"]`);
  if (button === null) return;
  event.preventDefault();
  button.click();
}
