import type { Clock } from '#kernel/clock.ts';
import { createFetchSource } from './research/fetch-source.ts';
import type { OpenSource } from './research/research.ts';
import type { ResearchSettings } from './research-settings.ts';
import type { Source } from './sources/source.ts';
import { sources } from './sources.ts';

/** The sources that the settings switch on, each at the addresses that they name. */
export function chosenSources({ codes, urls }: ResearchSettings): Source[] {
  return sources
    .filter(({ code }) => codes.includes(code))
    .map((source) => {
      const bases = Object.entries(source.bases).map(([name, real]) => {
        const other = urls[name === 'api' ? source.code : `${source.code}.${name}`];
        return [name, other ?? real] as const;
      });
      return { ...source, bases: Object.fromEntries(bases) };
    });
}

/** Each source with its way out, and its key where there is one. */
export function openSources(
  chosen: readonly Source[],
  deps: Readonly<{ keys: ResearchSettings['keys']; clock: Clock; userAgent: string }>,
): OpenSource[] {
  const { keys, ...rest } = deps;
  return chosen.map((source) => {
    const key = keys[source.code];
    const headers = key === undefined ? {} : (source.keyHeaders?.(key) ?? {});
    return { source, fetchSource: createFetchSource(source, { ...rest, headers }) };
  });
}
