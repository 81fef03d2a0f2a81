import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { isWebAddress } from '../model/web-address.ts';
import styles from './documents.module.css';

type PageFieldProps = { isBusy: boolean; begun: string; onTake: (url: string) => Promise<void> };

/** The address of a page of the web, which the server fetches and keeps as a document. */
export function PageField({ isBusy, begun, onTake }: PageFieldProps) {
  const { documents: words } = useTexts();
  const [url, setUrl] = useState(begun);
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Pasted into the window, wherever the focus is; one key more fetches it.
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      const text = clipboardData?.getData('text/plain') ?? '';
      if ((target instanceof Element && target.closest('input, textarea') !== null) || !isWebAddress(text))
        return;
      event.preventDefault();
      setUrl(text.trim());
      form.current?.querySelector('input')?.focus();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const take = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isWebAddress(url));
    if (!isBusy && isWebAddress(url)) void onTake(url.trim());
  };
  return (
    <form ref={form} className={styles.page} onSubmit={take} noValidate>
      <Field
        label={words.pageAddress}
        hint={words.pageAddressHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
        value={url}
        error={isWrong ? words.errors.url : undefined}
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setUrl(currentTarget.value)}
      />
      <Button type="submit" look="secondary" disabled={isBusy}>
        {words.keepPage}
      </Button>
    </form>
  );
}
