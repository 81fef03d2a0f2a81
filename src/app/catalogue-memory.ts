import type { z } from 'zod';
import type { ApiClient, CallOptions } from '#kernel/api-client.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import type { Locale } from '#kernel/locale.ts';

/** Answers kept at most: all countries in both languages fit in. */
const maxAnswers = 2_000;

export type CatalogueMemory = Readonly<{
  /** A client whose answers about the catalogue are those of the first time, until something changes. */
  over(client: ApiClient, locale: Locale): ApiClient;
  /** Forgets everything: prices, countries or reviews have changed. */
  clear(): void;
}>;

/**
 * Remembers answers of endpoints that are `isShared`, for pages. `isFresh` says whether changes are being heard of; if
 * not, nothing is remembered.
 */
export function createCatalogueMemory(isFresh: () => boolean): CatalogueMemory {
  let answers = new Map<string, Promise<unknown>>();

  function remember(key: string, read: () => Promise<unknown>): Promise<unknown> {
    // A call that was under way when something changed stays in the map that is given up.
    const own = answers;
    const kept = own.get(key);
    if (kept !== undefined) return kept;
    const answer = read();
    own.set(key, answer);
    answer.catch(() => own.delete(key));
    const oldest = own.keys().next().value;
    if (own.size > maxAnswers && oldest !== undefined) own.delete(oldest);
    return answer;
  }

  return {
    clear() {
      answers = new Map();
    },
    over: (client, locale) => ({
      async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
        endpoint: Endpoint<P, Q, B, R>,
        options: CallOptions<P, Q, B>,
      ): Promise<z.output<R>> {
        if (endpoint.isShared !== true || !isFresh()) return client.call(endpoint, options);
        const key = JSON.stringify([endpoint.name, locale, options]);
        // The endpoint's name is in the key: under it lies what this very endpoint answered.
        return (await remember(key, () => client.call(endpoint, options))) as z.output<R>;
      },
    }),
  };
}
