import type { Locale } from '#kernel/locale.ts';
import { html } from '#platform/http/html.ts';

/** What a mail says, before it gets a shape. */
export type MailContent = Readonly<{
  locale: Locale;
  title: string;
  lines: readonly string[];
  button: { label: string; url: string };
  footer: string;
  /** A way out for whoever does not want such mails. */
  stop?: { label: string; url: string };
}>;

/** The two bodies of a mail: HTML in the product's colours, and the same in plain text. */
export function mailBody({ locale, title, lines, button, footer, stop }: MailContent): {
  html: string;
  text: string;
} {
  const paragraphs = lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`);
  const wayOut =
    stop &&
    html`<p style="margin:8px 0 0;font-size:14px"><a href="${stop.url}" style="color:#4e5d78">${stop.label}</a></p>`;
  const body = html`<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7fb;color:#0b1b33;font:16px/1.5 Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe5ef;border-radius:10px">
<tr><td style="padding:28px"><p style="margin:0 0 20px;font-weight:bold;color:#1554d1">Countercheck</p>
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${title}</h1>${paragraphs}
<p style="margin:24px 0"><a href="${button.url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1554d1;color:#ffffff;text-decoration:none;font-weight:bold">${button.label}</a></p>
<p style="margin:0;font-size:14px;color:#4e5d78">${footer}</p>${wayOut}</td></tr></table></td></tr></table></body></html>`;
  return {
    html: `<!doctype html>${body.text}`,
    text: `${lines.join('\n\n')}\n\n${button.label}: ${button.url}\n\n${footer}\n${stop === undefined ? '' : `\n${stop.label}: ${stop.url}\n`}`,
  };
}
