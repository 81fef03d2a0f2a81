import { inEveryLanguage } from '#kernel/locale.ts';
import { emptyReasons } from '../dossier/empty-reasons.ts';
import { type NameOf, shownIn } from './desk-view.ts';
import type { FactChange } from './fact-change.ts';
import type { ChangeView } from './history-shapes.ts';
import { isFact } from './kept-fact.ts';

/** One line of a history, in words. */
export function presentChange(change: FactChange, own: string, nameOf: NameOf): ChangeView {
  const { changeNo, act, section, field, position, actor, at, before, after, reason, undoes } = change;
  return {
    ...{ changeNo, act, section, field, position, reason, undoes },
    by: nameOf(actor),
    isOwn: actor === own,
    at: at.toISOString(),
    before: said(before),
    after: said(after),
  };
}

function said(kept: FactChange['after']): ChangeView['after'] {
  if (kept === null) return null;
  const { source, sourceRu } = kept;
  if (isFact(kept)) {
    const { value, sourceUrl, evidenceHash, place = null } = kept;
    return {
      value,
      reason: null,
      shown: shownIn(kept, value),
      source,
      sourceRu,
      sourceUrl,
      evidenceHash,
      place,
    };
  }
  const shown = inEveryLanguage((locale) => emptyReasons[kept.reason][locale]);
  const none = { value: null, sourceUrl: null, evidenceHash: null, place: null };
  return { ...none, reason: kept.reason, shown, source, sourceRu };
}
