import { readUser } from '#modules/accounts/web/token-store.ts';
import { mentionedIn } from '#modules/worklists/mention-rules.ts';
import {
  acceptValues,
  type CheckItem,
  type CheckView,
  commentOnValue,
  undoAcceptance,
} from '#workflows/check-report/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useCheck } from './check-work.tsx';

/** What the second person does with values: each shows at once. */
export function useDecisions() {
  const { review: words } = useTexts();
  const { check, items, current, act, go, setCommenting } = useCheck();
  const params = { orderId: check.orderId };

  function accept(chosen: readonly CheckItem[]) {
    const open = chosen.filter(({ accepted }) => accepted === null);
    if (!check.mayDecide || open.length === 0) return;
    const places = new Set(open.map(({ place }) => place));
    const values = open.map(({ place, fingerprint }) => ({ place, fingerprint }));
    void act((api) => api.call(acceptValues, { params, body: { values } }), {
      places: [...places],
      meanwhile: (before) => withItems(before, places, accepted),
      next: nextOpen(items, places)?.place,
    });
  }
  return {
    mayDecide: check.mayDecide,
    mayComment: check.mayComment,
    accept: () => accept(current === undefined ? [] : [current]),
    acceptOne: (item: CheckItem) => accept([item]),
    acceptSection: (code?: string) =>
      accept(
        check.sections.find((section) =>
          code === undefined
            ? section.items.some(({ place }) => place === current?.place)
            : section.code === code,
        )?.items ?? [],
      ),
    undo(item = current) {
      if (!check.mayDecide || item === undefined || item.accepted === null) return;
      const { place } = item;
      void act((api) => api.call(undoAcceptance, { params, body: { place } }), {
        places: [place],
        meanwhile: (before) => withItems(before, new Set([place]), (one) => ({ ...one, accepted: null })),
        next: place,
      });
    },
    async comment(place: string, text: string) {
      const mentions = mentionedIn(text, check.colleagues)
        .slice(0, 10)
        .map(({ id }) => id);
      const body = { place, text, mentions };
      const said = {
        ...{
          id: 'unsaid',
          by: readUser()?.fullName ?? '',
          isMine: true,
          isOpen: check.mayDecide,
          isReply: !check.mayDecide,
        },
        ...{ text, at: new Date().toISOString() },
      };
      // The keys are the page's again at once.
      setCommenting(false);
      const isDone = await act((api) => api.call(commentOnValue, { params, body }), {
        places: [place],
        meanwhile: (before) =>
          withItems(before, new Set([place]), (one) => ({ ...one, comments: [...one.comments, said] })),
        done: words.said,
      });
      if (!isDone) {
        go(place);
        setCommenting(true);
      }
      return isDone;
    },
  };
}

const accepted = (item: CheckItem): CheckItem => ({
  ...item,
  accepted: { by: '', isMine: true, at: new Date().toISOString() },
  comments: item.comments.map((one) => ({ ...one, isOpen: false })),
});

function withItems(
  check: CheckView,
  places: ReadonlySet<string>,
  change: (item: CheckItem) => CheckItem,
): CheckView {
  const sections = check.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => (places.has(item.place) ? change(item) : item)),
  }));
  return { ...check, sections };
}

/** The next value behind those that waits for a decision, else the first one that does. */
function nextOpen(items: readonly CheckItem[], places: ReadonlySet<string>): CheckItem | undefined {
  const at = items.findLastIndex(({ place }) => places.has(place));
  const waits = (item: CheckItem) => item.accepted === null && !places.has(item.place);
  return items.slice(at + 1).find(waits) ?? items.find(waits);
}
