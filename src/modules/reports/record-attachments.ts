import type { Locale } from '#kernel/locale.ts';
import { reportWords } from './presentation/context/report-words.ts';
import type { Attachment } from './render/attachment.ts';

/** What a document of a sealed dossier carries beside it: where it is verified, the signed record and its signature. */
export type SealedExtras = Readonly<{
  verify: Readonly<{ code: string; url: string }>;
  /** `dossier.json`: the canonical bytes that were signed. */
  record: Uint8Array;
  /** `dossier.jws`: detached. */
  jws: string;
}>;

/** The signed record and its signature as files inside a document, under the names that the check looks for. */
export function recordAttachments({ record, jws }: SealedExtras, locale: Locale): Attachment[] {
  const words = reportWords[locale];
  return [
    {
      name: 'dossier.json',
      type: 'application/json',
      description: words.attachedRecord,
      text: Buffer.from(record).toString('utf8'),
    },
    { name: 'dossier.jws', type: 'application/jose', description: words.attachedSignature, text: jws },
  ];
}
