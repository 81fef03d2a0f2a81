import { useState } from 'react';
import { currencyOfHeading, statementScopes } from '#modules/reports/statement-rules.ts';
import type { GridYear } from './model/grid-years.ts';
import styles from './statements.module.css';
import type { Grid } from './use-grid.ts';

const units = [1, 1_000, 1_000_000] as const;

/** What the statement is whose cell has the focus: its period, whose it is, in what it counts, where it is from. */
export function YearHead({ grid, year }: { grid: Grid; year: GridYear }) {
  const { words, isWritten } = grid;
  const write = (field: string, value: string | boolean | number) => grid.writeHead(year, { [field]: value });
  const dayOf = (field: string) => {
    const value = year.facts.find((fact) => fact.field === field)?.value;
    return typeof value === 'string' ? value : '';
  };
  return (
    <fieldset className={styles.head} disabled={!isWritten}>
      <legend className="visually-hidden">{words.headOf(year.end || words.noEnd)}</legend>
      <Typed
        label={words.end}
        value={year.end}
        size={10}
        accepts={isDay}
        onDone={(end) => write('period_end', end)}
      />
      <label>
        {words.scope}
        <select value={year.scope} onChange={({ target }) => write('statement_scope', target.value)}>
          {statementScopes.map((scope) => (
            <option key={scope} value={scope}>
              {words.scopes[scope]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.restated}
        <select
          value={String(year.isRestated)}
          onChange={({ target }) => write('is_restated', target.value === 'true')}
        >
          <option value="false">{words.asFiled}</option>
          <option value="true">{words.anew}</option>
        </select>
      </label>
      <Typed
        label={words.currency}
        value={year.currency}
        size={4}
        accepts={(text) => currencyOfHeading(text.toUpperCase()) !== undefined}
        onDone={(text) => grid.setCurrency(year, text.toUpperCase())}
      />
      <label>
        {words.unit}
        <select
          value={year.unit}
          onChange={({ target }) =>
            grid.setUnit(year, units.find((unit) => String(unit) === target.value) ?? 1)
          }
        >
          {units.map((unit) => (
            <option key={unit} value={unit}>
              {words.units[unit]}
            </option>
          ))}
        </select>
      </label>
      <Typed
        label={words.months}
        value={year.months === undefined ? '' : String(year.months)}
        size={3}
        accepts={(text) => /^([1-9]|[12]\d|3[0-6])$/.test(text)}
        onDone={(text) => write('period_months', Number(text))}
      />
      <Typed
        label={words.filedOn}
        value={dayOf('filed_on')}
        size={10}
        accepts={isDay}
        onDone={(day) => write('filed_on', day)}
      />
      <Typed
        label={words.dueOn}
        value={dayOf('due_on')}
        size={10}
        accepts={isDay}
        onDone={(day) => write('due_on', day)}
      />
      <p className={styles.source}>
        {words.source}: <b>{year.cited?.source ?? words.noSource}</b>
      </p>
    </fieldset>
  );
}

type TypedProps = {
  label: string;
  value: string;
  size: number;
  accepts: (text: string) => boolean;
  onDone: (text: string) => void;
};

/** A short text that is taken when one leaves it, and marked while it is none. */
function Typed({ label, value, size, accepts, onDone }: TypedProps) {
  const [text, setText] = useState<string>();
  const shown = text ?? value;
  const isWrong = text !== undefined && text.trim() !== '' && !accepts(text.trim());
  const done = () => {
    if (text === undefined || isWrong) return;
    if (text.trim() !== '' && text.trim() !== value) onDone(text.trim());
    setText(undefined);
  };
  return (
    <label>
      {label}
      <input
        value={shown}
        size={size}
        maxLength={20}
        autoComplete="off"
        aria-invalid={isWrong}
        onChange={({ target }) => setText(target.value)}
        onBlur={done}
        onKeyDown={({ key }) => {
          if (key === 'Enter') done();
        }}
      />
    </label>
  );
}

/** A day, a month or a year that the calendar has. */
function isDay(text: string): boolean {
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(text)) return false;
  const [year = '', month = '01', day = '01'] = text.split('-');
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${year}-${month}-${day}`);
}
