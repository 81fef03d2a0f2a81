/** What an installed site is called and drawn with. */
const manifest = {
  name: 'Countercheck',
  short_name: 'Countercheck',
  description: 'Credit reports on foreign companies',
  start_url: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#1554d1',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export function loader() {
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
}
