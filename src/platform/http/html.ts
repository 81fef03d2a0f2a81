/** Text that may stand in a page as it is: made by the `html` tag, or of a constant of ours. */
export class SafeHtml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = SafeHtml | string | number | false | null | undefined | readonly HtmlPart[];

/** Builds HTML; every inserted text is escaped, `false`, null and undefined leave nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly HtmlPart[]): SafeHtml {
  return new SafeHtml(strings.reduce((text, string, index) => text + print(parts[index - 1]) + string));
}

function print(part: HtmlPart): string {
  if (part instanceof SafeHtml) return part.text;
  if (part === false || part === null || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map(print).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '').replaceAll('\0', '');
}
