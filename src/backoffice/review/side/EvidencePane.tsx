import { NewTabLink } from '#ui/base/NewTabLink.tsx';
import { useOrderDocuments } from '../../documents/use-order-documents.ts';
import { Excerpt } from '../../evidence/Excerpt.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useCheck } from '../work/check-work.tsx';
import { type Told, useEvidence } from '../work/use-evidence.ts';
import { BeforeApproval } from './BeforeApproval.tsx';
import { CheckedDocument } from './CheckedDocument.tsx';
import { Comments } from './Comments.tsx';
import styles from './side.module.css';

/** Where the value comes from, what is said of it, and what is missing before the report can go. */
export function EvidencePane() {
  const { review: words } = useTexts();
  const { current, other, showOther } = useCheck();
  const told = useEvidence();
  const own = current?.author ?? current?.machine ?? null;
  const hasOther =
    current !== undefined && current.author !== null && current.machine !== null && current.factId !== null;
  return (
    <aside className={styles.pane} aria-label={words.evidence}>
      <div className={styles.tabs} role="tablist" aria-label={words.evidence}>
        {own === null || own.number === 0 ? null : (
          <Tab said={own} isChosen={other === undefined} keys="1" onChoose={() => showOther(undefined)} />
        )}
        {hasOther && current?.machine && current.how !== 'reasoned' ? (
          <Tab said={current.machine} isChosen={other === 0} keys="2" onChoose={() => showOther(0)} />
        ) : null}
      </div>
      {current === undefined ? null : told === null ? (
        <p className={styles.note}>
          {own?.source === undefined || own.source === '' ? words.noEvidence : own.source}
        </p>
      ) : told === undefined ? (
        <p className={styles.note} role="status">
          {words.loading}
        </p>
      ) : (
        <ToldEvidence told={told} />
      )}
      <Comments key={current?.place} />
      <BeforeApproval />
    </aside>
  );
}

type TabProps = {
  said: { source: string; number: number };
  isChosen: boolean;
  keys: string;
  onChoose: () => void;
};

function Tab({ said, isChosen, keys, onChoose }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      aria-keyshortcuts={keys}
      title={said.source}
      onClick={onChoose}
    >
      <b>{said.number}</b> {said.source}
    </button>
  );
}

function ToldEvidence({ told }: { told: Told }) {
  const { review: words, shell } = useTexts();
  const { evidence, excerpt, hasCopy } = told;
  const { check } = useCheck();
  const document = useOrderDocuments(check.orderId, evidence.document != null).find(
    ({ sha256 }) => sha256 === evidence.sha256,
  );
  return (
    <>
      {document !== undefined ? (
        <CheckedDocument
          key={`${document.id} ${evidence.fact}`}
          document={document}
          page={evidence.document?.page ?? 1}
        />
      ) : excerpt === null ? (
        <p className={styles.missing}>{hasCopy ? words.noExcerpt : words.noCopy}</p>
      ) : (
        <Excerpt excerpt={excerpt} number={evidence.source.number} label={words.excerpt} />
      )}
      <dl className={styles.facts}>
        <dt>{words.obtained}</dt>
        <dd>{evidence.method}</dd>
        <dt>{words.retrieved}</dt>
        <dd className="tabular">{evidence.retrieved}</dd>
        {evidence.place === '' ? null : (
          <>
            <dt>{words.place}</dt>
            <dd>{evidence.place}</dd>
          </>
        )}
        {evidence.source.url === '' ? null : (
          <>
            <dt className="visually-hidden">URL</dt>
            <dd>
              <NewTabLink href={evidence.source.url} says={shell.opensNewTab}>
                {evidence.source.url}
              </NewTabLink>
            </dd>
          </>
        )}
      </dl>
    </>
  );
}
