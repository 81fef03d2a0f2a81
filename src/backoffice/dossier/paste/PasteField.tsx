import { useTexts } from '../../texts/use-texts.tsx';
import type { Pasted } from './kept-table.ts';
import { textOfFile } from './kept-table.ts';
import styles from './paste.module.css';
import { words } from './texts/words.ts';

type PasteFieldProps = { isNoTable: boolean; onPaste: (pasted: Pasted) => void };

/** Where a table is pasted, or its file is chosen. */
export function PasteField({ isNoTable, onPaste }: PasteFieldProps) {
  const { locale } = useTexts();
  const text = words[locale];
  return (
    <>
      {isNoTable ? (
        <p role="alert" className={styles.bad}>
          {text.noTable}
        </p>
      ) : null}
      <label className={styles.field}>
        {text.how}
        <textarea
          rows={6}
          value=""
          onChange={({ target }) => onPaste({ html: '', text: target.value })}
          onPaste={(event) => {
            event.preventDefault();
            const { clipboardData } = event;
            onPaste({
              html: clipboardData.getData('text/html'),
              text: clipboardData.getData('text/plain'),
            });
          }}
        />
      </label>
      <label className={styles.field}>
        {text.file}
        <input
          type="file"
          accept=".csv,.tsv,.tab,.txt,text/csv,text/tab-separated-values,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void textOfFile(file).then(onPaste);
          }}
        />
      </label>
    </>
  );
}
