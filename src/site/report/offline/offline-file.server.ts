import type { ReportView } from '#modules/reports/contract.ts';
import { offlineCopy } from './offline-copy.server.tsx';

/** The offline copy as an answer that browsers save. */
export function offlineFile(view: ReportView): Response {
  const name = `${view.head.orderNumber}-${view.head.revision}-${view.locale}.html`;
  return new Response(offlineCopy(view), {
    headers: {
      // No page of ours: the server puts neither its frame nor its policy around it.
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
    },
  });
}
