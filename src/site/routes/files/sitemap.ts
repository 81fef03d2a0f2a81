import type { LoaderFunctionArgs } from 'react-router';
import { pageApi } from '../../api/page-api.server.ts';
import { requestInfoContext } from '../../api/server-context.ts';
import { textsNow } from '../../content/texts-now.server.ts';
import { listPages, sitemapXml } from '../../search-engines/sitemap.server.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(requestInfoContext);
  const pages = await listPages(pageApi(context), await textsNow(context));
  return new Response(sitemapXml(publicUrl, pages), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
