import { Link, useLocation, useSearchParams } from 'react-router';
import { classNames } from '#ui/base/class-names.ts';
import { Flag } from '#ui/base/Flag.tsx';
import type { DeskRow } from '#workflows/hand-out-orders/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useQueue } from '../work/queue-work.tsx';
import { rowAttribute } from '../work/use-current-row.ts';
import { Cell } from './Cell.tsx';
import styles from './table.module.css';

type OrderRowProps = { row: DeskRow; isCurrent: boolean; isSelected: boolean };

/** Scripts that a reader and a screen reader take for another one without a word of it. */
const languageOf: Readonly<Record<string, string>> = { jp: 'ja', cn: 'zh', tw: 'zh-Hant', kr: 'ko' };

/** One order. The row that keys act on can have the focus; its name leads to the panel, which is a page on narrow screens. */
export function OrderRow({ row, isCurrent, isSelected }: OrderRowProps) {
  const { queue: words } = useTexts();
  const { columns, choose, toggle } = useQueue();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { orderId, number, companyName, companyNameLat, countryCode, noteCount, isMentioned, isUndelivered } =
    row;
  const toPanel = new URLSearchParams(search);
  toPanel.set('order', orderId);
  const isForeign = companyNameLat !== '' && companyNameLat !== companyName;
  return (
    <tr
      className={classNames(styles.row, isCurrent && styles.current, isSelected && styles.selected)}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      {...{ [rowAttribute]: orderId }}
      onFocus={() => choose(orderId)}
      onClick={() => choose(orderId)}
    >
      <td className={styles.pick}>
        <input
          type="checkbox"
          aria-label={words.select(companyName)}
          checked={isSelected}
          onChange={() => toggle(orderId)}
        />
      </td>
      <th scope="row" className={styles.company}>
        <span className={styles.subject}>
          <Flag code={countryCode} />
          <span className={styles.names}>
            <Link
              to={`${pathname}?${toPanel}`}
              className={styles.name}
              lang={isForeign ? languageOf[countryCode] : undefined}
              preventScrollReset
            >
              {companyName}
            </Link>
            <span className={styles.small}>
              <span className="tabular">{number}</span>
              {isForeign ? ` · ${companyNameLat}` : ''}
              {noteCount > 0 ? ` · ${words.notes(noteCount)}` : ''}
              {isUndelivered ? <strong className={styles.back}> · {words.undelivered}</strong> : null}
              {isMentioned ? <strong className={styles.mention}> · {words.mention}</strong> : null}
            </span>
          </span>
        </span>
      </th>
      {columns.map((column) => (
        <td key={column} className={styles[column]}>
          <Cell column={column} row={row} />
        </td>
      ))}
    </tr>
  );
}
