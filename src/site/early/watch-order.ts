import { textDigest } from '../track/text-digest.ts';

/** As often as the awake page asks. */
const pauseMs = 5000;

/**
 * On the tracker of an order that is under way: asks the API while the page is looked at and still asleep, and wakes it
 * as soon as something has changed. The awake page goes on by itself (`#ui/use-live-refresh.ts`).
 */
export function watchOrder(): void {
  const watched = document.querySelector<HTMLElement>('[data-order-calls]');
  if (watched === null) return;
  const { orderCalls = '', orderSeen = '' } = watched.dataset;
  const timer = setInterval(() => void ask(), pauseMs);
  window.addEventListener('awake', () => clearInterval(timer), { once: true });

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    try {
      const headers = { 'X-Sender-Id': 'countercheck-site', 'Accept-Locale': document.documentElement.lang };
      const response = await fetch(orderCalls, { headers });
      if (response.ok && textDigest(JSON.stringify(await response.json())) === orderSeen) return;
      // Whatever else there is to say, the awake page says it.
      window.dispatchEvent(new Event('wake'));
    } catch {
      // No answer is no news.
    }
  }
}
