import { useEffect, useRef, useState } from 'react';
import type { DocumentView } from '#modules/reports/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { FaultNotice } from '../../page/FaultNotice.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useDossier } from '../work/dossier-work.tsx';
import { DescribeForm } from './DescribeForm.tsx';
import { DocumentList } from './DocumentList.tsx';
import { DropZone } from './DropZone.tsx';
import styles from './documents.module.css';
import { PageField } from './PageField.tsx';
import { useDocumentActs } from './use-document-acts.ts';

const accepted = '.pdf,.png,.jpg,.jpeg,.html,.htm,.txt,.csv,.md,.xml,.json';

/** Documents beside the dossier: one is put there, named, and cited by what is typed from then on. */
export function DocumentsDialog() {
  const { documents: words } = useTexts();
  const { dialog, closeDialog, openDocuments, isWritten, library } = useDossier();
  const acts = useDocumentActs();
  const [described, setDescribed] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isOpen = dialog === 'documents';
  const document = library.documents.find(({ id }) => id === described);
  const go = (added: DocumentView | undefined) => {
    if (added?.name === null) setDescribed(added.id);
    else if (added !== undefined) cite(added);
  };
  const take = async (file: File | undefined) => {
    if (file === undefined || acts.isBusy) return;
    openDocuments();
    const added = await acts.add(file);
    if (input.current !== null) input.current.value = '';
    go(added);
  };
  const takePage = async (url: string) => {
    if (!acts.isBusy) go(await acts.fetchPage(url));
  };
  const { wanted, want } = library;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each wish is gone after once
  useEffect(() => {
    if (wanted !== undefined) void takePage(wanted.url);
  }, [wanted]);
  const close = () => {
    want(undefined);
    setDescribed(undefined);
    closeDialog();
  };
  const cite = (one: DocumentView) => {
    acts.cite(one);
    wanted?.onCite(one);
    close();
  };
  return (
    <>
      {isWritten ? <DropZone onDrop={take} /> : null}
      <Modal
        isOpen={isOpen}
        title={document === undefined ? words.title : words.newOne}
        closeText={words.close}
        escapeHint={words.escapeHint}
        onClose={close}
      >
        {!isOpen ? null : document === undefined ? (
          <>
            {isWritten ? (
              <label className={styles.file}>
                <span>{words.add}</span>
                <small>{words.dropHint}</small>
                <input
                  ref={input}
                  type="file"
                  accept={accepted}
                  disabled={acts.isBusy}
                  onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
                />
              </label>
            ) : null}
            {isWritten && library.fetchesPages ? (
              <PageField isBusy={acts.isBusy} begun={wanted?.url ?? ''} onTake={takePage} />
            ) : null}
            {acts.isBusy ? <p role="status">{words.adding}</p> : null}
            <FaultNotice fault={acts.fault} />
            <DocumentList onCite={cite} onDescribe={setDescribed} onRemove={acts.remove} />
          </>
        ) : (
          <>
            <DescribeForm
              key={`${document.id} ${document.version}`}
              document={document}
              suggested={acts.suggested(document)}
              isBusy={acts.isBusy}
              onSave={async (said) => {
                const named = await acts.describe(document.id, said);
                if (named !== undefined) cite(named);
              }}
            />
            <FaultNotice fault={acts.fault} />
            <Button look="quiet" onClick={() => setDescribed(undefined)}>
              {words.back}
            </Button>
          </>
        )}
      </Modal>
    </>
  );
}
