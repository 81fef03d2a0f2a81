import { textDigest } from '../track/text-digest.ts';

/** As often as the awake page asks. */
const pauseMs = 5000;
/** Who gets no answer asks half as often each time, down to this. */
const longestPauseMs = 60_000;

/**
 * On the tracker of an order that is under way: asks the API while the page is looked at and still asleep, and wakes it
 * as soon as something has changed. The awake page goes on by itself (`#ui/base/use-live-refresh.ts`).
 */
export function watchOrder(): void {
  const watched = document.querySelector<HTMLElement>('[data-order-calls]');
  if (watched === null) return;
  const { orderCalls = '', orderSeen = '' } = watched.dataset;
  let isAwake = false;
  let pause = pauseMs;
  window.addEventListener('awake', () => (isAwake = true), { once: true });
  setTimeout(askInTurn, pause);

  async function askInTurn(): Promise<void> {
    if (isAwake) return;
    if (document.visibilityState === 'visible') {
      const answer = await ask().catch(() => 'none');
      if (answer === 'changed') {
        // Whatever there is to say, the awake page says it.
        window.dispatchEvent(new Event('wake'));
        return;
      }
      pause = answer === 'none' ? Math.min(pause * 2, longestPauseMs) : pauseMs;
    }
    setTimeout(askInTurn, pause);
  }

  /** A server that is in trouble or asks for patience has no news. */
  async function ask(): Promise<'same' | 'changed' | 'none'> {
    const headers = { 'X-Sender-Id': 'countercheck-site', 'Accept-Locale': document.documentElement.lang };
    const response = await fetch(orderCalls, { headers });
    if (response.status >= 500 || response.status === 429) return 'none';
    const isSame = response.ok && textDigest(JSON.stringify(await response.json())) === orderSeen;
    return isSame ? 'same' : 'changed';
  }
}
