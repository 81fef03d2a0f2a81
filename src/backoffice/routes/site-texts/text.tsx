import { type ClientLoaderFunctionArgs, Link, useLoaderData } from 'react-router';
import { getSiteText } from '#workflows/edit-texts/contract.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { loadPage } from '../../session/page-api.ts';
import { TextDesk } from '../../site-texts/TextDesk.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../../page/Waiting.tsx';

export function clientLoader({ request, params }: ClientLoaderFunctionArgs) {
  const kind = params.kind === 'article' ? 'article' : 'page';
  return loadPage(request, (api) => api.call(getSiteText, { params: { kind, name: params.name ?? '' } }));
}

/** One text of the site: written, looked at, published. */
export default function SiteText() {
  const { siteTexts: words, locale } = useTexts();
  const loaded = useLoaderData<typeof clientLoader>();
  const { kind, name, titles } = loaded.text;
  return (
    <>
      <PageTitle>{`${titles[locale]} · ${words.title}`}</PageTitle>
      <p>
        <Link to="/catalogue/texts">{words.back}</Link>
      </p>
      <TextDesk key={`${kind} ${name}`} loaded={loaded} />
    </>
  );
}
