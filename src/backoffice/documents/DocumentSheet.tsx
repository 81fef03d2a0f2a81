import { useState } from 'react';
import type { DocumentView } from '#modules/reports/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { formatDay, formatMoment } from '#ui/base/dates.ts';
import { Icon } from '#ui/base/Icon.tsx';
import { getDocument } from '#workflows/cite-documents/contract.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { type FaultWords, faultWords } from '../session/fault-words.ts';
import { fetchStaffFile } from '../session/staff-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './documents.module.css';
import { useSheet } from './use-sheet.ts';

type DocumentSheetProps = {
  orderId: string;
  document: DocumentView;
  page: number;
  onTurn: (page: number) => void;
};

/** A document beside the values that cite it: its page as a picture, or its words; the file itself is only saved. */
export function DocumentSheet({ orderId, document: shown, page, onTurn }: DocumentSheetProps) {
  const texts = useTexts();
  const { documents: words, locale } = texts;
  const [fault, setFault] = useState<FaultWords>();
  const { name, pages, type, sha256, isGiven } = shown;
  const title = name?.title ?? words.unnamed;
  const save = async () => {
    setFault(undefined);
    try {
      const path = getDocument.path.replace('{orderId}', orderId).replace('{documentId}', shown.id);
      const url = URL.createObjectURL(await fetchStaffFile(`/api/v1${path}`));
      const download = `document-${sha256.slice(0, 12)}.${endings[type]}`;
      Object.assign(document.createElement('a'), { href: url, download }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      setFault(faultWords(error, texts));
    }
  };
  return (
    <div className={styles.document}>
      <div className={styles.about}>
        <strong>{title}</strong>
        <span>
          {[
            name?.publishedOn == null ? '' : words.dated(formatDay(name.publishedOn, locale)),
            pages === null ? words.types[type] : `${words.types[type]}, ${words.pages(pages)}`,
            shown.fetchedFrom === null ? '' : words.fetchedFrom(new URL(shown.fetchedFrom).hostname),
            words.keptBy(shown.addedBy, formatMoment(shown.addedAt, locale)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <code>sha256 {sha256.replaceAll(/(.{8})(?=.)/g, '$1 ')}</code>
        <span>{isGiven ? words.isGiven : words.isKept}</span>
      </div>
      {pages !== null && pages > 1 ? <Turning page={page} pages={pages} onTurn={onTurn} /> : null}
      <Sheet orderId={orderId} document={shown} page={page} title={title} />
      <p>
        <Button look="quiet" onClick={save}>
          <Icon name="download" />
          {words.saveCopy}
        </Button>
      </p>
      <FaultNotice fault={fault} />
    </div>
  );
}

const endings = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/html': 'html.txt',
  'text/plain': 'txt',
} as const;

function Turning({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  const { documents: words, dossier } = useTexts();
  return (
    <div className={styles.turning}>
      <Button
        look="secondary"
        disabled={page <= 1}
        aria-label={dossier.pageBack}
        aria-keyshortcuts="Alt+PageUp"
        onClick={() => onTurn(page - 1)}
      >
        ‹
      </Button>
      <span className="tabular" role="status">
        {words.pageOf(page, pages)}
      </span>
      <Button
        look="secondary"
        disabled={page >= pages}
        aria-label={dossier.pageOn}
        aria-keyshortcuts="Alt+PageDown"
        onClick={() => onTurn(page + 1)}
      >
        ›
      </Button>
    </div>
  );
}

function Sheet(props: { orderId: string; document: DocumentView; page: number; title: string }) {
  const { documents: words } = useTexts();
  const { orderId, document: shown, page, title } = props;
  const sheet = useSheet(orderId, shown, page);
  if (sheet === undefined)
    return (
      <p className={styles.note} role="status">
        {words.opening}
      </p>
    );
  if ('fault' in sheet)
    return (
      <p className={styles.note} role="status">
        {words.notShown}
      </p>
    );
  return (
    <section
      className={styles.sheet}
      aria-label={'words' in sheet ? words.words(title) : words.pageShows(page, title)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
    >
      {'words' in sheet ? (
        <>
          <p className={styles.note}>{words.cutWords}</p>
          <pre>{sheet.words}</pre>
        </>
      ) : (
        <img src={sheet.url} alt={words.pageShows(page, title)} />
      )}
    </section>
  );
}
