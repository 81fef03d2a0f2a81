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

/** `research`: source by source, for who holds the link. */
type OrderTimelineProps = {
  tracked: TrackedOrder;
  research?: Readonly<{ loaded: OrderResearch; secret: string }>;
  /** Other names of steps, for who is not the buyer. */
  names?: Partial<Record<'paid' | 'verified' | 'question' | 'choice' | 'charged', string>>;
};

/** The order from top to bottom, the research source by source. */
export function OrderTimeline({ tracked, research, names = {} }: OrderTimelineProps) {
  const track = useTrackWords();
  const { locale } = useTexts();
  const { steps } = useInvoiceWords();
  const { order, payment } = tracked;
  const shown = { ...track.steps, ...names, ...(payment.isByInvoice ? steps : {}) };
  return (
    <Timeline label={track.label}>
      {orderSteps(tracked).map(({ key, state, at }) => (
        <TimelineStep
          key={key}
          state={state}
          stateText={track.stepState[state]}
          title={key === 'ending' ? track.states[order.state] : shown[key]}
          time={at === null ? undefined : nearZonedMoment(new Date(at), { locale, timeZone: order.timeZone })}
        >
          {key === 'research' && state !== 'waiting' ? (
            <>
              {research === undefined ? null : <ResearchList {...research} />}
              <WorkItems items={order.workItems} timeZone={order.timeZone} />
            </>
          ) : null}
          {key === 'ending' ? <SearchedFor order={order} /> : null}
        </TimelineStep>
      ))}
    </Timeline>
  );
}
