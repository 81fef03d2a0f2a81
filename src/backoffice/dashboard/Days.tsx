import { formatNearDayRange } from '#ui/base/dates.ts';
import type { DeskFigures } from '#workflows/watch-desk/contract.ts';
import { Panel } from '../page/Panel.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './Dashboard.module.css';

/** What was accepted and sent on each day: a table whose cells are bars as well. */
export function Days({ days }: Pick<DeskFigures, 'days'>) {
  const { dashboard: words, locale } = useTexts();
  const most = Math.max(1, ...days.flatMap(({ accepted, sent }) => [accepted, sent]));
  const cell = (count: number, className: string | undefined) => (
    <td>
      <span className={styles.bar}>
        {count === 0 ? null : (
          <span className={className} style={{ inlineSize: `${(100 * count) / most}%` }} />
        )}
        <span>{count}</span>
      </span>
    </td>
  );
  return (
    <Panel title={words.days}>
      <table className={styles.days}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.accepted}</th>
            <th scope="col">{words.sent}</th>
            <th scope="col">{words.lateOnDay}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, accepted, sent, late }) => (
            <tr key={day}>
              <th scope="row">{formatNearDayRange(day, day, locale)}</th>
              {cell(accepted, styles.accepted)}
              {cell(sent, styles.sent)}
              <td>{late === 0 ? '–' : late}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
