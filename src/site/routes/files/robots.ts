import type { LoaderFunctionArgs } from 'react-router';
import { locales, localizedPath } from '#kernel/locale.ts';
import { requestInfoContext } from '../../api/server-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(requestInfoContext);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /staff',
    ...['/track/', '/sample', '/verify/'].flatMap((path) =>
      locales.map((locale) => `Disallow: ${localizedPath(locale, path)}`),
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
