import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { wordsIn } from '#ui/base/load-words.ts';
import { readReport } from '#workflows/read-report/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { diffViews } from '../report/changes/diff-views.ts';
import { askedFacts, readFact, revisionOf } from '../report/evidence/read-fact.server.ts';
import { drawPictures } from '../report/pictures/draw-pictures.server.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { reportTexts, useReportWords } from '../report/texts/words.ts';
import { secretOf } from '../track/card-page.server.ts';

export const handle: PageHandle = { isDeferred: true };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const secret = secretOf(params.secret);
  const { pathname, searchParams } = new URL(request.url);
  const words = wordsIn(reportTexts, localeOfPath(pathname.replace(/\.data$/, '')));
  const api = pageApi(context);
  const revision = revisionOf(searchParams.get('revision'));
  const report = await api.call(readReport, { params: { secret }, query: { revision } });
  const { view } = report;
  const since = revisionOf(searchParams.get('compare'));
  const isKnown = since !== view.head.revision && report.revisions.some((one) => one.revision === since);
  const older = isKnown
    ? await api.call(readReport, { params: { secret }, query: { revision: since } })
    : undefined;
  const facts = askedFacts(searchParams.get('fact'));
  return {
    secret,
    orderNumber: view.head.orderNumber,
    report,
    pictures: drawPictures(view, words),
    changes: older && diffViews(older.view, view, words),
    asked:
      facts[0] === undefined
        ? undefined
        : { facts, told: await readFact(context, secret, facts[0], revision) },
  };
}

export default function TrackReport() {
  const words = useReportWords();
  const data = useLoaderData<typeof loader>();
  return (
    <Page isWide>
      <PageHead
        title={words.title(data.report.view.subject.name)}
        description={words.description}
        isPrivate
      />
      <ReportPage key={data.report.view.head.revision} {...data} />
    </Page>
  );
}
