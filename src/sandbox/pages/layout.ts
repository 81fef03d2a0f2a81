import type { Locale } from '#kernel/locale.ts';
import { html, type SafeHtml } from '#platform/http/html.ts';
import type { PageTexts } from '../texts/page-texts.ts';

/** Who takes the money, as the payer knows it. */
export const merchantName = 'Countercheck';

/** A whole page under the banner that says it is a test. */
export function layout(locale: Locale, texts: PageTexts, title: string, body: SafeHtml): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/pages.css">
<script src="/assets/card.js" defer></script>
</head>
<body>
<header class="banner"><strong>${texts.banner}</strong> · ${texts.bannerMore}</header>
${body}
</body>
</html>
`.text;
}

/** The same mark as on the merchant's site: a tick in a rounded square. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1554d1"/>' +
  '<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"><path d="M8 10h9M8 16h4M8 22h4" stroke-width="2" opacity=".65"/><path d="m13.5 17.5 4.5 4.5L26 11" stroke-width="3"/></g></svg>';

export const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"/><path class="lines" d="M8 10h9M8 16h4M8 22h4"/><path d="m13.5 17.5 4.5 4.5L26 11"/></svg>`;

export const shield = html`<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M12 3l7 2.6v5.5c0 4.4-2.9 8-7 9.9-4.1-1.9-7-5.5-7-9.9V5.6z"/><path d="M8.8 12.1l2.3 2.3 4.2-4.6"/></svg>`;
