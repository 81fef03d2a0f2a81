import { useId } from 'react';
import { sectionId } from '../editor/section-id.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ActionPanel.module.css';
import { useOrderWork } from './order-work.tsx';

/** What the server would refuse: said before the press. */
export function useSubmitObstacles() {
  const id = useId();
  const { order, dossier } = useOrderWork().staffOrder;
  const openWork = order.workItems.filter(({ outcome }) => outcome === null).length;
  const missing = dossier?.sections.filter(({ isMissing }) => isMissing) ?? [];
  return { id, openWork, missing, isBlocked: openWork > 0 || missing.length > 0 };
}

export function SubmitObstacles({ obstacles }: { obstacles: ReturnType<typeof useSubmitObstacles> }) {
  const { acts } = useTexts();
  const { id, openWork, missing, isBlocked } = obstacles;
  if (!isBlocked) return null;
  return (
    <div className={styles.obstacles} id={id}>
      <p>{acts.submitReport.blocked}</p>
      <ul>
        {openWork === 0 ? null : <li>{acts.submitReport.openWork(openWork)}</li>}
        {missing.map(({ code, title }) => (
          <li key={code}>
            <a href={`#${sectionId(code)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
