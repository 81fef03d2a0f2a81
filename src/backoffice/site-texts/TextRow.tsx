import { Link } from 'react-router';
import { Badge } from '#ui/base/Badge.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import type { ListedText } from '#workflows/edit-texts/contract.ts';
import table from '../sources/SourceTable.module.css';
import { useTexts } from '../texts/use-texts.tsx';
import { TextBadges } from './TextBadges.tsx';

/** One text: its title, whether the site shows a file or a version, and who published it. */
export function TextRow({ text }: { text: ListedText }) {
  const { siteTexts: words, locale } = useTexts();
  const { kind, name, path, titles, version } = text;
  return (
    <tr className={table.row}>
      <th scope="row">
        <p className={table.name}>
          <Link to={`/catalogue/texts/${kind}/${name}`}>{titles[locale]}</Link>
        </p>
        <p className={table.small}>
          {words.kinds[kind]} · <code>{path}</code>
        </p>
      </th>
      <td>
        <div className={table.marks}>
          {version === null || version.isRelease ? (
            text.isFiled ? (
              <Badge>{words.ofRelease}</Badge>
            ) : null
          ) : (
            <Badge tone="good">{words.version(version.number)}</Badge>
          )}
          <TextBadges text={text} />
        </div>
      </td>
      <td>
        {version === null ? (
          '—'
        ) : (
          <>
            <p className="tabular">{words.by(version.by, formatMoment(version.at, locale))}</p>
            <p className={table.small}>{version.reason}</p>
          </>
        )}
      </td>
    </tr>
  );
}
