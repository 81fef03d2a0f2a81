import type { KeyboardEvent } from 'react';
import { workItemOutcomes } from '#modules/orders/contract.ts';
import { KeyCap } from '../../keys/KeyCap.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Mark } from '../marks/Mark.tsx';
import styles from './finish.module.css';
import type { useSteps } from './use-steps.ts';

type Kind = Parameters<typeof stepId>[0];
const stepId = (kind: string) => `step-${kind}`;

/** The research steps: the number of an outcome ticks one, and the next has the keys. */
export function ResearchSteps({ steps }: { steps: ReturnType<typeof useSteps> }) {
  const { dossier: words, order: orderWords, words: names } = useTexts();
  const { items: workItems, fault } = steps;
  const firstOpen = workItems.find(({ outcome }) => outcome === null)?.kind;
  const tick = (kind: (typeof workItems)[number]['kind'], number: number) => {
    const outcome = workItemOutcomes[number - 1];
    if (outcome === undefined) return;
    steps.tick(kind, outcome);
    focusAfter(kind);
  };
  const focusAfter = (kind: Kind) => {
    const next = workItems.slice(workItems.findIndex((item) => item.kind === kind) + 1);
    const open = next.find(({ outcome }) => outcome === null);
    const dialog = document.getElementById(stepId(kind))?.closest('dialog');
    const target =
      open === undefined
        ? dialog?.querySelector<HTMLElement>('[type="submit"]')
        : document.getElementById(stepId(open.kind))?.querySelector('button');
    target?.focus();
  };
  if (workItems.length === 0) return null;
  return (
    <div className={styles.steps}>
      <p className={styles.hint}>{words.stepsHint}</p>
      {workItems.map(({ kind, outcome }) => (
        <fieldset
          key={kind}
          id={stepId(kind)}
          className={styles.step}
          onKeyDown={(event: KeyboardEvent) => {
            if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
            event.preventDefault();
            tick(kind, Number(event.key));
          }}
        >
          <legend>
            <Mark standing={outcome === null ? 'empty' : 'confirmed'} />
            <span className="visually-hidden">{orderWords.workOutcome('')}</span>
            {names.work[kind]}
          </legend>
          {workItemOutcomes.map((choice, index) => (
            <button
              key={choice}
              type="button"
              className={styles.outcome}
              aria-pressed={outcome === choice}
              aria-keyshortcuts={String(index + 1)}
              {...(kind === firstOpen && index === 0 ? { 'data-first': '' } : {})}
              onClick={() => tick(kind, index + 1)}
            >
              <KeyCap keys={String(index + 1)} />
              {names.outcomes[choice]}
            </button>
          ))}
        </fieldset>
      ))}
      <FaultNotice fault={fault} />
    </div>
  );
}
