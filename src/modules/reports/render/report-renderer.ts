import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReportDocument } from '../document/report-document.ts';
import type { Attachment } from './attachment.ts';
import type { ReceiptSheet } from './receipt-sheet.ts';
import { createRenderPool, type RenderPoolFigures } from './render-pool.ts';
import type { PlaceOfSection, RenderAnswer } from './render-process.ts';

/** A finished document. Same input, same bytes. */
export type RenderedReport = Readonly<{ pdf: Buffer; pageCount: number }>;

/** As SVG pictures, all pages below each other in one or each page in its own, and where each section begins. */
export type DrawnReport = Readonly<{
  svgs: readonly string[];
  pageCount: number;
  places: readonly PlaceOfSection[];
}>;

/** Whoever works on a report turns its pages: those of some reports are kept for a minute, and no more than so many letters in all. */
const kept = {
  max: 8,
  maxSize: 40_000_000,
  sizeCalculation: ({ svgs }: DrawnReport) => svgs.reduce((sum, { length }) => sum + length, 1),
  ttl: 60_000,
  // What a report says stays in memory no longer than that, also where nobody asks again.
  ttlAutopurge: true,
};

export interface ReportRenderer {
  /**
   * Renders in a process of its own, with files inside. Throws Error if the template refuses the data, RenderPoolBusy if too
   * many documents wait already.
   */
  render(document: ReportDocument, attachments?: readonly Attachment[]): Promise<RenderedReport>;
  /** Draws the pages for the screen, as the document has them, in one picture or each in its own; throws as `render` does. */
  draw(document: ReportDocument, drawn: 'whole' | 'pages'): Promise<DrawnReport>;
  /** The processes that live now; for health pages and tests. */
  workerPids(): readonly number[];
  /** Stops at once: what is being rendered is refused. */
  close(): Promise<void>;
}

/** The same processes print papers of money. */
export interface ReceiptRenderer {
  /** Renders a receipt or a credit note; throws as a report does. */
  renderReceipt(sheet: ReceiptSheet): Promise<RenderedReport>;
}

/** Who measures. */
export interface DocumentWatch {
  /** Has `listener` told of every document, in seconds with the wait for a process, and whether it was drawn. */
  onDocument(listener: (seconds: number, isDrawn: boolean) => void): void;
}

/** Makes a renderer; its processes are started by the documents that need them. */
export function createReportRenderer(
  options: Partial<RenderPoolFigures> = {},
): ReportRenderer & ReceiptRenderer & DocumentWatch {
  const renderPool = createRenderPool(options);
  let tell: (seconds: number, isDrawn: boolean) => void = () => {};
  const pool = {
    async run(job: Parameters<typeof renderPool.run>[0]): Promise<RenderAnswer> {
      const began = performance.now();
      let isDrawn = false;
      try {
        const answer = await renderPool.run(job);
        isDrawn = answer.ok;
        return answer;
      } finally {
        tell((performance.now() - began) / 1000, isDrawn);
      }
    },
  };
  const pages = new LRUCache<string, DrawnReport>(kept);
  async function drawAnew(document: ReportDocument, drawn: 'whole' | 'pages'): Promise<DrawnReport> {
    const answer = await pool.run({ document, attachments: [], drawn });
    if (!answer.ok) throw refused(answer.fault);
    if (!('svgs' in answer)) throw new Error('the render process printed what was to be drawn');
    const { svgs, pageCount, places } = answer;
    return { svgs, pageCount, places };
  }
  return {
    render: async (document, attachments = []) => printed(await pool.run({ document, attachments })),
    renderReceipt: async (document) =>
      printed(await pool.run({ document, attachments: [], isReceipt: true })),
    async draw(document, drawn) {
      if (drawn === 'whole') return drawAnew(document, drawn);
      const key = createHash('sha256').update(JSON.stringify(document)).digest('hex');
      const known = pages.get(key);
      if (known !== undefined) return known;
      const made = await drawAnew(document, drawn);
      pages.set(key, made);
      return made;
    },
    workerPids: renderPool.pids,
    onDocument(listener) {
      tell = listener;
    },
    close() {
      pages.clear();
      return renderPool.close();
    },
  };
}

function printed(answer: RenderAnswer): RenderedReport {
  if (!answer.ok) throw refused(answer.fault);
  if (!('pdf' in answer)) throw new Error('the render process drew what was to be printed');
  return { pdf: Buffer.from(answer.pdf), pageCount: answer.pageCount };
}

function refused(fault: string): Error {
  return new Error(`the report template refused the data: ${fault}`);
}
