import { memo } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { Mark } from '../marks/Mark.tsx';
import { SourceNumber } from '../marks/SourceNumber.tsx';
import type { Section } from '../model/dossier.ts';
import { isSameLine } from '../model/keep-same.ts';
import type { Line } from '../model/lines.ts';
import { type NumberedSource, sourceKey } from '../model/numbered-sources.ts';
import type { OpenForm } from '../work/dossier-work.tsx';
import { lineAttribute } from '../work/use-place.ts';
import { LineActs } from './LineActs.tsx';
import { LineComments } from './LineComments.tsx';
import { LineValue } from './LineValue.tsx';
import styles from './lines.module.css';
import { ReasonForm } from './ReasonForm.tsx';
import { RowForm } from './RowForm.tsx';
import { ValueForm } from './ValueForm.tsx';

/** What is done with a line; the same as long as the page lives, so that lines nobody is at need not be drawn anew. */
export type LineHands = Readonly<{
  select: (line: Line) => void;
  choose: (source: NumberedSource) => void;
  close: () => void;
}>;

type SectionLineProps = {
  line: Line;
  section: Section;
  sources: ReadonlyMap<string, NumberedSource>;
  hasComments: boolean;
  hands: LineHands;
  isCurrent: boolean;
  /** Of the line that the keys are about: what is written there, and the source that is shown. */
  form: OpenForm | undefined;
  chosen: string | undefined;
};

/**
 * A value, a row, or why there is none: one place for the keys, named as a whole for screen readers. A section has up to some
 * hundreds of them, and each key changes two: what all of them show comes from above, never from the work on the dossier.
 */
export const SectionLine = memo(function SectionLine(props: SectionLineProps) {
  const { line, section, sources, hasComments, hands, isCurrent, form, chosen } = props;
  const { dossier: words } = useTexts();
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
        if (!isCurrent) hands.select(line);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isWriting) return;
        event.preventDefault();
        hands.close();
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
            {hasComments ? <LineComments line={line} isCurrent={isCurrent} /> : null}
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
            isChosen={source.key === chosen}
            onPress={() => hands.choose(source)}
          />
        ))}
      </span>
    </div>
  );
}, isDrawnAlike);

/** The line that the keys are about is drawn with its section; any other one only if it shows something else. */
function isDrawnAlike(before: SectionLineProps, after: SectionLineProps): boolean {
  return (
    before.sources === after.sources &&
    before.hasComments === after.hasComments &&
    before.isCurrent === after.isCurrent &&
    before.form === after.form &&
    before.chosen === after.chosen &&
    (after.isCurrent
      ? before.line === after.line && before.section === after.section
      : isSameLine(before.line, after.line))
  );
}
