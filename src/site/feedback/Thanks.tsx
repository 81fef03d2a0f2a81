import { useEffect, useRef } from 'react';
import { Icon } from '#ui/base/Icon.tsx';
import styles from './Thanks.module.css';

/** Stands where the form stood; takes the focus when the form has just gone, and is read out with it. */
export function Thanks({ isNew, children }: { isNew: boolean; children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <div ref={box} id="sent" className={styles.thanks} role="status" tabIndex={-1}>
      <Icon name="check" className={styles.icon} />
      <p>{children}</p>
    </div>
  );
}
