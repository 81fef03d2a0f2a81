import { type ReactNode, useState } from 'react';
import { pageLocale, sendSigned } from '#modules/accounts/web/session-api.ts';
import { Button } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { saveFile } from '../export-and-erasure/export-and-erasure-calls.ts';
import { useCompanyOrderWords } from './texts/words.ts';

type SignedFileProps = { path: string; className?: string | undefined; children: ReactNode };

/** A file that only one's account opens: a link could not carry the right to it. `path` is that of the call. */
export function SignedFile({ path, className, children }: SignedFileProps) {
  const words = useCompanyOrderWords();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const fetchIt = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await fetchFile(path);
    } catch {
      toast(words.notFetched, { isFault: true });
    }
    setBusy(false);
  };
  return (
    <Button look="secondary" {...(className && { className })} aria-disabled={isBusy} onClick={fetchIt}>
      <Icon name="download" />
      {children}
    </Button>
  );
}

async function fetchFile(path: string): Promise<void> {
  const headers = { 'Accept-Locale': pageLocale(), 'X-Sender-Id': 'countercheck-site' };
  const response = await sendSigned({ method: 'GET', path: `/api/v1${path}`, headers });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  const said = response.headers.get('content-disposition') ?? '';
  const name = /filename\*=UTF-8''([^;]+)/i.exec(said)?.[1];
  const plain = /filename="([^"]+)"/.exec(said)?.[1];
  saveFile({
    file: await response.blob(),
    name: name === undefined ? (plain ?? 'report.pdf') : decodeURIComponent(name),
  });
}
