import { createHash } from 'node:crypto';
import type { ReportDocument } from '../document/report-document.ts';
import type { Attachment } from './attachment.ts';
import { createRenderPool, type RenderPoolFigures } from './render-pool.ts';

/** A finished document. Same input, same bytes, same `sha256`. */
export type RenderedReport = Readonly<{ pdf: Buffer; sha256: string; pageCount: number }>;

export interface ReportRenderer {
  /**
   * Renders in a process of its own, with files inside. Throws Error if the template refuses the data, RenderPoolBusy if too
   * many documents wait already.
   */
  render(document: ReportDocument, attachments?: readonly Attachment[]): Promise<RenderedReport>;
  /** The processes that live now; for health pages and tests. */
  workerPids(): readonly number[];
  /** Stops at once: what is being rendered is refused. */
  close(): Promise<void>;
}

/** Makes a renderer; its processes are started by the documents that need them. */
export function createReportRenderer(options: Partial<RenderPoolFigures> = {}): ReportRenderer {
  const pool = createRenderPool(options);
  return {
    async render(document, attachments = []) {
      const answer = await pool.run({ document, attachments });
      if (!answer.ok) throw new Error(`the report template refused the data: ${answer.fault}`);
      const pdf = Buffer.from(answer.pdf);
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      return { pdf, sha256, pageCount: answer.pageCount };
    },
    workerPids: pool.pids,
    close: pool.close,
  };
}
