import { breakpoints } from '#kernel/breakpoints.ts';
import type { Locale } from '#kernel/locale.ts';
import { typesetAround } from '#kernel/typesetting/typeset-around.ts';
import { html } from '#platform/http/html.ts';

/** What a mail says, before it gets a shape. */
export type MailContent = Readonly<{
  locale: Locale;
  title: string;
  /** A line that begins with a bullet is a point of a list. */
  lines: readonly string[];
  /** What it answers, below the first line. */
  answer?: MailAnswer | undefined;
  /** What the mail is about, name by name, below that. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** A list with its heading, below the lines. */
  list?: { heading: string; items: readonly string[] } | undefined;
  button: { label: string; url: string };
  /** A second way on, quieter than the button. */
  also?: { label: string; url: string } | undefined;
  footer: string;
  /** Names, numbers and addresses of others that the words hold: they stay as they are registered, whatever is set around them. */
  names?: readonly string[];
  /** A way out for whoever does not want such mails. */
  stop?: { label: string; url: string };
}>;

/** What the mail answers, before everything else it says. */
export type MailAnswer = Readonly<{
  tone: MailTone;
  headline: string;
  /** Of 100, drawn as a bar; the lines say it in words. */
  score?: number | undefined;
  lines: readonly string[];
  /** What was found or not, each with how it is meant. */
  points: readonly Readonly<{ tone: MailTone; text: string }>[];
  /** Names of others that it holds. */
  names?: readonly string[];
}>;
type MailTone = 'good' | 'warn' | 'bad' | 'none';

/** The two bodies of a mail: HTML in the product's colours, light and dark, and the same in plain text. */
export function mailBody(content: MailContent): { html: string; text: string } {
  const set = settled(content);
  const { locale, title, lines, button, also, footer, stop } = set;
  const [first = '', ...others] = lines;
  const [answer, facts, list] = [answerOf(set), factsOf(set), listOf(set)];
  const alsoLink =
    also &&
    html`<p style="margin:0 0 8px"><a class="link" href="${also.url}" style="color:#1554d1">${also.label}</a></p>`;
  const wayOut =
    stop &&
    html`<p style="margin:8px 0 0"><a class="muted" href="${stop.url}" style="color:#4e5d78">${stop.label}</a></p>`;
  // Whoever is answered goes on from the answer; else the button stands behind what explains it.
  const way = html`<p style="margin:24px 0 12px"><a class="button" href="${button.url}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#1554d1;color:#ffffff;text-decoration:none;font-weight:bold">${button.label}</a></p>
<p class="muted" style="margin:0 0 20px;color:#4e5d78;font-size:13px;overflow-wrap:anywhere">${button.url}</p>`;
  const body = html`<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title>${device}</head>
<body class="page" style="margin:0;padding:24px 12px;background:#eef2fa;color:#0b1b33;font:16px/1.5 Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #dfe5ef;border-radius:12px;text-align:left">
<tr><td class="row side" style="padding:20px 28px;border-bottom:1px solid #dfe5ef;font-size:18px;font-weight:bold"><span style="display:inline-block;width:28px;margin-right:10px;border-radius:7px;background:#1554d1;color:#ffffff;line-height:28px;text-align:center" aria-hidden="true">✓</span>Countercheck</td></tr>
<tr><td class="side" style="padding:28px"><h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${unbroken(title)}</h1>${paragraph(first)}${answer.html}${answer.html && way}${facts.html}${piecesOf(others).map(pieceHtml)}${list.html}
${answer.html ? undefined : way}${alsoLink}</td></tr>
<tr><td class="row soft muted side" style="padding:20px 28px;border-top:1px solid #dfe5ef;border-radius:0 0 12px 12px;background:#f5f7fb;color:#4e5d78;font-size:14px">${footer}${wayOut}</td></tr></table></td></tr></table></body></html>`;
  return { html: `<!doctype html>${body.text}`, text: textOf(content) };
}

const paragraph = (line: string) => html`<p style="margin:0 0 16px">${line}</p>`;
const listed = (items: readonly string[]) =>
  html`<ul style="margin:0 0 16px;padding-left:20px">${items.map((item) => html`<li style="margin:0 0 8px">${item}</li>`)}</ul>`;

/** Lines in their order; those that begin with a bullet stand together as one list. */
function piecesOf(lines: readonly string[]): (string | string[])[] {
  const pieces: (string | string[])[] = [];
  for (const line of lines) {
    if (!line.startsWith(bullet)) pieces.push(line);
    else {
      const item = line.slice(bullet.length);
      const last = pieces.at(-1);
      if (typeof last === 'object') last.push(item);
      else pieces.push([item]);
    }
  }
  return pieces;
}
const bullet = '• ';
const pieceHtml = (piece: string | readonly string[]) =>
  typeof piece === 'string' ? paragraph(piece) : listed(piece);

const pieceText = (piece: string | readonly string[]) =>
  typeof piece === 'string' ? piece : piece.map((item) => bullet + item).join('\n');

