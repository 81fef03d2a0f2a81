import { useEffect, useState } from 'react';
import type { OrderResearch } from '#workflows/research-company/contract.ts';
import { useTexts } from '../../texts/use-texts.tsx';

/**
 * The research as the server tells of it while it goes on. A browser that is refused the events, or loses them, has what the page
 * asks for every few seconds (`#ui/base/use-live-refresh.ts`): whichever is newer counts.
 */
export function useLiveResearch(secret: string, loaded: OrderResearch): OrderResearch {
  const { locale } = useTexts();
  const [told, setTold] = useState(loaded);
  const { isUnderWay } = loaded;
  useEffect(() => {
    if (!isUnderWay) return;
    const events = new EventSource(`/api/v1/orders/${secret}/research/events?locale=${locale}`);
    events.addEventListener('research', ({ data }: MessageEvent<string>) => {
      // What the call promises: the server has parsed it by the contract's type.
      setTold(JSON.parse(data) as OrderResearch);
    });
    events.addEventListener('done', () => events.close());
    return () => events.close();
  }, [secret, locale, isUnderWay]);
  return told.version > loaded.version ? told : loaded;
}
