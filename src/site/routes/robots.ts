import type { LoaderFunctionArgs } from 'react-router';
import { requestInfoContext } from '../server-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { publicUrl } = context.get(requestInfoContext);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /staff',
    'Disallow: /track/',
    'Disallow: /ru/track/',
    'Disallow: /sample',
    'Disallow: /ru/sample',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
