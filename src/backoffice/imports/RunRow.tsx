import { Link } from 'react-router';
import { formatMoment } from '#ui/base/dates.ts';
import type { ImportRunView } from '#workflows/watch-imports/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { RunCounts } from './RunCounts.tsx';
import { RunState } from './RunState.tsx';
import { sourceWords } from './source-words.ts';

/** One file that was given: whose it is, how it stands, what was read of it. */
export function RunRow({ run }: { run: ImportRunView }) {
  const { imports: words, locale } = useTexts();
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>
          <Link to={`/imports/${run.runId}`}>{run.fileName}</Link>
        </p>
        <p className={table.small}>
          {sourceWords(run, words)} · <code>{run.source}</code>
        </p>
      </th>
      <td>
        <RunState run={run} />
      </td>
      <td>
        <RunCounts run={run} />
      </td>
      <td className="tabular">
        <time dateTime={run.startedAt}>{formatMoment(run.startedAt, locale)}</time>
        {run.endedAt === null ? null : (
          <p className={table.small}>{words.took(secondsBetween(run.startedAt, run.endedAt))}</p>
        )}
      </td>
    </tr>
  );
}

/** Whole seconds, one at least. */
function secondsBetween(from: string, to: string): number {
  return Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}
