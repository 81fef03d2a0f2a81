import { Readable } from 'node:stream';
import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import type { Order } from '#modules/orders/service.ts';
import type { OrderResearch } from './contract.ts';
import { researchProblems } from './problems.ts';

const secondMs = 1_000;
const usualFigures = {
  /** So often it is looked whether anything has changed: one question to the database for all who watch. */
  lookMs: 400,
  /** So often something is sent where nothing has changed: the connection is no silent one. */
  beatMs: 15 * secondMs,
  /** Whoever watches longer comes again. */
  lifeMs: 10 * 60 * secondMs,
  watchers: 200,
  watchersOfOrder: 4,
  /** A reader who does not take what is sent is let go. */
  unreadBytes: 256 * 1024,
};

type Watched = Pick<Order, 'id' | 'state' | 'subject'>;
type Watcher = Readonly<{ order: Watched; locale: Locale; events: Readable; until: number }> & {
  seen: number;
  spokenAt: number;
};

/** Tells browsers of the research of their orders as it goes on. */
export interface ResearchWatch {
  /** A stream of server-sent events; throws `too_many_watchers`. */
  watch(order: Watched, locale: Locale): Readable;
  /** Ends all streams. */
  close(): void;
}

export function createResearchWatch(
  deps: Readonly<{
    countSteps: (orderIds: readonly string[]) => Promise<Map<string, number>>;
    view: (order: Watched, locale: Locale) => Promise<OrderResearch>;
    figures?: Partial<typeof usualFigures>;
  }>,
): ResearchWatch {
  const { countSteps, view } = deps;
  const figures = { ...usualFigures, ...deps.figures };
  const watchers = new Set<Watcher>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function end(watcher: Watcher): void {
    if (!watchers.delete(watcher)) return;
    watcher.events.push(null);
  }

  /** Everything anew each time: whoever has missed something has missed nothing. */
  async function tell(watcher: Watcher): Promise<void> {
    const research = await view(watcher.order, watcher.locale);
    if (!watchers.has(watcher)) return;
    watcher.seen = research.version;
    send(watcher, `id: ${research.version}\nevent: research\ndata: ${JSON.stringify(research)}\n\n`);
    if (research.isUnderWay) return;
    send(watcher, 'event: done\ndata: {}\n\n');
    end(watcher);
  }

  function send(watcher: Watcher, text: string): void {
    watcher.spokenAt = performance.now();
    watcher.events.push(text);
    if (watcher.events.readableLength <= figures.unreadBytes) return;
    watchers.delete(watcher);
    watcher.events.destroy();
  }

  async function look(): Promise<void> {
    const steps = await countSteps([...new Set([...watchers].map(({ order }) => order.id))]);
    const now = performance.now();
    for (const watcher of watchers) {
      if (now > watcher.until) end(watcher);
      else if ((steps.get(watcher.order.id) ?? 0) !== watcher.seen) await tell(watcher);
      else if (now - watcher.spokenAt > figures.beatMs) send(watcher, ': still here\n\n');
    }
  }

  function lookOn(): void {
    timer ??= setTimeout(async () => {
      // Without the database there is no news; who is left when it comes back hears all of it.
      await look().catch(() => {});
      timer = undefined;
      if (watchers.size > 0 && !isClosed) lookOn();
    }, figures.lookMs).unref();
  }

  return {
    watch(order, locale) {
      const ofOrder = [...watchers].filter((watcher) => watcher.order.id === order.id).length;
      if (isClosed || watchers.size >= figures.watchers || ofOrder >= figures.watchersOfOrder)
        throw new Problem(researchProblems.tooManyWatchers, { retryAfterSeconds: 60 });
      const now = performance.now();
      const events = new Readable({ read() {} });
      const watcher: Watcher = {
        order,
        locale,
        events,
        until: now + figures.lifeMs,
        seen: -1,
        spokenAt: now,
      };
      watchers.add(watcher);
      events.once('close', () => watchers.delete(watcher));
      tell(watcher).catch(() => end(watcher));
      lookOn();
      return events;
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) end(watcher);
    },
  };
}
