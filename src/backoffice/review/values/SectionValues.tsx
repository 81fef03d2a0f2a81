import type { CheckView } from '#workflows/check-report/contract.ts';
import { SmallButton } from '../../page/SmallButton.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDecisions } from '../work/use-decisions.ts';
import { SourceTag } from './SourceTag.tsx';
import { ValueCard } from './ValueCard.tsx';
import styles from './values.module.css';

type SectionValuesProps = {
  section: CheckView['sections'][number];
  isShown: boolean;
  isHere: boolean;
  onShow: () => void;
};

/** A section: what was changed value by value, what stands as found in one line. */
export function SectionValues({ section, isShown, isHere, onShow }: SectionValuesProps) {
  const { review: words } = useTexts();
  const { mayDecide, acceptSection } = useDecisions();
  const isOpen = section.items.some(({ accepted }) => accepted === null);
  return (
    <section className={styles.section} aria-labelledby={`section-${section.code}`}>
      <div className={styles.band}>
        <h2 id={`section-${section.code}`}>
          <span className="tabular">{section.number}</span> {section.title}
        </h2>
        {mayDecide && isOpen ? (
          <SmallButton keys="Shift+A" onPress={() => acceptSection(section.code)}>
            {words.acceptSection}
          </SmallButton>
        ) : null}
      </div>
      {section.items.map((item) => (
        <ValueCard key={item.place} item={item} />
      ))}
      {section.found.length === 0 ? null : (
        <div className={styles.same}>
          <p>
            <span className={styles.tick} aria-hidden="true">
              ✓
            </span>
            <span>{words.asFound(section.found.length)}</span>
            <SmallButton keys={isHere ? 'O' : undefined} isPressed={isShown} onPress={onShow}>
              {isShown ? words.hide : words.show}
            </SmallButton>
          </p>
          {isShown ? (
            <dl>
              {section.found.map(({ place, label, of, said }) => (
                <div key={place}>
                  <dt>{[label || words.reasonLabel, of].filter(Boolean).join(', ')}</dt>
                  <dd>
                    {said.shown} <SourceTag said={said} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
      )}
    </section>
  );
}
