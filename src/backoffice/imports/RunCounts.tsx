import type { ImportRunView } from '#workflows/watch-imports/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './imports.module.css';

const always = ['read', 'added', 'changed', 'refused'] as const;
const sometimes = ['unchanged', 'gone'] as const;

/** Records of a file by what was done with them. */
export function RunCounts({ run }: { run: ImportRunView }) {
  const { imports: words } = useTexts();
  const shown = [...always, ...sometimes.filter((name) => run[name] > 0)];
  return (
    <dl className={styles.counts}>
      {shown.map((name) => (
        <div key={name} data-bad={name === 'refused' && run.refused > 0 ? true : undefined}>
          <dt>{words.counts[name]}</dt>
          <dd className="tabular">{words.number(run[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
