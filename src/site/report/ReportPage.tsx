import { useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import { languages, locales, localizedPath } from '#kernel/locale.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { Flag } from '#ui/base/Flag.tsx';
import { useInSight } from '#ui/base/use-in-sight.ts';
import type { DeliveredReport, ReportEvidence } from '#workflows/read-report/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { ChangesPart } from './changes/ChangesPart.tsx';
import type { Changes } from './changes/diff-views.ts';
import { Contents } from './contents/Contents.tsx';
import { reportParts } from './contents/report-parts.ts';
import { plainFile } from './door/plain-file.ts';
import type { ReportDoor } from './door/report-door.ts';
import { EvidencePanel } from './evidence/EvidencePanel.tsx';
import { useEvidence } from './evidence/use-evidence.ts';
import { ExampleNote } from './example/ExampleNote.tsx';
import {
  type EvidenceLinks,
  EvidenceLinksContext,
  EvidencePlaceContext,
  factsKey,
} from './parts/evidence-links.ts';
import type { Pictures } from './pictures/pictures.ts';
import { ReportFiles } from './ReportFiles.tsx';
import { ReportHead } from './ReportHead.tsx';
import styles from './ReportPage.module.css';
import { ReportParts } from './ReportParts.tsx';
import { RevisionBar } from './RevisionBar.tsx';
import { WhatIf } from './rating/WhatIf.tsx';
import { useReportWords } from './texts/words.ts';

export type ReportPageProps = Readonly<{
  /** Undefined for the example, which everybody may read. */
  door: ReportDoor | undefined;
  orderNumber: string;
  report: DeliveredReport;
  pictures: Pictures;
  changes: Changes | undefined;
  /** What the address asks for: the page without scripts. */
  asked: Readonly<{ facts: readonly string[]; told: ReportEvidence | null }> | undefined;
}>;

/** A delivered report with its contents at the left and the evidence of a figure at the right, or under it. */
export function ReportPage({ door, report, pictures, changes, asked, orderNumber }: ReportPageProps) {
  const words = useReportWords();
  const { to } = useTexts();
  const here = useInSight('[data-part]', 'summary');
  const { view, revisions } = report;
  const { revision } = view.head;
  const isLatest = revisions.length === 0 || revisions[0]?.revision === revision;
  const base = door?.page ?? '/example-report';
  const page = to(base);
  const parts = reportParts(view, words);
  const shared = useMemo(() => {
    const query = new URLSearchParams();
    if (!isLatest) query.set('revision', String(revision));
    if (changes !== undefined) query.set('compare', String(changes.since));
    return query;
  }, [isLatest, revision, changes]);
  const hrefOfFacts = (key: string) => {
    const query = new URLSearchParams(shared);
    if (key !== '') query.set('fact', key);
    return `${page}${query.size === 0 ? '' : `?${query}`}`;
  };
  const evidence = useEvidence({
    initial: asked,
    addressOf: (fact) => `${to(`${base}/facts/${fact}`)}?revision=${revision}`,
  });
  const { opened } = evidence;
  const links: EvidenceLinks = {
    hrefOf: (facts, mark) => {
      if (facts.length > 0) return `${hrefOfFacts(factsKey(facts))}#evidence`;
      return mark === 0 ? undefined : `#source-${mark}`;
    },
    open: opened === undefined ? '' : factsKey(opened.facts),
    ...(door !== undefined && {
      copyOf: (sha256, { text, label, isPlain }) => (
        <door.File
          className={isPlain === true ? plainFile : buttonClass('secondary')}
          label={label}
          href={`${door.calls}/evidence/${sha256}?revision=${revision}`}
        >
          {text}
        </door.File>
      ),
    }),
  };
  const mistake = door === undefined ? '/contact' : door.mistake;
  const block = opened?.block ?? '';
  const panel =
    opened === undefined ? null : (
      <EvidencePanel
        told={evidence.told}
        facts={opened.facts}
        at={opened.at}
        titleRef={evidence.titleRef}
        hrefOfFact={(fact) => `${hrefOfFacts(fact)}#evidence`}
        closeHref={hrefOfFacts('')}
        mistakeHref={mistake && to(mistake)}
        onChoose={evidence.choose}
        onClose={evidence.close}
      />
    );
  const entries = [
    { id: 'summary', title: words.summary, count: 0, standing: 'facts' as const },
    ...(changes === undefined
      ? []
      : [{ id: 'changes', title: words.changes, count: changes.changes.length, standing: 'facts' as const }]),
    ...parts,
  ];
  return (
    <EvidenceLinksContext value={links}>
      {door === undefined ? <ExampleNote country={view.subject.country.toLowerCase()} /> : null}
      <ReportHead
        view={view}
        way={
          door === undefined ? null : (
            <>
              <Link to={to(door.order)}>{words.toOrder(orderNumber)}</Link> ·
            </>
          )
        }
        flag={<Flag code={view.subject.country.toLowerCase()} />}
        actions={
          <div className={styles.actions}>
            <Languages path={base} here={here} />
            {door === undefined ? null : <ReportFiles door={door} report={report} isLatest={isLatest} />}
          </div>
        }
      />
      {door === undefined ? null : <RevisionBar report={report} compared={changes?.since} />}
      <div className={styles.frame}>
        <div className={styles.report} data-report="">
          <div className={styles.contents}>
            <Contents entries={entries} here={here} />
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
          <div className={styles.main} onClick={evidence.onClick}>
            <EvidencePlaceContext value={{ block, panel }}>
              <ReportParts
                view={view}
                pictures={pictures}
                parts={parts}
                changes={
                  changes === undefined ? undefined : <ChangesPart changes={changes} revision={revision} />
                }
                whatIf={view.rating === null ? null : <WhatIf rating={view.rating} />}
              />
            </EvidencePlaceContext>
          </div>
          <aside className={styles.aside} id="evidence" aria-label={words.evidenceFor}>
            {panel !== null && block === '' ? panel : <p className={styles.hint}>{words.evidencePlace}</p>}
          </aside>
        </div>
      </div>
    </EvidenceLinksContext>
  );
}

/** The report in the other languages, at the part that is being read. */
function Languages({ path, here }: { path: string; here: string }) {
  const words = useReportWords();
  const { locale } = useTexts();
  const { search } = useLocation();
  return (
    <ul className={styles.languages} aria-label={words.languages}>
      <li>
        <span aria-current="true">{locale.toUpperCase()}</span>
      </li>
      {locales
        .filter((one) => one !== locale)
        .map((other) => (
          <li key={other}>
            <a href={`${localizedPath(other, path)}${search}#${here}`} hrefLang={other} lang={other}>
              <span className="visually-hidden">{languages[other].ownName}</span>
              <span aria-hidden="true">{other.toUpperCase()}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
