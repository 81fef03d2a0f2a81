import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sheetBounds } from './sheet-bounds.ts';
import { titleLine } from './title-line.ts';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const beside = (name: string) => `${join(folder, name)}/`;

/** A document of pages: how many, and each as a picture; undefined for one that it has not. Nothing that is written in it is run. */
export async function openPdf(file: Uint8Array): Promise<{
  pages: number;
  title: () => Promise<string>;
  draw: (number: number) => Promise<Buffer | undefined>;
}> {
  const pdf = await getDocument({
    // Of its own: it is taken over.
    data: new Uint8Array(file),
    ...{ isEvalSupported: false, enableXfa: false, useSystemFonts: false, disableFontFace: true },
    ...{ standardFontDataUrl: beside('standard_fonts'), cMapUrl: beside('cmaps'), wasmUrl: beside('wasm') },
    ...{ maxImageSize: sheetBounds.maxPixelsIn, verbosity: VerbosityLevel.ERRORS },
  }).promise;
  return {
    pages: pdf.numPages,
    async title() {
      const { info } = await pdf.getMetadata();
      return titleLine('Title' in info && typeof info.Title === 'string' ? info.Title : '');
    },
    async draw(number) {
      if (!(number >= 1 && number <= pdf.numPages)) return undefined;
      const page = await pdf.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const scale = Math.min(sheetBounds.width / width, sheetBounds.maxHeight / height);
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      // It has what a canvas of a browser has of which anything is asked here.
      const drawn = canvas as unknown as HTMLCanvasElement;
      await page.render({ canvas: drawn, viewport, background: '#fff' }).promise;
      return canvas.encode('webp', 82);
    },
  };
}
