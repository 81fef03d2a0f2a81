import { useNavigate } from 'react-router';
import { useKeys } from '../../keys/use-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { timelineFilters } from '../timeline/TimelinePane.tsx';
import { useTimeline } from '../timeline/use-timeline.tsx';

type OrderKeysProps = {
  /** Where the order is worked on now. */
  lead: string | undefined;
  onTake: (() => void) | undefined;
  onAsk: (() => void) | undefined;
  onGive: (() => void) | undefined;
  onNote: () => void;
};

const nothing = () => {};

/** The keys of the order page; each has its button. */
export function OrderKeys({ lead, onTake, onAsk, onGive, onNote }: OrderKeysProps) {
  const { orderDesk, timeline } = useTexts();
  const words = orderDesk.keys;
  const navigate = useNavigate();
  const { show } = useTimeline();
  const isInBar = true;
  useKeys(words.group, [
    {
      ...{ keys: 'Enter', label: words.dossier, isInBar, isOff: lead === undefined },
      act: () => lead !== undefined && navigate(lead),
    },
    { keys: 'A', label: words.take, act: onTake ?? nothing, isInBar, isOff: onTake === undefined },
    { keys: 'Q', label: words.ask, act: onAsk ?? nothing, isInBar, isOff: onAsk === undefined },
    { keys: 'M', label: words.note, act: onNote, isInBar },
    { keys: 'G', label: words.give, act: onGive ?? nothing, isInBar, isOff: onGive === undefined },
    ...timelineFilters.map((kind, index) => ({
      keys: String(index + 1),
      label: `${timeline.filter}: ${timeline.filters[kind ?? 'all']}`,
      act: () => show(kind),
    })),
  ]);
  return null;
}
