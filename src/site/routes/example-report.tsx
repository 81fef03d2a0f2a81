import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { localeOfPath } from '#kernel/locale.ts';
import { wordsIn } from '#ui/base/load-words.ts';
import { readExampleReport } from '#workflows/sample-report/contract.ts';
import { pageApi } from '../api/page-api.server.ts';
import type { PageHandle } from '../api/server-context.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { askedFacts } from '../report/evidence/asked.ts';
import { readExampleFact } from '../report/example/read-example-fact.server.ts';
import { drawPictures } from '../report/pictures/draw-pictures.server.ts';
import { ReportPage } from '../report/ReportPage.tsx';
import { reportTexts, useReportWords } from '../report/texts/words.ts';

export const handle: PageHandle = { isShared: true, isDeferred: true, isLong: true };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const words = wordsIn(reportTexts, localeOfPath(pathname.replace(/\.data$/, '')));
  const { view } = await pageApi(context).call(readExampleReport, {});
  const facts = askedFacts(searchParams.get('fact'));
  const [first] = facts;
  return {
    report: { view, revisions: [], files: [] },
    pictures: drawPictures(view, words),
    asked: first === undefined ? undefined : { facts, told: await readExampleFact(context, first) },
  };
}

/** The sample of a country as the page that a customer gets, open to everybody. */
export default function ExampleReport() {
  const words = useReportWords();
  const data = useLoaderData<typeof loader>();
  return (
    <Page isWide>
      <PageHead title={words.exampleTitle} description={words.exampleDescription} />
      <ReportPage door={undefined} orderNumber="" changes={undefined} {...data} />
    </Page>
  );
}
