import { useState } from 'react';
import type { FactInput } from '#modules/reports/contract.ts';
import { countryCalled } from '#modules/reports/pasting/paste-rules.ts';
import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Section } from '../model/dossier.ts';
import { showTyped } from '../values/show-typed.ts';
import styles from './paste.module.css';
import type { PlannedCell } from './paste-plan.ts';
import { words } from './texts/words.ts';

type PastedCellProps = {
  cell: PlannedCell;
  name: string;
  row: number;
  section: Section;
  onMend: (text: string) => void;
};

/** A cell as it would be written; one that was not understood can be written otherwise in its place. */
export function PastedCell({ cell, name, row, section, onMend }: PastedCellProps) {
  const { locale, editor } = useTexts();
  const text = words[locale];
  const show = (field: string, value: FactInput['value']) => {
    if (field.endsWith('_country') && typeof value === 'string') return countryCalled(value, locale);
    const options = section.fields.find(({ code }) => code === field)?.options ?? [];
    if (field.endsWith('_share') && typeof value === 'number') return editor.share(value);
    const shown = showTyped(value, options, editor);
    const word = typeof value === 'object' && 'code' in value ? value.word : undefined;
    const isOther = word !== undefined && word.toLowerCase() !== shown.toLowerCase();
    return isOther ? `${shown} (${word})` : shown;
  };
  switch (cell.is) {
    case 'nothing':
      return <td />;
    case 'ignored':
      return <td className={styles.ignored}>{cell.text}</td>;
    case 'part':
      return <td>{cell.text}</td>;
    case 'unkept':
      return (
        <td className={styles.ignored}>
          {cell.text} <small>{text.unkept[cell.why]}</small>
        </td>
      );
    case 'unreadable':
    case 'either':
      return (
        <td className={styles.unread}>
          <MendField label={text.mend(name, row)} text={cell.text} onMend={onMend} />
          <small>{text[cell.is]}</small>
        </td>
      );
    default:
      return (
        <td
          className={classNames(cell.is === 'replaces' && styles.replaces, cell.is === 'same' && styles.same)}
        >
          {show(cell.field, cell.value)}
          {cell.is === 'replaces' ? <small>{text.was(cell.was.shown)}</small> : null}
          {cell.is === 'same' ? <small>{text.same}</small> : null}
        </td>
      );
  }
}

type MendFieldProps = { label: string; text: string; onMend: (text: string) => void };

/** What was not understood, to be written otherwise: read again when it is left or Enter is pressed. */
function MendField({ label, text, onMend }: MendFieldProps) {
  const [typed, setTyped] = useState(text);
  const mend = () => {
    if (typed !== text) onMend(typed);
  };
  return (
    <input
      aria-label={label}
      aria-invalid
      value={typed}
      maxLength={4_000}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={mend}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        mend();
      }}
    />
  );
}
