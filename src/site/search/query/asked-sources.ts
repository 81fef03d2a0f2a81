/** What one source said to a search, as far as a page tells it. */
export type AskedSource = Readonly<{
  source: string;
  state: SourceState;
  note: string | null;
  name?: string;
}>;
export type SourceState = (typeof states)[number];

/** The contract's own words, without its schemas. */
const states = ['found', 'none', 'unfinished', 'unavailable', 'not_asked'] as const;
const maxSources = 20;

/** Only registers of others are worth a word: that our own were searched goes without saying. */
export function hasLiveSources(sources: readonly AskedSource[]): boolean {
  return sources.some(({ source }) => source !== 'local');
}

/** What goes into the address of the next step, so that a reload tells the same; nothing if there is nothing to tell. */
export function askedParams(sources: readonly AskedSource[]): Readonly<Record<string, string>> {
  if (!hasLiveSources(sources)) return {};
  return { asked: sources.map(({ source, state, note }) => [source, state, note ?? ''].join('.')).join(',') };
}

/** Reads it back; whatever is not of this form is left out, because anybody can write an address. */
export function readAsked(params: URLSearchParams): AskedSource[] {
  const read = new Map<string, AskedSource>();
  for (const part of (params.get('asked') ?? '').split(',').slice(0, maxSources)) {
    const [, source = '', word = '', note = ''] =
      /^([a-z-]{1,40})\.([a-z_]{1,20})\.([a-z_]{0,30})$/.exec(part) ?? [];
    const state = states.find((one) => one === word);
    if (state !== undefined) read.set(source, { source, state, note: note === '' ? null : note });
  }
  return [...read.values()];
}
