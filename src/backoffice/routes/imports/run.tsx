import { type ClientLoaderFunctionArgs, Link, useLoaderData, useRevalidator } from 'react-router';
import { getImport } from '#workflows/watch-imports/contract.ts';
import { RunDesk } from '../../imports/RunDesk.tsx';
import { PageTitle } from '../../page/PageTitle.tsx';
import { useInterval } from '../../page/use-interval.ts';
import { loadPage } from '../../session/page-api.ts';
import { useTexts } from '../../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../../page/Waiting.tsx';

const busyMs = 2_000;
const idleMs = 60_000;

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const { runId = '' } = params;
  return loadPage(request, (api) => api.call(getImport, { params: { runId } }));
}

/** One import. */
export default function ImportPage() {
  const { imports: words } = useTexts();
  const found = useLoaderData<typeof clientLoader>();
  const { revalidate } = useRevalidator();
  useInterval(found.run.state === 'running' ? busyMs : idleMs, revalidate);
  return (
    <>
      <PageTitle>{`${found.run.fileName} · ${words.title}`}</PageTitle>
      <p>
        <Link to="/imports">{words.back}</Link>
      </p>
      <RunDesk found={found} />
    </>
  );
}
