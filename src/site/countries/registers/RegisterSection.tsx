import { formatDay } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useRegisterWords } from '../texts/words.ts';
import type { LocalFacts } from './country-facts.server.ts';
import { IdentifierList } from './IdentifierList.tsx';
import { RegisterCard } from './RegisterCard.tsx';
import styles from './RegisterSection.module.css';

type RegisterSectionProps = {
  facts: LocalFacts | undefined;
  /** Of its heading: the window with the details may stand over the page that has the same section. */
  id?: string;
};

/** What is known of a country's registers, or plainly that it is not written down yet. */
export function RegisterSection({ facts, id = 'registers' }: RegisterSectionProps) {
  const words = useRegisterWords();
  const { locale } = useTexts();
  if (facts === undefined) {
    return (
      <section>
        <Notice title={words.noneTitle}>
          <p>{words.noneText}</p>
          <p>{words.noneLimits}</p>
        </Notice>
      </section>
    );
  }
  const hasRegisters = facts.registers.length > 0;
  const notes = [
    { title: words.accountsTitle, text: facts.accounts },
    { title: words.ownersTitle, text: facts.owners },
    { title: words.noteTitle, text: facts.note },
  ].filter(({ text }) => text !== undefined);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{hasRegisters ? words.title : words.closedTitle}</h2>
        {hasRegisters ? <p className={styles.lead}>{words.lead}</p> : null}
      </div>
      {hasRegisters ? (
        <ul className={styles.cards}>
          {facts.registers.map((register) => (
            <RegisterCard key={register.name} register={register} />
          ))}
        </ul>
      ) : null}
      {facts.identifiers.length === 0 ? null : <IdentifierList identifiers={facts.identifiers} />}
      {notes.length === 0 ? null : (
        <dl className={styles.notes}>
          {notes.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.reviewed}>{words.reviewed(formatDay(facts.reviewed, locale))}</p>
    </section>
  );
}
