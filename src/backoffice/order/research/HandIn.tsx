import { useState } from 'react';
import { maxSourceFileBytes, type StaffResearch } from '#workflows/research-company/contract.ts';
import { FileForm } from '../../page/FileForm.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './HandIn.module.css';

type HandInProps = {
  files: StaffResearch['files'];
  isBusy: boolean;
  /** Resolves to whether the file was taken. */
  handIn: (code: string, file: File) => Promise<boolean>;
};

/** What sources and those who keep their files call them; the reader looks into them itself. */
const endings = '.xml,.xbrl,.html,.xhtml,.htm,.json,.csv,.zip';

/** A file of a source that answers no machine: which source, which file, read and laid into the dossier. */
export function HandIn({ files, isBusy, handIn }: HandInProps) {
  const { research: words } = useTexts();
  const [code, setCode] = useState(files[0]?.code ?? '');
  return (
    <details className={styles.part}>
      <summary>{words.handIn}</summary>
      <FileForm
        className={styles.form}
        label={words.handInFile}
        accept={endings}
        maxBytes={maxSourceFileBytes}
        wrongFile={words.handInWrong}
        sendText={words.handInRead}
        isBusy={isBusy}
        send={(file) => handIn(code, file)}
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
      </FileForm>
    </details>
  );
}
