const styleLink = /<link nonce="[^"]*" rel="stylesheet"/g;

/**
 * React Router writes its modulepreload links before the stylesheets, where they compete with them for the first
 * kilobytes; as low priority they wait for the style. Styles come from our own origin, which the policy allows, so they
 * need no nonce.
 */
export function lowerPreloads(html: string): string {
  const end = html.indexOf('</head>');
  const head = html
    .slice(0, end)
    .replaceAll(styleLink, '<link rel="stylesheet"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return head + html.slice(end);
}
