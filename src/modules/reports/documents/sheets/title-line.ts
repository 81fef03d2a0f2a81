/** As long as a title is at most, as forms count it. */
const maxChars = 300;

/** A title as one line that any form takes: without signs that steer a screen, and cut where nobody reads on. */
export function titleLine(text: string): string {
  return (
    text
      .replaceAll(/\s+/g, ' ')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
      .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/g, '')
      .trim()
      .slice(0, maxChars)
      .toWellFormed()
      // Half of a sign, where it was cut.
      .replaceAll('\ufffd', '')
      .trim()
  );
}
