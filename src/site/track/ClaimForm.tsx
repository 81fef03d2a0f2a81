import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/base/Button.tsx';
import disclosure from '#ui/base/disclosure.module.css';
import { Notice } from '#ui/base/Notice.tsx';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { Field } from '#ui/forms/Field.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './ClaimForm.module.css';
import { ClaimStanding } from './ClaimStanding.tsx';
import { sendClaim } from './send-claim.ts';
import { useClaimWords } from './texts/words.ts';

/** `typed`: what a page without JavaScript has sent and was refused. */
type ClaimFormProps = { tracked: TrackedOrder; secret: string; typed: string | undefined };

const fileTypes = 'application/pdf,image/jpeg,image/png';
const shortest = 10;
const mostFiles = 3;

/** The entrance of the guarantee: what is wrong, with copies of what the official source says. */
export function ClaimForm({ tracked, secret, typed }: ClaimFormProps) {
  const words = useClaimWords();
  const { locale } = useTexts();
  const isAwake = useHydrated();
  const { revalidate } = useRevalidator();
  const [files, setFiles] = useState<File[]>([]);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    setFiles(chosen);
    setFailure(chosen.length > mostFiles ? words.tooManyFiles : undefined);
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The box is the browser's own: what is typed before the page is awake stays.
    const text = String(new FormData(event.currentTarget).get('text') ?? '').replaceAll('\r\n', '\n');
    if (text.trim().length < shortest) {
      setError(words.tooShort);
      return;
    }
    if (files.length > mostFiles) {
      setFailure(words.tooManyFiles);
      return;
    }
    setSending(true);
    const refusal = await sendClaim({ secret, locale }, { text, files });
    setSending(false);
    setFailure(refusal === 'unreachable' || refusal === 'fileUnreachable' ? words[refusal] : refusal);
    // Taken, though a file of it may not have been.
    if (refusal !== 'unreachable') revalidate();
  };
  return (
    <section className={styles.claim} id="claim" aria-labelledby="claim-title">
      <details open={tracked.claims.length > 0 || typed !== undefined}>
        <summary className={disclosure.line}>
          <h2 id="claim-title">{words.title}</h2>
        </summary>
        <p>{words.lead}</p>
        {tracked.claims.map((claim) => (
          <ClaimStanding
            key={claim.id}
            claim={claim}
            order={tracked.order}
            isByInvoice={tracked.payment.isByInvoice}
          />
        ))}
        {failure === undefined ? null : (
          <Notice tone="bad" role="alert">
            <p>{failure}</p>
          </Notice>
        )}
        {tracked.mayClaim && tracked.claims.length === 0 ? (
          <form aria-label={words.title} method="post" className={styles.form} noValidate onSubmit={send}>
            <input type="hidden" name="intent" value="claim" />
            <Field
              id="claim-text"
              name="text"
              label={words.text}
              hint={words.textHint}
              rows={5}
              required
              maxLength={4000}
              defaultValue={typed ?? ''}
              error={error}
              onChange={(event) => {
                if (event.target.value.trim().length >= shortest) setError(undefined);
              }}
            />
            {isAwake ? (
              <label className={styles.files}>
                <span>{words.attach}</span>
                <input type="file" name="files" multiple accept={fileTypes} onChange={choose} />
              </label>
            ) : (
              <p>{words.attachByMail}</p>
            )}
            <Button type="submit" disabled={isSending}>
              {isSending ? words.sending : words.send}
            </Button>
          </form>
        ) : null}
        {tracked.mayClaim || tracked.claims.length > 0 ? null : <p>{words.over}</p>}
      </details>
    </section>
  );
}
