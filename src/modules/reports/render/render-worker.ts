import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import { boundThisProcess } from '#platform/processes/bound-process.ts';
import type { ReportDocument } from '../document/report-document.ts';
import { drawPictures } from '../document/report-pictures.ts';
import { compactPdf } from './compact-pdf.ts';
import { flagsOf } from './flags.ts';
import { pagesOfSvg } from './pages-of-svg.ts';
import { inPictures, printableCopy } from './printable-text.ts';
import type { PlaceOfSection, RenderAnswer, RenderJob } from './render-process.ts';
import { loadReportFonts } from './report-fonts.ts';

// A process of its own: compiling is synchronous and native, and its memory comes back only with a collection.

// The parent's clock ends what takes too long; memory grows quicker than it looks.
await boundThisProcess({ maxRssBytes: Number(process.argv[2]) });

const placeOfSection = z.object({ section: z.string(), page: z.int() });
const fonts = loadReportFonts();
const folder = fileURLToPath(new URL('./typst', import.meta.url));
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [...fonts.folders] }] });

process.on('message', (job: RenderJob) => {
  // A parent that was killed meanwhile is no fault of ours to cry over.
  process.send?.(render(job), undefined, undefined, (error: Error | null) => error && process.exit(0));
});
// The parent is gone, killed or closed: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; when to stop is the parent's decision.
process.on('SIGINT', () => undefined);

function render({ id, document, attachments, isReceipt = false, drawn }: RenderJob): RenderAnswer {
  try {
    if (isReceipt) return renderReceipt(id, document);
    const inputs = {
      ...inputsOf(document, attachments.length > 0),
      files: JSON.stringify(attachments),
      // Otherwise the places would be in the PDF too.
      ...(drawn !== undefined && { places: 'yes' }),
    };
    const mainFilePath = `${folder}/report.typ`;
    let compiled = compiler.compile({ mainFilePath, inputs });
    if (compiled.result !== null && endOfFirstPage(compiled.result) !== 1)
      compiled = compiler.compile({ mainFilePath, inputs: { ...inputs, measured: 'yes' } });
    const { result } = compiled;
    if (result === null) return refusal(id, faultsOf(compiled.takeDiagnostics()));
    const pageCount = result.numOfPages;
    if (drawn !== undefined) {
      const [svg, places] = [compiler.plainSvg(result), placesOf(result)];
      const svgs = drawn === 'whole' ? [svg] : pagesOfSvg(svg, pageCount);
      return { id, ok: true, svgs, pageCount, places, rssBytes: process.memoryUsage.rss() };
    }
    const pdf = compactPdf(compiler.pdf(result, { pdfStandard: 'ua-1' }));
    return { id, ok: true, pdf, pageCount, rssBytes: process.memoryUsage.rss() };
  } catch (error) {
    return refusal(id, withoutQuotation(error instanceof Error ? error.message : String(error)));
  } finally {
    // Native documents are freed only by a collection, and failed compiles stay in the cache too.
    compiler.evictCache(0);
    setImmediate(() => globalThis.gc?.());
  }
}

function renderReceipt(id: number, document: unknown): RenderAnswer {
  const inputs = {
    receipt: JSON.stringify(printableCopy(document, fonts.coverage)),
    fonts: JSON.stringify(fonts.families),
  };
  const compiled = compiler.compile({ mainFilePath: `${folder}/receipt.typ`, inputs });
  const { result } = compiled;
  if (result === null) return refusal(id, faultsOf(compiled.takeDiagnostics()));
  const pdf = compactPdf(compiler.pdf(result, { pdfStandard: 'ua-1' }));
  return { id, ok: true, pdf, pageCount: result.numOfPages, rssBytes: process.memoryUsage.rss() };
}

/** On which page the parts of the first one end, where nobody measured whether they have room. */
function endOfFirstPage(compiled: NodeTypstDocument): number | undefined {
  const found: unknown = compiler.query(compiled, { selector: '<first-page-ends>' });
  return z.array(z.object({ value: z.int() })).parse(found)[0]?.value;
}

/** Where the template says that a section begins. */
function placesOf(compiled: NodeTypstDocument): PlaceOfSection[] {
  const found: unknown = compiler.query(compiled, { selector: '<place>' });
  return z
    .array(z.object({ value: placeOfSection }))
    .parse(found)
    .map(({ value }) => value);
}

/** Data travels as data: the template parses it, and no text of it is ever source code. Files inside are kept letter by letter: they are signed. */
function inputsOf(document: unknown, hasFiles: boolean) {
  // The renderer sends nothing else; what is wrong all the same is refused below.
  const printable = printableCopy(document as ReportDocument, fonts.coverage);
  const { view } = printable;
  const pictures = drawPictures(printableCopy(printable, inPictures(fonts.coverage), true));
  const flags = flagsOf([view.subject.country, ...view.managers.map(({ country }) => country)]);
  // Which facts a value rests on the page says by its number; the ids are for pages that one can click.
  const report = JSON.stringify({ ...printable, pictures, flags, hasFiles }, (key, value: unknown) =>
    (key === 'facts' && Array.isArray(value)) || key === 'input' ? undefined : value,
  );
  return { report, fonts: JSON.stringify(fonts.families) };
}

function refusal(id: number, fault: string): RenderAnswer {
  return { id, ok: false, fault: fault.slice(0, 1_000), rssBytes: process.memoryUsage.rss() };
}

/** The compiler's words up to the first quotation or colon: they quote the text they are about, and that may name a person. */
function faultsOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('shortDiagnostics' in error)) return 'no diagnostics';
  const faults = Array.isArray(error.shortDiagnostics) ? error.shortDiagnostics : [];
  const words = faults.map((fault: unknown) =>
    typeof fault === 'object' && fault !== null && 'message' in fault
      ? withoutQuotation(String(fault.message))
      : '?',
  );
  return words.join('; ');
}

function withoutQuotation(message: string): string {
  return message.replace(/["`“:].*$/s, '…');
}
