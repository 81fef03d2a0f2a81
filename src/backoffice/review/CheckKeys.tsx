import { useKeys } from '../keys/use-keys.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useCheck } from './work/check-work.tsx';
import { useDecisions } from './work/use-decisions.ts';

type CheckKeysProps = { onUnchanged: () => void; onSendBack: () => void; onApprove: () => void };

/** The keys of the page: the whole check is done with them. */
export function CheckKeys({ onUnchanged, onSendBack, onApprove }: CheckKeysProps) {
  const { review } = useTexts();
  const words = review.keys;
  const { step, open, openComments, sidesHere, turnSide, showOther, setCommenting } = useCheck();
  const { mayDecide, mayComment, accept, acceptSection, undo } = useDecisions();
  const isOff = !mayDecide;
  const isInBar = true;
  useKeys(words.group, [
    { keys: 'J', label: words.next, act: () => step(1), isInBar },
    { keys: 'K', label: words.previous, act: () => step(-1), isInBar },
    { keys: 'A', label: words.accept, act: accept, isInBar, isOff },
    { keys: 'Shift+A', label: words.acceptSection, act: () => acceptSection(), isInBar, isOff },
    { keys: 'C', label: words.comment, act: () => setCommenting(true), isInBar, isOff: !mayComment },
    { keys: 'U', label: words.undo, act: () => undo(), isOff },
    { keys: 'O', label: words.unchanged, act: onUnchanged, isInBar },
    { keys: 'R', label: words.against, act: () => turnSide(), isInBar, isOff: sidesHere.length < 2 },
    { keys: '1', label: review.evidence, act: () => showOther(undefined) },
    { keys: '2', label: words.other, act: () => showOther(0) },
    { keys: 'B', label: words.sendBack, act: onSendBack, isInBar, isOff: isOff || openComments === 0 },
    {
      ...{ keys: 'Ctrl+Enter', label: words.approve, act: onApprove, isInBar },
      isOff: isOff || open.length > 0 || openComments > 0,
    },
  ]);
  return null;
}
