import { buffer } from 'node:stream/consumers';
import { boundThisProcess } from '#platform/processes/bound-process.ts';
import { sheetBounds, sheetExits } from './sheet-bounds.ts';
import type { SheetWish } from './sheet-process.ts';

// A process of its own for each sheet: whatever a stranger's document does to a decoder, it does it here, and may die of it.
await boundThisProcess(sheetBounds);

// What is wanted as one line of JSON, then the document.
const input = await buffer(process.stdin);
const end = input.indexOf('\n');
// Written by the other side of this pipe alone.
const wish = JSON.parse(input.toString('utf8', 0, end)) as SheetWish;

process.exitCode = await draw(input.subarray(end + 1), wish);

async function draw(file: Buffer, { type, want }: SheetWish): Promise<number> {
  try {
    const sheet = await sheetOf(file, type, want);
    if (sheet === undefined) return sheetExits.noSuchPage;
    await new Promise<void>((resolve) => process.stdout.write(sheet, () => resolve()));
    return sheetExits.drawn;
  } catch {
    return sheetExits.broken;
  }
}

/** Each reader is loaded for its own kind of file alone. */
async function sheetOf(
  file: Buffer,
  type: SheetWish['type'],
  want: SheetWish['want'],
): Promise<string | Uint8Array | undefined> {
  if (type === 'text/plain' || type === 'text/html') {
    const { titleOfMarkup, wordsOf } = await import('./words.ts');
    return want === 'title' ? titleOfMarkup(file) : wordsOf(file, type);
  }
  if (type === 'application/pdf') {
    const { openPdf } = await import('./draw-pdf.ts');
    const pdf = await openPdf(file);
    if (want === 'title') return pdf.title();
    return want === 'count' ? String(pdf.pages) : pdf.draw(Number(want));
  }
  const { drawPicture } = await import('./draw-picture.ts');
  const picture = await drawPicture(file);
  if (want === 'count') return '1';
  return want === 1 ? picture : undefined;
}
