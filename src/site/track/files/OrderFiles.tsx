import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { nearZonedMoment } from '#kernel/zoned-words.ts';
import { Button } from '#ui/base/Button.tsx';
import disclosure from '#ui/base/disclosure.module.css';
import { Notice } from '#ui/base/Notice.tsx';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import styles from './OrderFiles.module.css';
import { sendFiles } from './send-files.ts';
import { useFileWords } from './texts/words.ts';

const fileTypes = 'application/pdf,image/jpeg,image/png';
const mostFiles = 3;

/** Papers for the analyst: what was given, and while the report is being made the way to give more. */
export function OrderFiles({ tracked, secret }: { tracked: TrackedOrder; secret: string }) {
  const words = useFileWords();
  const { locale } = useTexts();
  const isAwake = useHydrated();
  const { revalidate } = useRevalidator();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const { files, mayAddFiles, order } = tracked;
  const room = mostFiles - files.length;
  if (!mayAddFiles && files.length === 0) return null;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...(input.current?.files ?? [])];
    if (chosen.length === 0 || chosen.length > room) {
      setFailure(chosen.length === 0 ? words.none : words.tooMany(room));
      return;
    }
    setSending(true);
    const refusal = await sendFiles({ secret, locale }, '/files', chosen);
    setSending(false);
    setFailure(refusal === 'fileUnreachable' ? words.unreachable : refusal);
    if (refusal === undefined && input.current !== null) input.current.value = '';
    revalidate();
  };
  return (
    <section className={styles.files} id="files" aria-labelledby="files-title">
      <details open={files.length > 0}>
        <summary className={disclosure.line}>
          <h2 id="files-title">{words.title}</h2>
        </summary>
        <p>{words.lead}</p>
        {files.length === 0 ? null : (
          <ul className={styles.list}>
            {files.map(({ id, type, size, addedAt }, index) => (
              <li key={id}>
                <span>{words.file(index + 1, words.types[type], Math.ceil(size / 1024))}</span>
                <time className={styles.time} dateTime={addedAt}>
                  {nearZonedMoment(new Date(addedAt), { locale, timeZone: order.timeZone })}
                </time>
              </li>
            ))}
          </ul>
        )}
        {failure === undefined ? null : (
          <Notice tone="bad" role="alert">
            <p>{failure}</p>
          </Notice>
        )}
        {mayAddFiles && room > 0 ? (
          isAwake ? (
            <form aria-label={words.title} className={styles.form} onSubmit={send}>
              <label className={styles.choose}>
                <span>{words.choose(room)}</span>
                <input ref={input} type="file" name="files" multiple accept={fileTypes} />
              </label>
              <Button type="submit" disabled={isSending}>
                {isSending ? words.sending : words.send}
              </Button>
            </form>
          ) : (
            <p>{words.byMail}</p>
          )
        ) : (
          <p>{mayAddFiles ? words.full : words.over}</p>
        )}
      </details>
    </section>
  );
}
