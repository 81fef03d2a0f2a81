import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { Standing } from '../model/standing.ts';
import styles from './Mark.module.css';

/** How a value or a section stands: a shape first, a colour second, a name for those who see neither. */
export function Mark({ standing, isNamed = true }: { standing: Standing; isNamed?: boolean }) {
  const { dossier } = useTexts();
  return (
    <span
      className={classNames(styles.mark, styles[standing])}
      {...(isNamed ? { role: 'img', 'aria-label': dossier.standings[standing] } : { 'aria-hidden': true })}
    >
      {shapes[standing] === undefined ? null : (
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={shapes[standing]} />
        </svg>
      )}
    </span>
  );
}

const shapes: Partial<Record<Standing, string>> = {
  confirmed: 'm5 12.5 4.5 4.5L19 7.5',
  clash: 'M12 4v10m0 5v.01',
  typed: 'm5 19 1-4L15.500 5.500l3 3L9 18l-4 1Z',
  wrong: 'm7 7 10 10M17 7 7 17',
};
