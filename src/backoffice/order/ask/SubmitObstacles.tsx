import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.tsx';
import { useOrderWork } from '../work/order-work.tsx';
import { Obstacle } from './Obstacle.tsx';
import styles from './SubmitObstacles.module.css';

/** What the server would refuse: said before the press. */
export function useSubmitObstacles() {
  const id = useId();
  const { order, obstacles } = useOrderWork().staffOrder;
  const openWork = order.workItems.filter(({ outcome }) => outcome === null).length;
  return { id, openWork, obstacles, isBlocked: openWork > 0 || obstacles.length > 0 };
}

/** Each line says what is wrong and leads to it, or mends it here. */
export function SubmitObstacles({
  obstacles: { id, openWork, obstacles, isBlocked },
}: {
  obstacles: ReturnType<typeof useSubmitObstacles>;
}) {
  const { acts } = useTexts();
  const { may } = useOrderWork();
  if (!isBlocked) return null;
  return (
    <div className={styles.obstacles} id={id}>
      <p>{may('submitReport') ? acts.submitReport.blocked : acts.approveReport.blocked}</p>
      <ul>
        {openWork === 0 ? null : <li>{acts.submitReport.openWork(openWork)}</li>}
        {obstacles.map((obstacle) => (
          <Obstacle key={`${obstacle.code} ${obstacle.subject} ${obstacle.factIds[0]}`} obstacle={obstacle} />
        ))}
      </ul>
    </div>
  );
}
