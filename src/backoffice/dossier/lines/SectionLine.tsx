import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { Mark } from '../marks/Mark.tsx';
import { SourceNumber } from '../marks/SourceNumber.tsx';
import type { Section } from '../model/dossier.ts';
import type { Line } from '../model/lines.ts';
import { sourceKey } from '../model/numbered-sources.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { lineAttribute } from '../work/use-place.ts';
import { LineActs } from './LineActs.tsx';
import { LineComments } from './LineComments.tsx';
import { LineValue } from './LineValue.tsx';
import styles from './lines.module.css';
import { ReasonForm } from './ReasonForm.tsx';
import { RowForm } from './RowForm.tsx';
import { ValueForm } from './ValueForm.tsx';

type SectionLineProps = { line: Line; section: Section; isCurrent: boolean };

/** A value, a row, or why there is none: one place for the keys, named as a whole for screen readers. */
export function SectionLine({ line, section, isCurrent }: SectionLineProps) {
  const { dossier: words } = useTexts();
  const { select, sources, choose, chosen, form, close } = useDossier();
  const keys = [...new Set(line.facts.map(sourceKey))];
  const cited = keys.flatMap((key) => sources.get(key) ?? []);
  const name = [
    line.label,
    line.kind === 'value' ? line.facts[0]?.shown : undefined,
    words.standings[line.standing],
    ...cited.map(({ number, source }) => words.source(number, source)),
  ].filter(Boolean);
  const isWriting = isCurrent && form !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is a value that keys act on
    <div
      role="group"
      aria-label={name.join(', ')}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      {...{ [lineAttribute]: line.key }}
      className={classNames(styles.line, isCurrent && styles.current)}
      onFocus={() => {
        if (!isCurrent) select(line);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isWriting) return;
        event.preventDefault();
        close();
      }}
    >
      <Mark standing={line.standing} isNamed={false} />
      {line.kind === 'row' ? null : <span className={styles.label}>{line.label}</span>}
      <div className={classNames(styles.value, line.kind === 'row' && styles.wide)}>
        {isWriting && form === 'edit' && line.kind === 'value' ? (
          <ValueForm line={line} section={section} />
        ) : isWriting && form === 'row' && line.kind === 'row' ? (
          <RowForm section={section} position={line.position} facts={line.facts} />
        ) : isWriting && form === 'missing' ? (
          <ReasonForm section={section} />
        ) : (
          <>
            <LineValue line={line} section={section} isCurrent={isCurrent} />
            <LineComments line={line} isCurrent={isCurrent} />
            {isCurrent ? <LineActs line={line} /> : null}
          </>
        )}
      </div>
      <span className={styles.sources}>
        {cited.map((source) => (
          <SourceNumber
            key={source.key}
            number={source.number}
            name={source.source}
            isChosen={isCurrent && source.key === chosen?.key}
            onPress={() => choose(source)}
          />
        ))}
      </span>
    </div>
  );
}
