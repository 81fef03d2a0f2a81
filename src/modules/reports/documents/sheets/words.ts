import { decodeText } from '../decode-text.ts';
import { sheetBounds } from './sheet-bounds.ts';
import { textOfMarkup, titleInMarkup } from './text-of-markup.ts';
import { titleLine } from './title-line.ts';

/** A text as it is shown: without signs that steer a screen, and not longer than a person looks at. */
export function wordsOf(file: Buffer, type: 'text/plain' | 'text/html'): string {
  const text = decodeText(file).replace(/^\ufeff/, '');
  const words = type === 'text/html' ? textOfMarkup(text) : text.replaceAll(/\r\n?/g, '\n');
  return (
    words
      .slice(0, sheetBounds.maxTextChars)
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
      .replaceAll(/[\u0000-\u0008\u000b\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
  );
}

/** What a page of the web calls itself in its head; empty where it says nothing. */
export function titleOfMarkup(file: Buffer): string {
  return titleLine(titleInMarkup(decodeText(file)));
}
