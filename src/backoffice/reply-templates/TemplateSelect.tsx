import type { Locale } from '#kernel/locale.ts';
import { useTexts } from '../texts/use-texts.tsx';
import filter from '../user-administration/UserFilter.module.css';

type Template = Readonly<{ title: string; text: string }>;

type TemplateSelectProps = {
  templates: Readonly<Record<Locale, Readonly<Record<string, Template>>>>;
  /** Of whoever reads the answer. */
  language: Locale;
  onChoose: (text: string) => void;
};

/** Beginnings by their titles in the reader's language; the text put into the field is in that of whoever gets it. */
export function TemplateSelect({ templates, language, onChoose }: TemplateSelectProps) {
  const { claims: words, locale } = useTexts();
  return (
    <label className={filter.field}>
      <span>{words.template}</span>
      <select
        defaultValue=""
        onChange={({ currentTarget }) => {
          const chosen = templates[language][currentTarget.value];
          if (chosen !== undefined) onChoose(chosen.text);
        }}
      >
        <option value="">{words.noTemplate}</option>
        {Object.entries(templates[locale]).map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
