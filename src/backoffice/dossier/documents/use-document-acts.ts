import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiProblem } from '#kernel/api-client.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import type { DocumentView } from '#modules/reports/contract.ts';
import { sourceOfDocument } from '../../documents/document-source.ts';
import { type FaultWords, faultWords } from '../../session/fault-words.ts';
import { signInPath } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { sourceKey } from '../model/numbered-sources.ts';
import { useDossier } from '../work/dossier-work.tsx';
import type { useDocuments } from '../work/use-documents.ts';
import { suggestedName } from './suggested-name.ts';

type Description = Parameters<ReturnType<typeof useDocuments>['describe']>[1];

/** What is done with documents, each act asked of the server; a fault stays until the next one. */
export function useDocumentActs() {
  const texts = useTexts();
  const { documents: words } = texts;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { library, choose, say } = useDossier();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<FaultWords>();
  const [fileName, setFileName] = useState('');

  async function act<T>(call: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setFault(undefined);
    try {
      return await call();
    } catch (error) {
      if (error instanceof SessionEnded) navigate(signInPath(pathname));
      else setFault(faultWords(error, texts));
      // Somebody else was there first: what they did is shown.
      if (error instanceof ApiProblem && error.status === 409) await library.look().catch(() => {});
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function put(
    name: string,
    call: () => ReturnType<typeof library.add>,
  ): Promise<DocumentView | undefined> {
    const added = await act(call);
    if (added?.document === undefined) return undefined;
    setFileName(name);
    say(added.isKnown ? words.said.known : words.said.added);
    return added.document;
  }

  return {
    isBusy,
    fault,
    /** How the naming of a document begins. */
    suggested: (document: DocumentView) => suggestedName(document, fileName),
    add: (file: File) => put(file.name, () => library.add(file)),
    fetchPage: (url: string) => put('', () => library.fetchPage(url)),
    describe: (id: string, body: Description) => act(() => library.describe(id, body)),
    async remove(id: string): Promise<void> {
      await act(() => library.remove(id));
    },
    /** From now on what is typed cites it, in every section, until another source is chosen. */
    cite(document: DocumentView): void {
      const source = sourceOfDocument(document);
      if (source === undefined) return;
      choose({ key: sourceKey(source), evidenceHash: document.sha256 }, true);
      say(words.said.cited(document.name?.title ?? ''));
    },
  };
}
