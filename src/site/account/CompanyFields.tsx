import { type CompanyFields as Company, limits } from '#modules/accounts/web/account-rules.ts';
import { Field } from '#ui/Field.tsx';
import { companyFields } from './account-fields.ts';
import styles from './account-form.module.css';
import { useFieldWords } from './texts/words.ts';

type CompanyFieldsProps = {
  values: Partial<Company> | undefined;
  errorOf: (field: keyof Company) => string | undefined;
};

/** The company of a Director. Not `required` for the browser: an individual sends them empty. */
export function CompanyFields({ values, errorOf }: CompanyFieldsProps) {
  const words = useFieldWords();
  const [name, nameLat, number, vatCode, address] = companyFields.map((field) => (
    <Field
      key={field}
      id={field}
      name={field}
      label={words[field]}
      defaultValue={values?.[field] ?? ''}
      maxLength={limits[field].max}
      error={errorOf(field)}
      autoComplete={field === 'companyName' ? 'organization' : 'off'}
    />
  ));
  return (
    <fieldset className={styles.company}>
      <legend className={styles.legend}>{words.companyTitle}</legend>
      {name}
      {nameLat}
      <div className={styles.pair}>
        {number}
        {vatCode}
      </div>
      {address}
    </fieldset>
  );
}
