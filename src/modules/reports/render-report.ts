import type { Locale } from '#kernel/locale.ts';
import { Problem } from '#kernel/problem.ts';
import { buildReportDocument } from './document/report-document.ts';
import type { Dossier } from './dossier/dossier.ts';
import { reportProblems } from './dossier/problems.ts';
import type { ReportCover } from './dossier/report-cover.ts';
import type { Peers } from './peers.ts';
import { presentReport } from './presentation/present-report.ts';
import { recordAttachments, type SealedExtras } from './record-attachments.ts';
import { RenderPoolBusy } from './render/render-pool.ts';
import type { DrawnReport, RenderedReport, ReportRenderer } from './render/report-renderer.ts';
import type { ReportView } from './view/report-view.ts';

const retryAfterSeconds = 15;

/** Shows and draws reports, beside the peers that are known at that moment. */
export function createReportRendering(deps: {
  renderer: Pick<ReportRenderer, 'render' | 'draw'>;
  peers?: Pick<Peers, 'ofDossier'> | undefined;
}) {
  /** What a report shows in one language; its page, workbook and offline copy are renderings of it. */
  async function viewReport(
    dossier: Dossier,
    cover: ReportCover,
    locale: Locale,
    sealed?: Readonly<{ verify: SealedExtras['verify'] | null }>,
  ): Promise<ReportView> {
    const peers = await deps.peers?.ofDossier(dossier, cover.country.code);
    const verify = sealed?.verify ?? null;
    return presentReport(dossier, cover, locale, { verify, ...(peers && { peers }) });
  }

  /**
   * Renders the document, a signed record inside, and answers it with what it shows; takes about half a second and must not be called inside a transaction.
   * Throws Problem 503 with Retry-After when too many documents wait already.
   */
  async function renderReport(
    dossier: Dossier,
    cover: ReportCover,
    locale: Locale,
    sealed?: SealedExtras,
  ): Promise<RenderedReport & { view: ReportView }> {
    const view = await viewReport(dossier, cover, locale, sealed);
    const attachments = sealed && recordAttachments(sealed, locale);
    const rendered = await orBusy(deps.renderer.render(buildReportDocument(view), attachments));
    return { ...rendered, view };
  }

  /** The pages as they would be printed now, for whoever works on them; otherwise as `renderReport`. */
  async function drawReport(
    dossier: Dossier,
    cover: ReportCover,
    locale: Locale,
    drawn: 'whole' | 'pages',
  ): Promise<DrawnReport> {
    return orBusy(deps.renderer.draw(buildReportDocument(await viewReport(dossier, cover, locale)), drawn));
  }

  return { viewReport, renderReport, drawReport };
}

async function orBusy<Made>(making: Promise<Made>): Promise<Made> {
  try {
    return await making;
  } catch (error) {
    if (!(error instanceof RenderPoolBusy)) throw error;
    throw new Problem(reportProblems.rendererBusy, { cause: error, retryAfterSeconds });
  }
}
