import { type ReactNode, useState } from 'react';
import { type Locale, languages, locales } from '#kernel/locale.ts';
import { noteId } from '#modules/content/web/prose/note-id.ts';
import { Prose } from '#modules/content/web/prose/Prose.tsx';
import { NewTabLink } from '#ui/base/NewTabLink.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './site-texts.module.css';
import type { DrawnText, Preview } from './use-preview.ts';

/** A text as visitors would read it, in one language at a time. */
export function PreviewPane({ preview }: { preview: Preview }) {
  const { siteTexts: words, locale: own } = useTexts();
  const [locale, setLocale] = useState<Locale>(own);
  const drawn = preview.drawn[locale];
  return (
    <section className={styles.preview} aria-labelledby="text-preview">
      <div className={styles.previewHead}>
        <h2 id="text-preview">{words.preview}</h2>
        <fieldset className={styles.languages}>
          <legend className="visually-hidden">{words.previewOf}</legend>
          {locales.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="preview-language"
                checked={one === locale}
                onChange={() => setLocale(one)}
              />
              {languages[one].ownName}
            </label>
          ))}
        </fieldset>
      </div>
      {drawn === undefined ? (
        <p className={styles.muted}>{words.noPreview}</p>
      ) : (
        <div className={styles.sheet} lang={locale}>
          <Drawn text={drawn} />
        </div>
      )}
    </section>
  );
}

function Drawn({ text }: { text: DrawnText }) {
  const { siteTexts: words, shell } = useTexts();
  const { title, summary, description, blocks, faq = [], notes = [] } = text;
  const place = (name: string) => <p className={styles.muted}>{words.place(name)}</p>;
  const ways = {
    linkTo: (path: string, children: ReactNode) => (
      <NewTabLink href={path} says={shell.opensNewTab}>
        {children}
      </NewTabLink>
    ),
    noteMark: words.notes,
  };
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.muted}>{summary ?? description}</p>
      <Prose blocks={blocks} ways={ways} places={{ seller: place('seller'), dueRule: place('dueRule') }} />
      {faq.length === 0 ? null : (
        <>
          <p className={styles.subtitle}>{words.questions}</p>
          {faq.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </>
      )}
      {notes.length === 0 ? null : (
        <>
          <p className={styles.subtitle}>{words.sources}</p>
          <ol className={styles.notes}>
            {notes.map(({ number, url, title: named }) => (
              <li key={url} id={noteId(number)}>
                <NewTabLink href={url} says={shell.opensNewTab}>
                  {named}
                </NewTabLink>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
