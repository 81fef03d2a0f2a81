import { useEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from '../base/Notice.module.css';

/** All errors of a form in one place, each a link to its field; takes the focus when it appears, not when an item of it goes. */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: readonly { text: string; fieldId?: string | undefined }[];
}) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<typeof errors>([]);
  useEffect(() => {
    const isRest = errors.every((error) => before.current.includes(error));
    before.current = errors;
    if (errors.length > 0 && !isRest) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={`${styles.notice} ${styles.bad}`} role="alert" tabIndex={-1}>
      <Icon name="alert" className={styles.icon} />
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {errors.map(({ text, fieldId }) => (
            <li key={`${fieldId ?? ''}${text}`}>
              {fieldId === undefined ? text : <a href={`#${fieldId}`}>{text}</a>}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
