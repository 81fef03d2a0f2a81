import { readHtmlSigns } from '#findings/reading/html-signs.ts';

const silent = ['script', 'style', 'template', 'noscript', 'svg', 'head'];
/** Scripts and styles often stand before it. */
const maxHeadChars = 512 * 1024;
const blocks =
  /^(?:\/?(?:p|div|br|hr|tr|li|ul|ol|dl|dt|dd|h[1-6]|table|section|article|header|footer|pre|blockquote|form))\b/i;

/** The words of a page of the web, line by line; nothing of it is run, and whatever is in its head stays out. One walk, however it is written. */
export function textOfMarkup(markup: string): string {
  const pieces: string[] = [];
  // Of the alphabet of tags alone: other letters become two, and places would no longer agree.
  const lower = markup.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  let at = 0;
  while (at < markup.length) {
    const open = markup.indexOf('<', at);
    pieces.push(markup.slice(at, open === -1 ? undefined : open).replaceAll(/\s+/g, ' '));
    if (open === -1) break;
    if (markup.startsWith('<!--', open)) {
      at = after(markup, '-->', open + 4);
      continue;
    }
    const close = markup.indexOf('>', open);
    if (close === -1) break;
    const tag = lower.slice(open + 1, Math.min(close, open + 20));
    const name = /^[a-z][a-z0-9]*/.exec(tag)?.[0] ?? '';
    if (silent.includes(name) && markup[close - 1] !== '/') {
      const end = lower.indexOf(`</${name}`, close);
      at = end === -1 ? markup.length : after(markup, '>', end);
      continue;
    }
    if (/^\/?t[dh]\b/.test(tag)) pieces.push('\t');
    else if (blocks.test(tag)) pieces.push('\n');
    at = close + 1;
  }
  return (
    readHtmlSigns(pieces.join(''))
      .replaceAll('\u00a0', ' ')
      .replaceAll(/\t[ \t]*/g, '\t')
      // Not by one pattern: a run of spaces without an end would be walked from each of them.
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n')
  );
}

/** What stands in the first title of a page, looked for where heads are; empty where there is none. */
export function titleInMarkup(markup: string): string {
  const head = markup.slice(0, maxHeadChars);
  const open = /<title(?:\s[^<>]{0,500})?>/i.exec(head);
  if (open === null) return '';
  const [title = ''] = head.slice(open.index + open[0].length).split('<', 1);
  return readHtmlSigns(title);
}

function after(text: string, end: string, from: number): number {
  const at = text.indexOf(end, from);
  return at === -1 ? text.length : at + end.length;
}
