import type { KeyboardEvent, Ref } from 'react';
import { buttonClass } from '#ui/base/Button.tsx';
import { Icon } from '#ui/base/Icon.tsx';
import type { ReportEvidence } from '#workflows/read-report/contract.ts';
import { sourceAnchor, useEvidenceLinks } from '../parts/evidence-links.ts';
import { useReportWords } from '../texts/words.ts';
import styles from './EvidencePanel.module.css';
import { Excerpt } from './Excerpt.tsx';

type EvidencePanelProps = {
  /** Null while it is on its way; undefined where it could not be had. */
  told: ReportEvidence | null | undefined;
  /** Facts of the figure, and which of them is shown. */
  facts: readonly string[];
  at: number;
  /** Where the same is without scripts: for another fact, and with nothing open. */
  hrefOfFact: (fact: string) => string;
  closeHref: string;
  /** Undefined for whom it is not to tell of a mistake. */
  mistakeHref: string | undefined;
  onChoose: (at: number) => void;
  onClose: () => void;
  titleRef: Ref<HTMLHeadingElement>;
};

/** Where a figure comes from: what is said, by which source, when and how it was read, and the place in the kept copy. */
export function EvidencePanel(props: EvidencePanelProps) {
  const words = useReportWords();
  const { told, facts, at, closeHref, onClose, titleRef } = props;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const evidence = told?.evidence;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever in it the focus is
    <div className={styles.panel} onKeyDown={closeOnEscape}>
      <div className={styles.head}>
        <div>
          <p className={styles.muted}>{words.evidenceFor}</p>
          <h2 ref={titleRef} tabIndex={-1}>
            {evidence === undefined ? '…' : [evidence.label, evidence.of].filter(Boolean).join(', ')}
          </h2>
        </div>
        <a
          className={styles.close}
          href={closeHref}
          aria-label={words.close}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <Icon name="close" />
        </a>
      </div>
      {told === null ? (
        <p className={styles.muted} role="status">
          {words.fetching}
        </p>
      ) : told === undefined ? (
        <p role="alert">{words.failed}</p>
      ) : (
        <Told told={told} mistakeHref={props.mistakeHref} />
      )}
      {facts.length < 2 ? null : (
        <nav className={styles.facts} aria-label={words.alsoOf}>
          {facts.map((fact, index) => (
            <a
              key={fact}
              href={props.hrefOfFact(fact)}
              aria-current={index === at ? 'true' : undefined}
              aria-label={words.factOf(index + 1, facts.length)}
              onClick={(event) => {
                event.preventDefault();
                props.onChoose(index);
              }}
            >
              {index + 1}
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}

function Told({ told, mistakeHref }: { told: ReportEvidence; mistakeHref: string | undefined }) {
  const words = useReportWords();
  const { copyOf } = useEvidenceLinks();
  const { evidence, excerpt, hasCopy } = told;
  const { source, sha256 } = evidence;
  const reader = evidence.isFromMachine ? words.byMachine : words.byPerson;
  return (
    <>
      <p className={styles.shown}>{evidence.shown}</p>
      {evidence.note === '' ? null : <p className={styles.muted}>{evidence.note}</p>}
      {excerpt === null ? null : <Excerpt excerpt={excerpt} />}
      {excerpt !== null || evidence.parts.length > 0 ? null : (
        <p className={styles.muted}>
          {hasCopy
            ? evidence.document == null
              ? words.noExcerpt
              : words.copyOfDocument
            : copyOf === undefined
              ? words.noCopyOfExample
              : evidence.document != null
                ? words.noCopyOfDocument
                : evidence.isFromMachine || sha256 !== ''
                  ? words.noCopyOfMachine
                  : words.noKeptCopy}
        </p>
      )}
      <dl className={styles.said}>
        <div>
          <dt>
            {source.number === 0 ? (
              words.source
            ) : (
              <a href={`#${sourceAnchor(source.number)}`}>{words.sourceNumber(source.number)}</a>
            )}
          </dt>
          <dd>
            {source.url === '' ? (
              source.name
            ) : (
              <a href={source.url} rel="noreferrer">
                {source.name}
              </a>
            )}
          </dd>
        </div>
        {evidence.document == null ? null : (
          <Row
            title={words.document}
            text={[evidence.document.title, evidence.document.date].filter(Boolean).join(', ')}
          />
        )}
        <Row title={words.howObtained} text={evidence.method} />
        <Row title={words.retrieved} text={evidence.retrieved} />
        <Row
          title={words.reading}
          text={[reader, evidence.isConfirmed ? words.confirmed : ''].filter(Boolean).join(', ')}
        />
        {evidence.place === '' ? null : (
          <div>
            <dt>{words.place}</dt>
            <dd className={styles.mono}>{evidence.place}</dd>
          </div>
        )}
        {sha256 === '' ? null : (
          <div>
            <dt>SHA-256</dt>
            <dd className={styles.mono}>{sha256.replaceAll(/(.{4})(?=.)/g, '$1 ')}</dd>
          </div>
        )}
        {evidence.parts.length === 0 ? null : (
          <div>
            <dt>{words.madeOf}</dt>
            <dd>
              <ul>
                {evidence.parts.map(({ fact, label, shown }) => (
                  <li key={fact}>
                    {label}: {shown}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {evidence.alternatives.length === 0 ? null : (
          <div>
            <dt>{words.others}</dt>
            <dd>
              <ul>
                {evidence.alternatives.map(({ shown, source: name, retrieved, isSame }) => (
                  <li key={`${name} ${shown}`}>
                    {name}, {retrieved}: {shown} ({isSame ? words.agrees : words.disagrees})
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        {hasCopy ? copyOf?.(sha256, { text: words.saveCopy }) : null}
        {mistakeHref === undefined ? null : (
          <a className={buttonClass('secondary')} href={mistakeHref}>
            {words.reportMistake}
          </a>
        )}
      </div>
      {hasCopy && copyOf !== undefined ? <p className={styles.muted}>{words.copyRemark}</p> : null}
    </>
  );
}

function Row({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  );
}
