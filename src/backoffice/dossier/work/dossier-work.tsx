import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { readUser } from '#modules/accounts/web/token-store.ts';
import { type DeskNews, followDesk } from '#workflows/edit-dossier/contract.ts';
import { getStaffOrder, type StaffOrder } from '#workflows/prepare-report/contract.ts';
import { sourceOfDocument } from '../../documents/document-source.ts';
import { keepDocument, keptDocument } from '../../documents/kept-document.ts';
import { useInterval } from '../../page/use-interval.ts';
import { orderAhead } from '../../session/order-ahead.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { applyChange } from '../model/apply-change.ts';
import type { Change, Made } from '../model/change.ts';
import { deskChangesOf } from '../model/desk-changes.ts';
import type { Dossier } from '../model/dossier.ts';
import { keepSame } from '../model/keep-same.ts';
import { areSameSources, type NumberedSource, numberSources, sourceKey } from '../model/numbered-sources.ts';
import { choiceIn, type SourceChoice } from '../model/source-choice.ts';
import { withNews } from '../model/with-news.ts';
import { showTyped } from '../values/show-typed.ts';
import { useChangeQueue } from './use-change-queue.ts';
import { useCheckComments } from './use-check-comments.ts';
import { useDocuments } from './use-documents.ts';
import { usePlace } from './use-place.ts';

const refreshMs = 5_000;
/** So many saved changes can be taken back, one after the other. */
const mostUndone = 200;

/** What is being written in the line that the keys are about. */
export type OpenForm = 'edit' | 'missing' | 'row' | 'new';

type Colleague = z.output<NonNullable<typeof followDesk.reply>>['people'][number];

const DossierContext = createContext<ReturnType<typeof useDossierWork> | undefined>(undefined);

/** The dossier on the desk, where one is in it, and the way to work on it. */
export function useDossier() {
  const work = useContext(DossierContext);
  if (work === undefined) throw new Error('useDossier needs a DossierProvider around it');
  return work;
}

type DossierProviderProps = { loaded: StaffOrder; dossier: Dossier; children: ReactNode };

export function DossierProvider({ loaded, dossier, children }: DossierProviderProps) {
  const work = useDossierWork(loaded, dossier);
  return (
    <DossierContext value={work}>
      {children}
      <p className="visually-hidden" role="status">
        {work.said}
      </p>
    </DossierContext>
  );
}

