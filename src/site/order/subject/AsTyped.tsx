import { Icon } from '#ui/base/Icon.tsx';
import { useOrderWords } from '../texts/words.ts';
import styles from './AsTyped.module.css';
import type { OrderAbout } from './about.ts';

type AsTypedProps = { about: OrderAbout; error: string | undefined; isConfirmed: boolean };

/** Where no register has the company, nobody goes on to the card by a slip of the pen: the buyer says so first. */
export function AsTyped({ about, error, isConfirmed }: AsTypedProps) {
  const order = useOrderWords();
  return (
    <div className={styles.confirm}>
      <label className={styles.label}>
        <input
          type="checkbox"
          name="asTyped"
          id="asTyped"
          value="yes"
          defaultChecked={isConfirmed}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby="asTyped-error"
        />
        <span>{order.asTyped([about.company, about.number, about.country].filter(Boolean).join(', '))}</span>
      </label>
      <p className={styles.error} id="asTyped-error">
        {error === undefined ? null : (
          <>
            <Icon name="alert" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
