import { type KeyboardEvent, memo, useState } from 'react';
import { Flag } from '#ui/base/Flag.tsx';
import { Table } from '#ui/frame/Table.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import type { PriceRow } from '../model/prices-view.ts';
import type { OpenTariff } from './open-tariff.ts';
import { PriceCell } from './PriceCell.tsx';
import styles from './PriceTable.module.css';

type PriceTableProps = {
  columns: readonly string[];
  rows: readonly PriceRow[];
  /** Undefined where prices may only be read. */
  onOpen: OpenTariff | undefined;
};

type Place = Readonly<{ row: number; column: number }>;

/** Prices as a table; the arrow keys go from cell to cell, Enter edits. One cell is in the order of Tab. */
export function PriceTable({ columns, rows, onOpen }: PriceTableProps) {
  const { catalogue } = useTexts();
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const at = {
    row: Math.min(place.row, rows.length - 1),
    column: Math.min(place.column, columns.length - 1),
  };
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = placeOf(event.target);
    const step = steps[event.key];
    if (from === undefined || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = {
      row: clamp(from.row + step.row, rows.length - 1),
      column: clamp(from.column + step.column, columns.length - 1),
    };
    event.preventDefault();
    setPlace(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"]`)?.focus();
  };
  return (
    <Table
      head={[{ name: catalogue.country }, ...columns.map((name) => ({ name, className: styles.figure }))]}
      stacks="phone"
      className={styles.table}
      onKeyDown={move}
    >
      {rows.map((row, index) => (
        <Row
          key={row.country.code}
          row={row}
          index={index}
          columns={columns}
          current={index === at.row ? at.column : undefined}
          onOpen={onOpen}
          onPlace={setPlace}
        />
      ))}
    </Table>
  );
}

type RowProps = {
  row: PriceRow;
  index: number;
  columns: readonly string[];
  current: number | undefined;
  onOpen: OpenTariff | undefined;
  onPlace: (place: Place) => void;
};

const Row = memo(function Row({
  row: { country, tariffs },
  index,
  columns,
  current,
  onOpen,
  onPlace,
}: RowProps) {
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className={styles.country}>
          <Flag code={country.code} />
          <span>{country.name}</span>
          <span className={styles.code}>{country.code.toUpperCase()}</span>
        </span>
      </th>
      {tariffs.map((tariff, column) => (
        <td key={columns[column]} className={styles.figure}>
          {tariff === undefined ? (
            <span className={styles.none}>–</span>
          ) : (
            <PriceCell
              country={country}
              tariff={tariff}
              place={`${index} ${column}`}
              isCurrent={current === column}
              onFocus={() => onPlace({ row: index, column })}
              onOpen={onOpen}
            />
          )}
        </td>
      ))}
    </tr>
  );
});

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
  Home: { row: 0, column: -1_000 },
  End: { row: 0, column: 1_000 },
};

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function placeOf(target: EventTarget): Place | undefined {
  const place = target instanceof HTMLElement ? target.dataset.place : undefined;
  const [row, column] = (place ?? '').split(' ').map(Number);
  return place === undefined || row === undefined || column === undefined ? undefined : { row, column };
}
