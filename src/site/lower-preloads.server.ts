/**
 * React Router writes its modulepreload links before the stylesheets, where they compete with them for the first
 * kilobytes; as low priority they wait for the style.
 */
export function lowerPreloads(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  return (
    head.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"') +
    html.slice(end)
  );
}
