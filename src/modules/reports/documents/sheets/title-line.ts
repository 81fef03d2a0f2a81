import { withoutHiddenSigns } from '#kernel/typesetting/hidden-signs.ts';

/** As long as a title is at most, as forms count it. */
const maxChars = 300;

/** A title as one line that any form takes: without signs that steer a screen, and cut where nobody reads on. */
export function titleLine(text: string): string {
  return (
    withoutHiddenSigns(text)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\p{Cc}\ufffd]/gu, '')
      .trim()
      .slice(0, maxChars)
      .toWellFormed()
      // Half of a sign, where it was cut.
      .replaceAll('\ufffd', '')
      .trim()
  );
}