function useDossierWork(loaded: StaffOrder, loadedDossier: Dossier) {
  const { editor } = useTexts();
  const [order, setKnownOrder] = useState(loaded);
  /** As it was heard of last, which may not be drawn yet: what is new is asked for after it. */
  const latest = useRef(loaded);
  const setOrder = (next: StaffOrder | ((before: StaffOrder) => StaffOrder)) => {
    const before = latest.current;
    const fresh = typeof next === 'function' ? next(before) : next;
    latest.current =
      fresh.dossier === null || before.dossier === null
        ? fresh
        : { ...fresh, dossier: keepSame(before.dossier, fresh.dossier) };
    setKnownOrder(latest.current);
  };
  const knows = () => latest.current.dossier?.changeNo ?? 0;
  /** False where it is news of another dossier than the one that is known. */
  const addNews = (news: DeskNews): boolean => {
    const fresh = withNews(latest.current, news);
    if (fresh !== undefined) setOrder(fresh);
    return fresh !== undefined;
  };
  const { orderId } = loaded;
  const me = readUser()?.userId ?? '';
  /** Numbers of what was saved here, the latest last: so far it can be taken back. */
  const saves = useRef<(readonly number[])[]>([]);
  const { queue, state } = useChangeQueue(orderId, {
    knows,
    onNews: addNews,
    onOrder: setOrder,
    onSaved({ change }, changeNos) {
      if (change.kind !== 'undo' && changeNos.length > 0)
        saves.current = [...saves.current, changeNos].slice(-mostUndone);
    },
  });
  const { waiting } = state;
  const isSaved = waiting.length === 0;
  useEffect(() => {
    if (isSaved) orderAhead.leave(order);
    else orderAhead.forget();
  }, [order, isSaved]);
  /** Who else is in the dossier. */
  const [people, setPeople] = useState<readonly Colleague[]>([]);
  /** Changes begun: an older answer never replaces a newer one. */
  const begun = useRef(0);
  const apply = (now: Dossier, change: Change) =>
    applyChange(now, change, {
      me,
      at: new Date().toISOString(),
      show: (section, field, value) =>
        showTyped(value, section.fields.find(({ code }) => code === field)?.options ?? [], editor),
    });
  const saved = order.dossier ?? loadedDossier;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how values are shown never changes while the page lives
  const dossier = useMemo(
    () => waiting.reduce((now, { change: made }) => apply(now, made.change), saved),
    [saved, waiting],
  );
  const library = useDocuments(orderId, citedCopies(dossier));
  const { documents } = library;
  const numbered = useMemo(() => numberSources(dossier, documents), [dossier, documents]);
  const keptSources = useRef(numbered);
  if (!areSameSources(keptSources.current, numbered)) keptSources.current = numbered;
  const sources = keptSources.current;
  const isWritten = order.actions.includes('saveFact');
  const place = usePlace(dossier, isWritten);
  const comments = useCheckComments(orderId);
  useInterval(refreshMs, async () => {
    const before = begun.current;
    if (queue.state().waiting.length > 0) return;
    try {
      const api = sessionApi();
      const params = { orderId };
      const query = { since: knows(), section: place.section?.code, answer: 'sections' as const };
      const { people: others, news, state: now } = await api.call(followDesk, { params, query });
      // Nobody is there as before: nothing is drawn anew.
      setPeople((now) => (now.length + others.length === 0 ? now : others));
      const isUndisturbed = () => begun.current === before && queue.state().waiting.length === 0;
      if (!isUndisturbed()) return;
      const isTold = now === latest.current.order.state && (news === null || addNews(news));
      if (isTold) return;
      const fresh = await api.call(getStaffOrder, { params });
      if (isUndisturbed()) setOrder(fresh);
    } catch {
      // The next change, or the next look, says what is wrong.
    }
  });
  const [form, setForm] = useState<OpenForm>();
  const [dialog, setDialog] = useState<'ask' | 'handOver' | 'documents'>();
  const [isPageShown, showPage] = useState(false);
  const [said, setSaid] = useState('');
  const [made, setChoice] = useState<SourceChoice>();
  const [isRecalled, setRecalled] = useState(false);
  const recalled = documents.find(({ sha256 }) => sha256 === keptDocument(orderId));
  // After a reload what is typed cites the same document.
  if (!isRecalled && made === undefined && recalled !== undefined) {
    const source = sourceOfDocument(recalled);
    setRecalled(true);
    if (source !== undefined) setChoice({ key: sourceKey(source), section: undefined, isKept: true });
  }
  const choice = choiceIn(place.section?.code, made);
  if (choice !== made) setChoice(choice);
  const chosenHere = choice && sources.get(choice.key);
  const [firstFact] = place.current?.facts ?? [];
  const [anySource] = sources.values();
  // What is put there to be cited is in sight while somebody types; a value that stands shows its own source.
  const kept = choice?.isKept === true ? chosenHere : undefined;
  const isOfLine = kept !== undefined && form === undefined && firstFact !== undefined;
  const chosen =
    (isOfLine ? undefined : chosenHere) ?? (firstFact && sources.get(sourceKey(firstFact))) ?? anySource;

  return {
    orderId,
    order,
    setOrder,
    me,
    dossier,
    sources,
    /** What the second person said of values, and what was replied. */
    comments,
    /** Colleagues who have the dossier open too. */
    people,
    isWritten,
    may: (action: string) => order.actions.includes(action),
    ...place,
    queue,
    queueState: state,
    said,
    /** Said to those who do not see it; the same words twice are said twice. */
    say: (text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)),
    form,
    open: setForm,
    dialog,
    ask: () => setDialog('ask'),
    handOver: () => setDialog('handOver'),
    /** Documents beside the dossier. */
    library,
    openDocuments: () => setDialog('documents'),
    closeDialog() {
      setDialog(undefined);
      place.focusAgain();
    },
    close() {
      setForm(undefined);
      place.focusAgain();
    },
    /** Whether the page stands beside the section, and not its evidence. */
    isPageShown,
    showPage,
    /** The source whose copy is shown, and which typed values cite. */
    chosen,
    /** Whether somebody has chosen it, in this section; otherwise it goes with the line. */
    isChosen: chosenHere !== undefined,
    /** What is typed cites it, in this section alone or, `isKept`, until another source is chosen. */
    choose(source: Pick<NumberedSource, 'key' | 'evidenceHash'> | undefined, isKept = false): void {
      keepDocument(orderId, isKept ? (source?.evidenceHash ?? undefined) : undefined);
      setRecalled(true);
      setChoice(source && { key: source.key, section: place.section?.code, isKept });
    },
    /** What is typed cites it in every section, until another source is chosen. */
    kept,
    /** The numbers of what was saved last; each is answered once. */
    lastSaved: () => saves.current.pop(),
    /** Shows the change at once and saves it; answers with the dossier as it is then, undefined where no more can wait. */
    change(change: Change): Dossier | undefined {
      begun.current += 1;
      const others = waiting.map(({ change: made }): Made => made);
      const seen = { shown: dossier, saved, waiting: others };
      const sends = deskChangesOf(change, seen, () => crypto.randomUUID());
      return queue.add({ change, sends }) ? apply(dossier, change) : undefined;
    },
  };
}

/** Copies that people's values cite: a new one may be a document that a colleague put there. */
function citedCopies({ sections }: Dossier): string {
  const typed = sections.flatMap(({ facts }) => facts.filter(({ isFromMachine }) => !isFromMachine));
  return [...new Set(typed.flatMap(({ evidenceHash }) => evidenceHash ?? []))].sort().join();
}
