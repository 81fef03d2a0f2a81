import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { DocumentView } from '#modules/reports/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useFocusMistake } from '#ui/forms/use-focus-mistake.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { isWebAddress } from '../model/web-address.ts';
import { useEvidenceMemory } from '../sources/evidence-memory.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import type { useDocuments } from '../work/use-documents.ts';
import styles from './documents.module.css';
import type { SuggestedName } from './suggested-name.ts';

type Description = Parameters<ReturnType<typeof useDocuments>['describe']>[1];
type Typed = Record<'title' | 'publisher' | 'publisherRu' | 'publishedOn' | 'url', string>;

type Mistakes = Partial<Record<keyof Typed, true>>;

type DescribeFormProps = {
  document: DocumentView;
  suggested: SuggestedName;
  isBusy: boolean;
  onSave: (said: Description) => void;
};

/** What a document is: title, who made it, its date, where it was found, and whether the customer may have it. */
export function DescribeForm({ document, suggested, isBusy, onSave }: DescribeFormProps) {
  const { documents: words } = useTexts();
  const { isWritten } = useDossier();
  const { known, methods } = useEvidenceMemory();
  const listId = useId();
  const methodId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { name, version } = document;
  const [typed, setTyped] = useState<Typed>({
    title: name?.title ?? suggested.title,
    publisher: name?.publisher ?? suggested.publisher,
    publisherRu: name === null ? suggested.publisherRu : (name.publisherRu ?? ''),
    publishedOn: name?.publishedOn ?? '',
    url: name === null ? suggested.url : (name.url ?? ''),
  });
  const [method, setMethod] = useState(name?.method ?? suggested.method);
  const [isGiven, setGiven] = useState(document.isGiven);
  const [wrong, setWrong] = useState<Mistakes>({});
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  useFocusMistake(form, wrong);
  const errors: Partial<Record<keyof Typed, string>> = words.errors;
  const field = (code: keyof Typed) => ({
    value: typed[code],
    disabled: !isWritten,
    error: wrong[code] === true ? errors[code] : undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => write(code, currentTarget.value),
  });
  const write = (code: keyof Typed, value: string) => {
    const same = code === 'publisher' ? known.find(({ source }) => source === value.trim()) : undefined;
    const beside = same?.sourceRu == null ? {} : { publisherRu: same.sourceRu };
    setTyped((before) => ({ ...before, [code]: value, ...beside }));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const mistakes = mistakesIn(typed);
    setWrong(mistakes);
    if (isBusy || Object.keys(mistakes).length > 0) return;
    const said = (text: string) => (text.trim() === '' ? null : text.trim());
    onSave({
      version,
      title: typed.title.trim(),
      publisher: typed.publisher.trim(),
      publisherRu: said(typed.publisherRu),
      publishedOn: said(typed.publishedOn),
      url: said(typed.url),
      method,
      isGiven,
    });
  };
  return (
    <form ref={form} className={styles.describe} onSubmit={save} noValidate>
      <Field label={words.titleField} hint={words.titleHint} maxLength={300} {...field('title')} />
      <Field label={words.publisher} maxLength={300} list={listId} {...field('publisher')} />
      <datalist id={listId}>
        {known.map(({ source }) => (
          <option key={source} value={source} />
        ))}
      </datalist>
      <Field
        label={words.publisherRu}
        optionalMark={words.optional}
        maxLength={300}
        {...field('publisherRu')}
      />
      <Field
        label={words.publishedOn}
        optionalMark={words.optional}
        type="date"
        max={new Date().toISOString().slice(0, 10)}
        {...field('publishedOn')}
      />
      <Field
        label={words.url}
        optionalMark={words.optional}
        type="url"
        inputMode="url"
        maxLength={2000}
        {...field('url')}
      />
      <div className={styles.choice}>
        <label htmlFor={methodId}>{words.method}</label>
        <select
          id={methodId}
          value={method}
          disabled={!isWritten}
          onChange={({ currentTarget }) => {
            const chosen = methods.find(({ code }) => code === currentTarget.value);
            if (chosen !== undefined) setMethod(chosen.code);
          }}
        >
          {methods
            .filter(({ code }) => code !== 'computed')
            .map(({ code, text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
        </select>
      </div>
      <label className={styles.given}>
        <input
          type="checkbox"
          checked={isGiven}
          disabled={!isWritten && !document.isGiven}
          onChange={({ currentTarget }) => setGiven(currentTarget.checked)}
        />
        <span>
          {words.given}
          <small>{words.givenHint}</small>
        </span>
      </label>
      <Button type="submit" disabled={isBusy}>
        {isWritten ? words.save : words.keep}
      </Button>
    </form>
  );
}

function mistakesIn({ title, publisher, publishedOn, url }: Typed): Mistakes {
  return {
    ...(title.trim() === '' && { title: true }),
    ...(publisher.trim() === '' && { publisher: true }),
    ...(publishedOn !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(publishedOn) && { publishedOn: true }),
    ...(url.trim() !== '' && !isWebAddress(url) && { url: true }),
  };
}
