import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Timeline.module.css';

/** `stopped` is an end that was not the aim: cancelled, not found. */
export type StepState = 'done' | 'current' | 'waiting' | 'stopped';

/** A list of steps from top to bottom; each says in words how far it is. */
export function Timeline({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

type StepProps = {
  state: StepState;
  stateText: string;
  title: string;
  time?: string | undefined;
  children?: ReactNode;
};

export function TimelineStep({ state, stateText, title, time, children }: StepProps) {
  return (
    <li
      className={classNames(styles.step, styles[state])}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <span className={styles.mark}>
        {state === 'done' ? <Icon name="check" /> : null}
        {state === 'stopped' ? <Icon name="close" /> : null}
      </span>
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.title}>{title}</span>
          <span className="visually-hidden">, {stateText}</span>
          {time === undefined ? null : <span className={classNames(styles.time, 'tabular')}>{time}</span>}
        </p>
        {children}
      </div>
    </li>
  );
}
