import { useId } from 'react';
import { Field as TextField } from '#ui/forms/Field.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './editor-form.module.css';
import { translationLanguage } from './read-value.ts';
import type { TypedValue } from './typed-value.ts';
import { useDisclosure } from './use-disclosure.ts';

type TranslationFieldsProps = { typed: TypedValue; onChange: (typed: TypedValue) => void };

/** The language of a text and its translation, folded away: names and numbers need neither. */
export function TranslationFields({ typed, onChange }: TranslationFieldsProps) {
  const { editor } = useTexts();
  const languageId = useId();
  const byId = useId();
  const { lang, translation, translationBy } = typed;
  const fold = useDisclosure(lang !== '');
  const languages: Readonly<Record<string, string>> = editor.languages;
  // A language that is not in the list was saved by the API: it stays.
  const codes = [...new Set([...Object.keys(languages), lang])].filter((code) => code !== '');
  return (
    <details className={styles.translation} {...fold}>
      <summary>{editor.translate}</summary>
      <div className={styles.columns}>
        <div className={styles.choice}>
          <label htmlFor={languageId}>{editor.language}</label>
          <select
            id={languageId}
            value={lang}
            onChange={({ currentTarget }) => onChange({ ...typed, lang: currentTarget.value })}
          >
            <option value="">{editor.noLanguage}</option>
            {codes.map((code) => (
              <option key={code} value={code}>
                {languages[code] ?? code}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.choice}>
          <label htmlFor={byId}>{editor.translationBy}</label>
          <select
            id={byId}
            value={translationBy}
            disabled={lang === ''}
            onChange={({ currentTarget }) =>
              onChange({ ...typed, translationBy: currentTarget.value === 'machine' ? 'machine' : 'human' })
            }
          >
            <option value="human">{editor.by.human}</option>
            <option value="machine">{editor.by.machine}</option>
          </select>
        </div>
      </div>
      <TextField
        label={`${editor.translation} (${languages[translationLanguage(lang)]})`}
        rows={2}
        maxLength={4000}
        disabled={lang === ''}
        value={translation}
        onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
          onChange({ ...typed, translation: currentTarget.value })
        }
      />
    </details>
  );
}
