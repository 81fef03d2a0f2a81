import { nearZonedMoment } from '#kernel/zoned-words.ts';
import { Timeline, TimelineStep } from '#ui/base/Timeline.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { SearchedFor } from './SearchedFor.tsx';
import { useTrackWords } from './texts/words.ts';
import { orderSteps } from './timeline.ts';
import { WorkItems } from './WorkItems.tsx';

/** The order from top to bottom, the research source by source. */
export function OrderTimeline({ tracked }: { tracked: TrackedOrder }) {
  const track = useTrackWords();
  const { locale } = useTexts();
  const { order } = tracked;
  return (
    <Timeline label={track.label}>
      {orderSteps(tracked).map(({ key, state, at }) => (
        <TimelineStep
          key={key}
          state={state}
          stateText={track.stepState[state]}
          title={key === 'ending' ? track.states[order.state] : track.steps[key]}
          time={at === null ? undefined : nearZonedMoment(new Date(at), { locale, timeZone: order.timeZone })}
        >
          {key === 'research' && state !== 'waiting' ? (
            <WorkItems items={order.workItems} timeZone={order.timeZone} />
          ) : null}
          {key === 'ending' ? <SearchedFor order={order} /> : null}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
