import {
  limits,
  mayBeEmpty,
  type PersonFields as Person,
  usernameCharacters,
} from '#modules/accounts/account/account-rules.ts';
import { Field } from '#ui/forms/Field.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useFieldWords } from '../texts/words.ts';
import styles from './account-form.module.css';

type PersonFieldsProps = {
  values: Partial<Person> | undefined;
  /** Whose they are; at registration the choice above says it, and the style follows. */
  of: 'Individual' | 'LegalEntity' | 'either';
  errorOf: (field: keyof Person) => string | undefined;
};

/** Who it is: the same fields at registration and in the profile. */
export function PersonFields({ values, of, errorOf }: PersonFieldsProps) {
  const words = useFieldWords();
  const { shell } = useTexts();
  const optionalMark = (name: keyof Person) => {
    if (mayBeEmpty(name, of === 'LegalEntity', of === 'either' ? undefined : values)) return shell.optional;
    return of === 'either' ? <span className={styles.ofCompany}>{shell.optional}</span> : undefined;
  };
  const field = (name: keyof Person) => ({
    id: name,
    name,
    label: words[name],
    defaultValue: values?.[name] ?? '',
    maxLength: limits[name].max,
    error: errorOf(name),
    optionalMark: optionalMark(name),
    required: of !== 'either' && optionalMark(name) === undefined,
  });
  return (
    <>
      <div className={styles.pair}>
        <Field {...field('lastName')} placeholder={words.prompts.lastName} autoComplete="family-name" />
        <Field {...field('name')} placeholder={words.prompts.name} autoComplete="given-name" />
      </div>
      <Field {...field('patronymic')} autoComplete="additional-name" />
      <div className={styles.pair}>
        {/* A nickname to the browser: what it fills in as user name at sign-in is the e-mail. */}
        <Field
          {...field('username')}
          hint={words.usernameHint(usernameCharacters)}
          placeholder={words.prompts.username}
          autoComplete="nickname"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field {...field('phone')} hint={words.phoneHint} type="tel" autoComplete="tel" />
      </div>
    </>
  );
}
