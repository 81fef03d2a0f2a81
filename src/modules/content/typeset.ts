import type { Locale } from '#kernel/locale.ts';

const nbsp = '\u00a0';

/** Russian words that are not left at the end of a line. */
const clinging = /(?<=^|[\s(«„])(?:[авикосуя]|во|до|за|из|ко|на|не|ни|но|об|от|по|со|№) (?=\S)/giu;

/** Sets a text as a typographer would: what belongs together stays on one line, and the Russian dash is long. */
export function typeset(text: string, locale: Locale): string {
  const joined = text.replaceAll(/(?<=\d) (?=\p{L})/gu, nbsp);
  if (locale !== 'ru') return joined;
  return joined
    .replaceAll(/(?<=\S)[ \u00a0][–—] /g, `${nbsp}— `)
    .replaceAll(clinging, (found) => `${found.slice(0, -1)}${nbsp}`);
}
