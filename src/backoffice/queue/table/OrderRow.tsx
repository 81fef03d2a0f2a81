import { memo } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/base/class-names.ts';
import { Flag } from '#ui/base/Flag.tsx';
import type { DeskRow } from '#workflows/hand-out-orders/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Column } from '../model/columns.ts';
import { rowAttribute } from '../work/use-current-row.ts';
import { Cell } from './Cell.tsx';
import styles from './table.module.css';

type OrderRowProps = {
  row: DeskRow;
  isCurrent: boolean;
  isSelected: boolean;
  columns: readonly Column[];
  asOf: string;
  timeZone: string;
  /** The address of the list, to which the order that the panel shows is added. */
  address: string;
  /** The same as long as the list lives. */
  hands: RowHands;
};

export type RowHands = Readonly<{ choose: (orderId: string) => void; toggle: (orderId: string) => void }>;

/** Scripts that a reader and a screen reader take for another one without a word of it. */
const languageOf: Readonly<Record<string, string>> = { jp: 'ja', cn: 'zh', tw: 'zh-Hant', kr: 'ko' };

/**
 * One order. The row that keys act on can have the focus; its name leads to the panel, which is a page on narrow screens. A key
 * changes two rows of a hundred: what a row shows comes from above, and the others are not drawn anew.
 */
export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { row, isCurrent, isSelected, columns, asOf, timeZone, address, hands } = props;
  const { queue: words } = useTexts();
  const { orderId, number, companyName, companyNameLat, countryCode, noteCount, isMentioned, isUndelivered } =
    row;
  const isForeign = companyNameLat !== '' && companyNameLat !== companyName;
  return (
    <tr
      className={classNames(styles.row, isCurrent && styles.current, isSelected && styles.selected)}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      {...{ [rowAttribute]: orderId }}
      onFocus={() => hands.choose(orderId)}
      onClick={() => hands.choose(orderId)}
    >
      <td className={styles.pick}>
        <input
          type="checkbox"
          aria-label={words.select(companyName)}
          checked={isSelected}
          onChange={() => hands.toggle(orderId)}
        />
      </td>
      <th scope="row" className={styles.company}>
        <span className={styles.subject}>
          <Flag code={countryCode} />
          <span className={styles.names}>
            <Link
              to={`${address}order=${orderId}`}
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
          <Cell column={column} row={row} asOf={asOf} timeZone={timeZone} />
        </td>
      ))}
    </tr>
  );
});
