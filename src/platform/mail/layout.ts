import type { Locale } from '#kernel/locale.ts';
import { html } from '#platform/http/html.ts';

/** What a mail says, before it gets a shape. */
export type MailContent = Readonly<{
  locale: Locale;
  title: string;
  lines: readonly string[];
  /** What the mail is about, name by name, below the first line. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** A list with its heading, below the lines. */
  list?: { heading: string; items: readonly string[] } | undefined;
  button: { label: string; url: string };
  /** A second way on, quieter than the button. */
  also?: { label: string; url: string } | undefined;
  footer: string;
  /** A way out for whoever does not want such mails. */
  stop?: { label: string; url: string };
}>;

/** The two bodies of a mail: HTML in the product's colours, and the same in plain text. */
export function mailBody(content: MailContent): { html: string; text: string } {
  const { locale, title, lines, button, also, footer, stop } = content;
  const [first = '', ...others] = lines;
  const paragraph = (line: string) => html`<p style="margin:0 0 16px">${line}</p>`;
  const [facts, list] = [factsOf(content), listOf(content)];
  const alsoLink =
    also &&
    html`<p style="margin:0 0 24px"><a href="${also.url}" style="color:#1554d1">${also.label}</a></p>`;
  const wayOut =
    stop &&
    html`<p style="margin:8px 0 0;font-size:14px"><a href="${stop.url}" style="color:#4e5d78">${stop.label}</a></p>`;
  const body = html`<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f5f7fb;color:#0b1b33;font:16px/1.5 Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe5ef;border-radius:10px">
<tr><td style="padding:28px"><p style="margin:0 0 20px;font-weight:bold;color:#1554d1">Countercheck</p>
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.3">${title}</h1>${paragraph(first)}${facts.html}${others.map(paragraph)}${list.html}
<p style="margin:24px 0"><a href="${button.url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1554d1;color:#ffffff;text-decoration:none;font-weight:bold">${button.label}</a></p>
${alsoLink}<p style="margin:0;font-size:14px;color:#4e5d78">${footer}</p>${wayOut}</td></tr></table></td></tr></table></body></html>`;
  return {
    html: `<!doctype html>${body.text}`,
    text: [
      first,
      facts.text,
      ...others,
      list.text,
      `${button.label}: ${button.url}`,
      also && `${also.label}: ${also.url}`,
      footer,
      stop && `${stop.label}: ${stop.url}`,
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
  };
}

function factsOf({ facts = [] }: MailContent) {
  const cell = 'padding:8px 0;border-top:1px solid #dfe5ef;vertical-align:top';
  return {
    html:
      facts.length > 0 &&
      html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-bottom:1px solid #dfe5ef">${facts.map(
        ([name, value]) =>
          html`<tr><td style="${cell};padding-right:16px;color:#4e5d78;font-size:14px;width:32%">${name}</td><td style="${cell};overflow-wrap:anywhere">${value}</td></tr>`,
      )}</table>`,
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
  };
}

function listOf({ list }: MailContent) {
  if (list === undefined) return { html: undefined, text: '' };
  const items = list.items.map((item) => html`<li style="margin:0 0 8px">${item}</li>`);
  return {
    html: html`<p style="margin:0 0 8px;font-weight:bold">${list.heading}</p><ul style="margin:0 0 16px;padding-left:20px">${items}</ul>`,
    text: [list.heading, ...list.items.map((item) => `- ${item}`)].join('\n'),
  };
}
