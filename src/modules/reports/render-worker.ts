import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { printableCopy } from './printable-text.ts';
import type { RenderAnswer, RenderJob } from './render-process.ts';
import { loadReportFonts } from './report-fonts.ts';

// A process of its own: compiling is synchronous and native, and its memory comes back only with a collection.

const fonts = loadReportFonts();
const folder = fileURLToPath(new URL('./typst', import.meta.url));
const compiler = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [...fonts.folders] }] });

process.on('message', (job: RenderJob) => {
  process.send?.(render(job));
});
// The parent is gone, killed or closed: nobody waits for an answer.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group; when to stop is the parent's decision.
process.on('SIGINT', () => undefined);

function render({ id, document }: RenderJob): RenderAnswer {
  try {
    // Data travels as data: the template parses it, and no text of it is ever source code.
    const report = JSON.stringify(printableCopy(document, fonts.coverage));
    const inputs = { report, fonts: JSON.stringify(fonts.families) };
    const compiled = compiler.compile({ mainFilePath: `${folder}/report.typ`, inputs });
    const { result } = compiled;
    if (result === null) return refusal(id, faultsOf(compiled.takeDiagnostics()));
    const pdf = compiler.pdf(result, { pdfStandard: 'ua-1' });
    return { id, ok: true, pdf, pageCount: result.numOfPages, rssBytes: process.memoryUsage.rss() };
  } catch (error) {
    return refusal(id, error instanceof Error ? error.message : String(error));
  } finally {
    // Native documents are freed only by a collection, and failed compiles stay in the cache too.
    compiler.evictCache(0);
    setImmediate(() => globalThis.gc?.());
  }
}

function refusal(id: number, fault: string): RenderAnswer {
  // Faults can quote the text they are about, and that may name a person.
  const words = fault.replace(/"[^"]*"/g, '"…"').slice(0, 1_000);
  return { id, ok: false, fault: words, rssBytes: process.memoryUsage.rss() };
}

function faultsOf(error: unknown): string {
  if (error === null || typeof error !== 'object' || !('shortDiagnostics' in error)) return 'no diagnostics';
  return JSON.stringify(error.shortDiagnostics);
}
