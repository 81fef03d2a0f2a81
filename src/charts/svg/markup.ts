// What no XML may hold, and marks that turn the direction of whatever follows them.
const refused =
  /[^\t\n\r\u0020-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text without what a drawing cannot bear, its white space in single blanks. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(refused, '')
    .replace(/[ \t\n\r]+/g, ' ')
    .trim();

/** A text as it stands in an attribute or between tags. */
export const escaped = (text: string): string =>
  plainText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** A length to a hundredth of a pixel; what is none counts as nothing. */
export function rounded(value: number): string {
  const shortened = Number.isFinite(value) ? Math.round(value * 100) / 100 : 0;
  return String(Object.is(shortened, -0) ? 0 : shortened);
}

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; what it holds is markup already. */
export function element(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value ?? '')}"`)
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** A rectangle that is never narrower than nothing. */
export const rect = (x: number, y: number, width: number, height: number, more: Attributes): string =>
  element('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), ...more });

/** A line from point to point. */
export const line = (points: readonly (readonly [number, number])[], more: Attributes): string =>
  element('path', {
    d: points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join(''),
    fill: 'none',
    ...more,
  });
