import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { ApiClient, CallOptions } from '#kernel/api-client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Contact } from '#platform/database/listen.ts';
import { outdatedMs } from './page-cache.ts';

/** Answers cached at most: all countries in both languages fit in. */
const maxAnswers = 2_000;

export type ResponseCache = Readonly<{
  /** A client whose answers about the catalogue are those of the first time, until something changes. */
  over(client: ApiClient, locale: Locale): ApiClient;
  /** Prices, countries or reviews have changed: everything is asked for anew, unless the database is away. */
  outdate(): void;
}>;

/**
 * Caches answers of endpoints that are `isShared`, for pages. `contact` says whether changes are being heard of; if
 * not, nothing is cached; while the database is away the last answer stands in.
 */
export function createResponseCache(contact: () => Contact): ResponseCache {
  const noAnswers = () => new LRUCache<string, Promise<unknown>>({ max: maxAnswers });
  let answers = noAnswers();
  /** What came last under each key, out of date or not, and of which time between two changes it is. */
  const last = new LRUCache<string, Readonly<{ value: unknown; epoch: number }>>({ max: maxAnswers });
  let epoch = 0;
  let isCleaning = false;

  function readThrough(key: string, read: () => Promise<unknown>): Promise<unknown> {
    // A call that was under way when something changed stays in the map that is given up.
    const own = answers;
    const since = epoch;
    const cached = own.get(key);
    if (cached !== undefined) return cached;
    const answer = read();
    own.set(key, answer);
    answer.then(
      (value) => {
        // It may come after the answer that was asked for later, and knows less.
        if ((last.peek(key)?.epoch ?? 0) <= since) last.set(key, { value, epoch: since });
      },
      () => own.delete(key),
    );
    return answer;
  }

  function cleanLater(): void {
    if (isCleaning) return;
    isCleaning = true;
    setTimeout(() => {
      isCleaning = false;
      if (contact() === 'away') return cleanLater();
      for (const key of [...last.keys()]) if (!answers.has(key)) last.delete(key);
    }, outdatedMs).unref();
  }

  return {
    outdate() {
      answers = noAnswers();
      epoch += 1;
      if (last.size > 0) cleanLater();
    },
    over: (client, locale) => ({
      async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
        endpoint: Endpoint<P, Q, B, R>,
        options: CallOptions<P, Q, B>,
      ): Promise<z.output<R>> {
        const state = contact();
        if (endpoint.isShared !== true || state === 'unsure') return client.call(endpoint, options);
        const key = JSON.stringify([endpoint.name, locale, options]);
        const answered = state === 'away' ? last.get(key) : undefined;
        // The endpoint's name is in the key: under it lies what this very endpoint answered.
        if (answered !== undefined) return answered.value as z.output<R>;
        if (state === 'away') return client.call(endpoint, options);
        return (await readThrough(key, () => client.call(endpoint, options))) as z.output<R>;
      },
    }),
  };
}
