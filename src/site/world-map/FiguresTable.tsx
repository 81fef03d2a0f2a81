import { Link } from 'react-router';
import { Flag } from '#ui/base/Flag.tsx';
import { usePickerWords } from '../picker/texts/words.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './FiguresTable.module.css';
import { sayFigure } from './figures/figure-words.ts';
import { measures } from './figures/figures.ts';
import type { MapCountry } from './figures/map-country.ts';
import { useMapWords } from './texts/words.ts';

/** What the map says by its colours, measure by measure; on a narrow screen each cell names its own. Cells carry no classes. */
export function FiguresTable({ countries }: { countries: readonly MapCountry[] }) {
  const words = useMapWords();
  const picker = usePickerWords();
  const { locale, to } = useTexts();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.tableLabel}</caption>
      <thead>
        <tr>
          <th scope="col">{words.country}</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {words.measures[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, name, figures }) => (
          <tr key={code}>
            <th scope="row">
              <Link to={to(`/countries/country/${code}`)} discover="none">
                <Flag code={code} />
                {name}
              </Link>
            </th>
            {measures.map((measure) => (
              <td key={measure}>{sayFigure(figures, measure, { words, picker, locale })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
