import { useEffect, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { submitReport } from '#workflows/prepare-report/contract.ts';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Mark } from '../marks/Mark.tsx';
import { openLines, sectionStanding } from '../model/lines.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { otherObstacles, useOpenCounts } from '../work/open-counts.ts';
import styles from './finish.module.css';
import { OpenObstacle } from './OpenObstacle.tsx';
import { ResearchSteps } from './ResearchSteps.tsx';
import { useOrderAct } from './use-order-act.ts';
import { useSteps } from './use-steps.ts';

/** What is open, each line a jump; research steps are ticked here; then the report goes to a second person. */
export function HandOverDialog() {
  const { acts, dossier: words, order: orderWords } = useTexts();
  const { dialog, closeDialog, dossier, order, orderId, goTo, queueState } = useDossier();
  const { total } = useOpenCounts();
  const { isBusy, fault, act } = useOrderAct();
  const steps = useSteps();
  /** Pressed before everything was saved: it goes as soon as it is. */
  const [isWanted, setWanted] = useState(false);
  const toast = useToast();
  const jump = (section: Parameters<typeof goTo>[0], line?: string) => {
    closeDialog();
    goTo(section, line);
  };
  const open = dossier.sections.flatMap((section) => {
    const lines = openLines(section);
    const [first] = lines;
    return first === undefined ? [] : [{ section, first, count: lines.length }];
  });
  const others = otherObstacles(order.obstacles);
  const isSaving = queueState.waiting.length > 0 || steps.isSaving;
  const submit = async () => {
    setWanted(isSaving);
    if (total > 0 || isSaving) return;
    const isDone = await act(
      (api) => api.call(submitReport, { params: { orderId }, query: { answer: 'brief' } }),
      acts.submitReport.done,
    );
    if (!isDone) return;
    toast(acts.submitReport.done);
    closeDialog();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed goes once, when the last change is saved
  useEffect(() => {
    if (isWanted && !isSaving) void submit();
  }, [isWanted, isSaving]);
  return (
    <ConfirmDialog
      isOpen={dialog === 'handOver'}
      title={acts.submitReport.button}
      confirmText={isBusy || (isWanted && isSaving) ? orderWords.busy : words.handOver(total)}
      cancelText={acts.back}
      isBusy={isBusy}
      onConfirm={submit}
      onClose={() => {
        setWanted(false);
        closeDialog();
      }}
    >
      {total === 0 ? <p>{words.ready}</p> : null}
      <ul className={styles.list} aria-label={words.checklist}>
        {open.map(({ section, first, count }) => (
          <li key={section.code}>
            <button type="button" className={styles.jump} onClick={() => jump(section.code, first.key)}>
              <Mark standing={sectionStanding(section)} />
              <span>{section.title}</span>
              <span className="tabular">{count}</span>
            </button>
          </li>
        ))}
        {others.map((obstacle) => (
          <OpenObstacle
            key={`${obstacle.code} ${obstacle.subject} ${obstacle.factIds[0]}`}
            obstacle={obstacle}
            onJump={closeDialog}
          />
        ))}
      </ul>
      <ResearchSteps steps={steps} />
      <FaultNotice fault={fault} />
    </ConfirmDialog>
  );
}
