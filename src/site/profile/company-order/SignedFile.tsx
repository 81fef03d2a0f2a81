import { type ReactNode, useState } from 'react';
import { isApiProblem, problemOf } from '#kernel/api-client.ts';
import { pageLocale, readAnswer, sendSigned } from '#modules/accounts/web/session-api.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { saveFile } from '../export-and-erasure/export-and-erasure-calls.ts';
import { useCompanyOrderWords } from './texts/words.ts';

type SignedFileProps = Readonly<{
  /** Path of the file; the API's begin with `/api/v1`. */
  href: string;
  className: string;
  /** Says more than what is shown. */
  label?: string | undefined;
  children: ReactNode;
}>;

/** A file that only one's account opens: a link could not carry the right to it. */
export function SignedFile({ href, className, label, children }: SignedFileProps) {
  const words = useCompanyOrderWords();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const fetchIt = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await fetchFile(href);
    } catch (error) {
      const said = isApiProblem(error) ? error.value[0]?.description : undefined;
      toast(said ?? words.notFetched, { isFault: true });
    }
    setBusy(false);
  };
  return (
    <button type="button" className={className} aria-label={label} aria-disabled={isBusy} onClick={fetchIt}>
      {children}
    </button>
  );
}

async function fetchFile(path: string): Promise<void> {
  const headers = { 'Accept-Locale': pageLocale(), 'X-Sender-Id': 'countercheck-site' };
  const response = await sendSigned({ method: 'GET', path, headers });
  if (!response.ok) throw problemOf(await readAnswer(response));
  const said = response.headers.get('content-disposition') ?? '';
  const name = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1];
  const plain = /filename="([^"]+)"/.exec(said)?.[1];
  saveFile({
    file: await response.blob(),
    name: name === undefined ? (plain ?? 'report.pdf') : decodeURIComponent(name),
  });
}
