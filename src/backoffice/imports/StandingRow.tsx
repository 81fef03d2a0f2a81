import { Link } from 'react-router';
import { Badge, type BadgeTone } from '#ui/base/Badge.tsx';
import { formatDay, formatMoment } from '#ui/base/dates.ts';
import type { ImportSourceView } from '#workflows/watch-imports/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { sourceWords } from './source-words.ts';

const tones: Readonly<Record<ImportSourceView['health'], BadgeTone>> = {
  good: 'good',
  running: 'info',
  failed: 'bad',
  late: 'warn',
  never: 'plain',
};

/** One source of files: what of it holds now, how it is kept fresh, how it stands. */
export function StandingRow({ source }: { source: ImportSourceView }) {
  const { imports: words, locale } = useTexts();
  const { version, everyHours, lastRun, health } = source;
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>{sourceWords(source, words)}</p>
        <p className={table.small}>
          {words.kind[source.kind]} · <code>{source.source}</code>
        </p>
      </th>
      <td className="tabular">
        {version === null ? null : (
          <>
            <p>
              {words.entries(version.entries)}
              {version.publishedOn === null
                ? null
                : ` ${words.published(formatDay(version.publishedOn, locale))}`}
            </p>
            {version.label === null ? null : <p className={table.small}>{words.version(version.label)}</p>}
            <p className={table.small}>{words.imported(formatMoment(version.importedAt, locale))}</p>
            {version.checkedAt === version.importedAt ? null : (
              <p className={table.small}>{words.checked(formatMoment(version.checkedAt, locale))}</p>
            )}
          </>
        )}
        {lastRun === null || version !== null ? null : (
          <Link to={`/imports/${lastRun.runId}`}>
            {words.lastRun(formatMoment(lastRun.startedAt, locale))}
          </Link>
        )}
        {lastRun === null && version === null ? '—' : null}
      </td>
      <td>{everyHours === null ? words.byHand : words.every(everyHours)}</td>
      <td>
        <Badge tone={tones[health]}>{words.healths[health]}</Badge>
      </td>
    </tr>
  );
}
