import { answerKey, answerClick as answerPickList, runPickLists } from '#ui/combobox/run-pick-lists.ts';
import { fetchPictures } from './fetch-pictures.ts';
import { switchPassword } from './switch-password.ts';
import { watchOrder } from './watch-order.ts';

declare global {
  interface Window {
    /** What was done to parts of this script before it was here; noted by `deferred-hydration/wake-on-interest.ts`. */
    earlyEvents?: Event[] | undefined;
  }
}

/** What every page can do from its first moment, before React and without it: a few kilobytes. */
runPickLists();
window.addEventListener('click', ({ target }) => switchPassword(target), true);
fetchPictures();
watchOrder();

const missed = window.earlyEvents ?? [];
window.earlyEvents = undefined;
for (const event of missed) {
  if (event instanceof KeyboardEvent) answerKey(event);
  else {
    answerPickList(event.target);
    switchPassword(event.target);
  }
}
