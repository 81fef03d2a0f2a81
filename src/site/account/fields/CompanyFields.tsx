import {
  type CompanyFields as Company,
  limits,
  mayBeEmpty,
} from '#modules/accounts/account/account-rules.ts';
import { Field } from '#ui/forms/Field.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useFieldWords } from '../texts/words.ts';
import { companyFields } from './account-fields.ts';
import styles from './account-form.module.css';

type CompanyFieldsProps = {
  values: Partial<Company> | undefined;
  errorOf: (field: keyof Company) => string | undefined;
};

/** The company of a Director: name and number, and what else they like. Not `required` for the browser: an individual sends them empty. */
export function CompanyFields({ values, errorOf }: CompanyFieldsProps) {
  const words = useFieldWords();
  const { shell } = useTexts();
  const [name, number, nameLat, vatCode, address] = companyFields.map((field) => (
    <Field
      key={field}
      id={field}
      name={field}
      label={words[field]}
      defaultValue={values?.[field] ?? ''}
      maxLength={limits[field].max}
      optionalMark={mayBeEmpty(field, true) ? shell.optional : undefined}
      error={errorOf(field)}
      autoComplete={field === 'companyName' ? 'organization' : 'off'}
    />
  ));
  return (
    <fieldset className={styles.company}>
      <legend className={styles.legend}>{words.companyTitle}</legend>
      <div className={styles.pair}>
        {name}
        {number}
      </div>
      <div className={styles.pair}>
        {nameLat}
        {vatCode}
      </div>
      {address}
    </fieldset>
  );
}
