import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './paste.module.css';
import type { DecidedTable, PasteChoice } from './paste-choice.ts';
import { words } from './texts/words.ts';

type PasteQuestionsProps = {
  table: DecidedTable;
  choice: PasteChoice;
  onChoose: (choice: PasteChoice) => void;
  children: ReactNode;
};

const orders = ['day', 'month'] as const;
const scales = ['percent', 'one'] as const;

/** What the table does not tell by itself: it is asked, never guessed. */
export function PasteQuestions({ table, choice, onChoose, children }: PasteQuestionsProps) {
  const { locale } = useTexts();
  const text = words[locale];
  return (
    <div className={styles.choices}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={table.hasHead}
          onChange={({ target }) =>
            onChoose({ ...choice, hasHead: target.checked, meanings: {}, acts: {}, mended: choice.mended })
          }
        />
        {text.hasHead}
      </label>
      {table.asks.order ? (
        <label className={styles.field}>
          {text.order}
          <select
            value={choice.order ?? ''}
            aria-invalid={choice.order === undefined}
            onChange={({ target }) =>
              onChoose({ ...choice, order: orders.find((one) => one === target.value) })
            }
          >
            <option value="">{text.choose}</option>
            {orders.map((one) => (
              <option key={one} value={one}>
                {text.orders[one]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {table.asks.scale ? (
        <label className={styles.field}>
          {text.scale}
          <select
            value={choice.scale ?? ''}
            aria-invalid={choice.scale === undefined}
            onChange={({ target }) =>
              onChoose({ ...choice, scale: scales.find((one) => one === target.value) })
            }
          >
            <option value="">{text.choose}</option>
            {scales.map((one) => (
              <option key={one} value={one}>
                {text.scales[one]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {children}
    </div>
  );
}
