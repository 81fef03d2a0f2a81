import { createHash } from 'node:crypto';
import type { ReportDocument } from '../document/report-document.ts';
import type { Attachment } from './attachment.ts';
import {
  type RenderJob,
  type RenderProcess,
  RenderProcessLost,
  startRenderProcess,
} from './render-process.ts';

/** A finished document. Same input, same bytes, same `sha256`. */
export type RenderedReport = Readonly<{ pdf: Buffer; sha256: string; pageCount: number }>;

export interface ReportRenderer {
  /** Renders in a process of its own, one document after the other, with files inside. Throws Error if the template refuses the data. */
  render(document: ReportDocument, attachments?: readonly Attachment[]): Promise<RenderedReport>;
  /** The process that renders, if one has been started; for health pages and tests. */
  workerPid(): number | undefined;
  /** Stops at once: what is being rendered is refused. */
  close(): Promise<void>;
}

/** The compiler's memory grows a little with every job; a fresh process now and then is the cure. */
const limits = { timeoutMs: 20_000, maxJobs: 200, maxRssBytes: 400 * 1024 * 1024 };

type Job = Omit<RenderJob, 'id'>;

/** Makes a renderer; its process is started by the first document. */
export function createReportRenderer(
  options: Partial<Record<keyof typeof limits, number>> = {},
): ReportRenderer {
  const { timeoutMs, maxJobs, maxRssBytes } = { ...limits, ...options };
  let current: RenderProcess | undefined;
  let jobsOfCurrent = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function processForJob(): RenderProcess {
    if (isClosed) throw new Error('the report renderer is closed');
    if (current === undefined || !current.isAlive()) {
      current = startRenderProcess();
      jobsOfCurrent = 0;
    }
    jobsOfCurrent += 1;
    return current;
  }

  async function renderOnce(job: Job): Promise<RenderedReport> {
    const worker = processForJob();
    const answer = await worker.run(job, timeoutMs);
    if (jobsOfCurrent >= maxJobs || answer.rssBytes > maxRssBytes) await worker.kill();
    if (!answer.ok) throw new Error(`the report template refused the data: ${answer.fault}`);
    const pdf = Buffer.from(answer.pdf);
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    return { pdf, sha256, pageCount: answer.pageCount };
  }

  /** A lost process says nothing about the document: one more try. */
  async function renderWithRetry(next: Job): Promise<RenderedReport> {
    try {
      return await renderOnce(next);
    } catch (error) {
      if (!(error instanceof RenderProcessLost) || isClosed) throw error;
      return renderOnce(next);
    }
  }

  return {
    render(document, attachments = []) {
      const job = queue.then(() => renderWithRetry({ document, attachments }));
      queue = job.catch(() => undefined);
      return job;
    },
    workerPid: () => (current?.isAlive() ? current.pid : undefined),
    async close() {
      isClosed = true;
      await current?.kill();
    },
  };
}