/** The same as it was written: a text has no lines that somebody else ends. */
function textOf(content: MailContent): string {
  const { lines, button, also, footer, stop } = content;
  const [first = '', ...others] = lines;
  const [answer, facts, list] = [answerOf(content), factsOf(content), listOf(content)];
  const way = `${button.label}: ${button.url}`;
  return [
    first,
    answer.text,
    answer.html && way,
    facts.text,
    ...piecesOf(others).map(pieceText),
    list.text,
    answer.html ? undefined : way,
    also && `${also.label}: ${also.url}`,
    footer,
    stop && `${stop.label}: ${stop.url}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** What belongs together stays on one line, whatever width a reader has. */
function settled(content: MailContent): MailContent {
  const { title, lines, answer, facts = [], list, footer, names = [] } = content;
  const kept = [...names, ...(answer?.names ?? [])];
  const set = (text: string) => typesetAround(text, content.locale, kept);
  return {
    ...content,
    title: set(title),
    lines: lines.map(set),
    footer: set(footer),
    facts: facts.map(([name, value]) => [set(name), set(value)]),
    list: list && { heading: set(list.heading), items: list.items.map(set) },
    answer: answer && {
      ...answer,
      headline: set(answer.headline),
      lines: answer.lines.map(set),
      points: answer.points.map((point) => ({ ...point, text: set(point.text) })),
    },
  };
}

/** Numbers with hyphens stay on one line. */
function unbroken(title: string) {
  return title
    .split(/([\w-]{0,12}\d-\d[\w-]{0,12})/)
    .map((part, at) => (at % 2 === 0 ? part : html`<span style="white-space:nowrap">${part}</span>`));
}

/** For readers that ask the device; the others keep what stands in each element: the light colours and the width of a desk. */
const device = html`<style>@media (max-width:${breakpoints.sm - 1}px){.page{padding:12px 0!important}.side{padding-left:18px!important;padding-right:18px!important}.button{display:block!important;text-align:center!important}}@media (prefers-color-scheme:dark){.page{background:#0a1120!important;color:#e8edf7!important}.card{background:#121b2e!important;border-color:#2a3550!important}.row{border-color:#2a3550!important}.soft{background:#0f1728!important}.muted{color:#a9b5cc!important}.link{color:#7ea6ff!important}.button{background:#7ea8ff!important;color:#0b1220!important}.track{background:#2a3550!important}.sign{color:#0b1220!important}.good{color:#55d6a0!important}.warn{color:#f0b35a!important}.bad{color:#ff8d84!important}.good-bar{background:#55d6a0!important}.warn-bar{background:#f0b35a!important}.bad-bar{background:#ff8d84!important}.none-bar{background:#a9b5cc!important}}</style>`;

const toneColors: Readonly<Record<MailTone, string>> = {
  good: '#0e7a4f',
  warn: '#8a5800',
  bad: '#b3261e',
  none: '#4e5d78',
};
const signs: Readonly<Record<MailTone, string>> = { good: '✓', warn: '!', bad: '!', none: '·' };

function answerOf({ answer }: MailContent) {
  if (answer === undefined) return { html: undefined, text: '' };
  const { tone, headline, score, lines, points } = answer;
  const point = ({ tone: meant, text }: MailAnswer['points'][number]) =>
    html`<tr><td style="width:30px;padding:6px 0;vertical-align:top"><span class="sign ${meant}-bar" style="display:inline-block;width:20px;border-radius:${meant === 'good' ? '10px' : '4px'};background:${toneColors[meant]};color:#ffffff;font-size:13px;line-height:20px;text-align:center;font-weight:bold">${signs[meant]}</span></td><td style="padding:6px 0">${text}</td></tr>`;
  return {
    html: html`<table role="presentation" class="row" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border:1px solid #dfe5ef;border-radius:10px">
<tr><td style="padding:16px 20px"><p class="${tone}" style="margin:0;color:${toneColors[tone]};font-size:20px;line-height:1.3;font-weight:bold">${headline}</p>${score !== undefined && barOf(score, tone)}${lines.map(
      (line) => html`<p style="margin:6px 0 0">${line}</p>`,
    )}</td></tr>${
      points.length > 0 &&
      html`<tr><td class="row soft" style="padding:10px 20px;border-top:1px solid #dfe5ef;border-radius:0 0 10px 10px;background:#f5f7fb;font-size:15px"><table role="presentation" cellpadding="0" cellspacing="0">${points.map(point)}</table></td></tr>`
    }</table>`,
    text: [headline, ...lines, ...points.map(({ tone: meant, text }) => `${signs[meant]} ${text}`)].join(
      '\n',
    ),
  };
}

/** Cells that are as wide as what they mean: no picture that a reader would have to fetch. */
function barOf(score: number, tone: MailTone) {
  const cell = 'height:8px;border-radius:4px;font-size:0;line-height:0';
  return html`<table role="presentation" aria-hidden="true" class="track" width="100%" cellpadding="0" cellspacing="0" style="margin:10px 0 4px;border-radius:4px;background:#dfe5ef"><tr><td class="${tone}-bar" width="${score}%" style="${cell};background:${toneColors[tone]}"></td><td style="${cell}"></td></tr></table>`;
}

function factsOf({ facts = [] }: MailContent) {
  const cell = 'padding:9px 0;border-top:1px solid #dfe5ef;vertical-align:top';
  return {
    html:
      facts.length > 0 &&
      html`<table role="presentation" class="row" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-bottom:1px solid #dfe5ef">${facts.map(
        ([name, value]) =>
          html`<tr><td class="row muted" style="${cell};padding-right:16px;color:#4e5d78;font-size:14px;width:32%">${name}</td><td class="row" style="${cell};font-weight:bold;overflow-wrap:anywhere">${value}</td></tr>`,
      )}</table>`,
    text: facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
  };
}

function listOf({ list }: MailContent) {
  if (list === undefined) return { html: undefined, text: '' };
  return {
    html: html`<p style="margin:0 0 8px;font-weight:bold">${list.heading}</p>${listed(list.items)}`,
    text: [list.heading, ...list.items.map((item) => `- ${item}`)].join('\n'),
  };
}
