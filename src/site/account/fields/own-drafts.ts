import { hasSession } from '#modules/accounts/web/session-mark.ts';
import { forgetDrafts } from '#ui/forms/draft-store.ts';
import type { FormDraft } from '#ui/forms/use-form-draft.ts';

const ownDrafts = 'countercheck-own-draft';

/**
 * Where a form of a signed-in person keeps what is typed: it comes back to this person only, above what the form was
 * filled with; it outlives the session, not a page that was left on purpose.
 */
export function ownDraft(name: string, userId: string): FormDraft {
  return { key: `${ownDrafts}-${name}-${userId}`, isAbove: true, endsWithForm: hasSession };
}

/** Whoever signs out leaves nothing behind. */
export function forgetOwnDrafts(): void {
  forgetDrafts(ownDrafts);
}
