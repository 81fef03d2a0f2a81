import type { Texts } from './en.ts';

const nbsp = '\u00a0';

/** Words that are not left at the end of a line. */
const clinging =
  /(?<=^|[\s(«„])(?:[авикосуя]|без|во|для|до|за|из|ко|на|над|не|ни|но|об|от|по|под|при|про|со|№) (?=\S)/giu;

/** The dash is long, a per cent sign stands apart from its figure, and what clings to the next word stays beside it. */
export const ru: Texts = {
  settled: (text) =>
    text
      .replaceAll(/(?<=\S)[ \u00a0][–—] /g, `${nbsp}— `)
      .replaceAll(/(?<=\d)%/g, `${nbsp}%`)
      .replaceAll(clinging, (found) => `${found.slice(0, -1)}${nbsp}`),
};
