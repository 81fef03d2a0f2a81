import { useRef, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import type { StaffResearch } from '#workflows/research-company/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './HandIn.module.css';

type HandInProps = {
  files: StaffResearch['files'];
  isBusy: boolean;
  /** Resolves to whether the file was taken. */
  handIn: (code: string, file: File) => Promise<boolean>;
};

/** A file of a source that answers no machine: which source, which file, read and laid into the dossier. */
export function HandIn({ files, isBusy, handIn }: HandInProps) {
  const { research: words, order } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(files[0]?.code ?? '');
  const [file, setFile] = useState<File>();
  const send = async () => {
    if (file === undefined || !(await handIn(code, file))) return;
    setFile(undefined);
    if (input.current !== null) input.current.value = '';
  };
  return (
    <details className={styles.part}>
      <summary>{words.handIn}</summary>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className={styles.hint}>{words.handInHint}</p>
        <label className={styles.field}>
          <span>{words.handInSource}</span>
          <select value={code} onChange={({ currentTarget }) => setCode(currentTarget.value)}>
            {files.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{words.handInFile}</span>
          <input
            ref={input}
            type="file"
            accept=".xml,.html,.xhtml,.htm,.json,.csv,.zip"
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
        </label>
        <Button type="submit" look="secondary" disabled={file === undefined || isBusy}>
          {isBusy ? order.busy : words.handInRead}
        </Button>
      </form>
    </details>
  );
}
