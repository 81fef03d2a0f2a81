import { useTexts } from '../../texts/use-texts.tsx';
import type { Change } from '../model/change.ts';
import type { Fact } from '../model/dossier.ts';
import { type Line, standingOf } from '../model/lines.ts';
import { sourceKey } from '../model/numbered-sources.ts';
import { isOpen } from '../model/standing.ts';
import { useDossier } from './dossier-work.tsx';

/** What keys and buttons do to the line at hand, and what is said of it. */
export function useActs() {
  const work = useDossier();
  const { dossier: words } = useTexts();
  const { current, section, isWritten, dossier, sources } = work;

  /** Shows and saves the change, says so, and leads to what is open next, or to the next empty field while somebody fills them. */
  function make(change: Change, said: string, next: 'open' | 'empty' = 'open'): boolean {
    const now = work.change(change);
    work.say(now === undefined ? words.full : said);
    if (now === undefined) return false;
    const after = work.lines.slice(work.lines.findIndex(({ key }) => key === current?.key) + 1);
    const empty = after.find((line) => line.kind === 'value' && line.standing === 'empty');
    if (next === 'empty' && current?.standing === 'empty' && empty !== undefined) {
      work.goTo(empty.section, empty.key);
      work.open('edit');
    } else {
      work.open(undefined);
      work.goOn(now);
    }
    return true;
  }

  /** Facts of the section that one source says and nobody has looked at; contradictions are for a person. */
  const foundIn = (key: string): readonly Fact[] =>
    section?.facts.filter((fact) => standingOf(fact) === 'found' && sourceKey(fact) === key) ?? [];
  const shownSource = work.chosen;

  return {
    make,
    foundIn,
    /** What Shift+Enter would confirm: the source shown, where it has something here; else any that has. */
    sourceToConfirm: [shownSource, ...sources.values()].find(
      (source) => source !== undefined && foundIn(source.key).length > 0,
    ),
    confirm(line: Line | undefined = current): void {
      if (!isWritten || line === undefined) return;
      if (line.kind === 'why') {
        const { excuse, code } = section ?? {};
        if (!excuse?.isProposed || code === undefined) {
          work.open('missing');
          return;
        }
        const { reason, source, sourceRu } = excuse;
        make({ kind: 'excuse', reason: { section: code, reason, source, sourceRu } }, words.said.reason);
        return;
      }
      const found = line.facts.filter((fact) => standingOf(fact) === 'found');
      if (line.standing === 'clash') work.say(words.said.chooseFirst);
      else if (line.standing === 'empty') work.open(line.kind === 'row' ? 'row' : 'edit');
      else if (found.length === 0) work.step(1);
      else make({ kind: 'confirm', factIds: found.map(({ id }) => id) }, words.said.confirmed(line.label));
    },
    confirmSource(key: string): void {
      const facts = foundIn(key);
      if (!isWritten || facts.length === 0) return;
      make({ kind: 'confirm', factIds: facts.map(({ id }) => id) }, words.said.confirmedAll(facts.length));
    },
    /** Of contradicting values the n-th, counted from 1: the one that stands there, then the others. */
    choose(number: number): void {
      const fact = current?.facts.find((each) => standingOf(each) === 'clash');
      if (!isWritten || fact === undefined || current === undefined) return;
      if (number === 1)
        make(
          { kind: 'confirm', factIds: current.facts.map(({ id }) => id) },
          words.said.confirmed(current.label),
        );
      else if (fact.alternatives[number - 2] !== undefined)
        make({ kind: 'choose', factId: fact.id, alternative: number - 2 }, words.said.chosen(current.label));
    },
    giveReason(number: number, source: { source: string; sourceRu: string | null }): void {
      const reason = dossier.reasons[number - 1];
      if (!isWritten || section === undefined || reason === undefined) return;
      make(
        { kind: 'excuse', reason: { section: section.code, reason: reason.code, ...source } },
        words.said.reason,
      );
    },
    /** Leaves a field empty: on to the next empty one of the section, with its form open; behind the last one the form closes. */
    skip(by: 1 | -1): void {
      const at = work.lines.findIndex(({ key }) => key === current?.key);
      const others = by === 1 ? work.lines.slice(at + 1) : work.lines.slice(0, at).toReversed();
      const next = others.find((line) => line.kind === 'value' && line.standing === 'empty');
      if (next === undefined) work.close();
      else work.goTo(next.section, next.key);
    },
    remove(): void {
      if (!isWritten || current === undefined || current.facts.length === 0) return;
      make({ kind: 'remove', factIds: current.facts.map(({ id }) => id) }, words.said.removed(current.label));
    },
    /** Takes back the last thing that was saved, as long as nobody has changed it since. */
    undo(): void {
      const changeNos = work.lastSaved();
      if (!isWritten || changeNos === undefined) work.say(words.nothingToUndo);
      else make({ kind: 'undo', changeNos }, words.said.undone);
    },
    nextOpen(): void {
      work.open(undefined);
      if (work.goOn(dossier) === undefined) work.say(words.nothingOpen);
    },
    /** How many open lines the line's section has besides. */
    isOpenLine: (line: Line) => isOpen(line.standing),
  };
}
