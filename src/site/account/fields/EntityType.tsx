import { useFieldWords } from '../texts/words.ts';
import styles from './account-form.module.css';

/** Individual or legal entity; the style shows the fields of a company for the latter. */
export function EntityType({ chosen }: { chosen: string | undefined }) {
  const words = useFieldWords();
  return (
    <fieldset id="legalEntityType">
      <legend className={styles.legend}>{words.legalEntityType}</legend>
      <div className={styles.choices}>
        {(['Individual', 'LegalEntity'] as const).map((type) => (
          <label key={type} className={styles.choice}>
            <input
              type="radio"
              name="legalEntityType"
              value={type}
              defaultChecked={type === 'LegalEntity' ? chosen === type : chosen !== 'LegalEntity'}
            />
            {words[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
