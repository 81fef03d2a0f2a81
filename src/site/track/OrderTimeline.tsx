import { nearZonedMoment } from '#kernel/zoned-words.ts';
import { Timeline, TimelineStep } from '#ui/base/Timeline.tsx';
import type { OrderResearch } from '#workflows/research-company/contract.ts';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useInvoiceWords } from './invoice/texts/words.ts';
import { ResearchList } from './research/ResearchList.tsx';
import { SearchedFor } from './SearchedFor.tsx';
import { useTrackWords } from './texts/words.ts';
import { orderSteps } from './timeline.ts';
import { WorkItems } from './WorkItems.tsx';

type OrderTimelineProps = { tracked: TrackedOrder; research: OrderResearch; secret: string };

/** The order from top to bottom, the research source by source. */
export function OrderTimeline({ tracked, research, secret }: OrderTimelineProps) {
  const track = useTrackWords();
  const { locale } = useTexts();
  const { steps } = useInvoiceWords();
  const { order, payment } = tracked;
  const names = payment.isByInvoice ? { ...track.steps, ...steps } : track.steps;
  return (
    <Timeline label={track.label}>
      {orderSteps(tracked).map(({ key, state, at }) => (
        <TimelineStep
          key={key}
          state={state}
          stateText={track.stepState[state]}
          title={key === 'ending' ? track.states[order.state] : names[key]}
          time={at === null ? undefined : nearZonedMoment(new Date(at), { locale, timeZone: order.timeZone })}
        >
          {key === 'research' && state !== 'waiting' ? (
            <>
              <ResearchList secret={secret} loaded={research} />
              <WorkItems items={order.workItems} timeZone={order.timeZone} />
            </>
          ) : null}
          {key === 'ending' ? <SearchedFor order={order} /> : null}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
