import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { ApiClient, CallOptions } from '#kernel/api-client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Contact } from '#platform/database/listen.ts';
import { outdatedMs } from './page-cache.ts';

/** Answers kept at most: all countries in both languages fit in. */
const maxAnswers = 2_000;

export type CatalogueMemory = Readonly<{
  /** A client whose answers about the catalogue are those of the first time, until something changes. */
  over(client: ApiClient, locale: Locale): ApiClient;
  /** Prices, countries or reviews have changed: everything is asked for anew, unless the database is away. */
  outdate(): void;
}>;

/**
 * Remembers answers of endpoints that are `isShared`, for pages. `contact` says whether changes are being heard of; if
 * not, nothing is remembered; while the database is away the last answer stands in.
 */
export function createCatalogueMemory(contact: () => Contact): CatalogueMemory {
  const noAnswers = () => new LRUCache<string, Promise<unknown>>({ max: maxAnswers });
  let answers = noAnswers();
  /** What came last under each key, out of date or not. */
  const last = new LRUCache<string, Readonly<{ value: unknown }>>({ max: maxAnswers });
  let isCleaning = false;

  function remember(key: string, read: () => Promise<unknown>): Promise<unknown> {
    // A call that was under way when something changed stays in the map that is given up.
    const own = answers;
    const kept = own.get(key);
    if (kept !== undefined) return kept;
    const answer = read();
    own.set(key, answer);
    answer.then(
      (value) => last.set(key, { value }),
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
        return (await remember(key, () => client.call(endpoint, options))) as z.output<R>;
      },
    }),
  };
}
