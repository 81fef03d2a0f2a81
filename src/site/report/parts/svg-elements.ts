import type { ReactElement, ReactNode } from 'react';
import { jsxs } from 'react/jsx-runtime';

const tag = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gu;
const attribute = /([\w:-]+)="([^"]*)"/gu;
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** What our charts are drawn with: whatever else stood in a drawing would be left out. */
const known = [
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'title',
  'desc',
  'defs',
  'pattern',
  'clipPath',
] as const;
const renamed: Readonly<Record<string, string>> = { class: 'className' };

type Open = { name: string; attributes: Record<string, string>; children: ReactNode[] };

/**
 * A drawing of `#charts` as elements of the page: pages turn no text into markup, and the theme of the page reaches into the
 * drawing. Styles and handlers are left out, for the page's policy refuses them.
 */
export function svgElements(svg: string): ReactElement | null {
  const root: Open = { name: '', attributes: {}, children: [] };
  const stack = [root];
  for (const [, slash, name, attributes = '', closed, text] of svg.matchAll(tag)) {
    const parent = stack.at(-1) ?? root;
    if (name === undefined) parent.children.push(readText(text ?? ''));
    else if (slash === '/') {
      if (stack.length > 1) close(stack);
    } else {
      stack.push({ name, attributes: readAttributes(attributes), children: [] });
      if (closed === '/') close(stack);
    }
  }
  while (stack.length > 1) close(stack);
  const first = root.children.find((child) => typeof child === 'object');
  // Children are texts, which are no objects, and elements.
  return (first as ReactElement | undefined) ?? null;
}

function close(stack: Open[]): void {
  const done = stack.pop();
  const parent = stack.at(-1);
  if (done === undefined || parent === undefined) return;
  const { attributes, children } = done;
  const name = known.find((one) => one === done.name);
  if (name === undefined) return;
  // What every element of the site is made by: another maker would be more code on all pages.
  parent.children.push(jsxs(name, { ...attributes, children }, String(parent.children.length)));
}

function readAttributes(text: string): Record<string, string> {
  const read: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (name === 'style' || name.startsWith('on') || name.startsWith('xmlns')) continue;
    const property =
      renamed[name] ?? name.replaceAll(/[-:]([a-z])/g, (_whole, sign: string) => sign.toUpperCase());
    read[name.startsWith('aria-') ? name : property] = readText(value);
  }
  return read;
}

const readText = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? '');
