import type { Locale } from '#kernel/locale.ts';
import type { TemplateName } from '../../reply-templates/texts/en.ts';
import { words as templates } from '../../reply-templates/texts/words.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './claims.module.css';

type TemplateProps = { language: Locale; orderNumber: string; onChoose: (text: string) => void };

const names = Object.keys(templates.en) as TemplateName[]; // the keys of the literal

/** A beginning in the customer's language: it is put into the field, where it is read and changed before it is sent. */
export function Template({ language, orderNumber, onChoose }: TemplateProps) {
  const { claims: words, locale } = useTexts();
  return (
    <label className={styles.select}>
      <span className={styles.label}>{words.template}</span>
      <select
        defaultValue=""
        onChange={({ currentTarget }) => {
          const name = names.find((one) => one === currentTarget.value);
          if (name !== undefined)
            onChoose(templates[language][name].text.replaceAll('{number}', orderNumber));
        }}
      >
        <option value="">{words.noTemplate}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {templates[locale][name].title}
          </option>
        ))}
      </select>
    </label>
  );
}
