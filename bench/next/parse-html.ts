/** An element of a page, or a text in it. */
export type Markup = Element | string;
export type Element = Readonly<{ tag: string; attributes: ReadonlyMap<string, string>; children: Markup[] }>;

const voidTags = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
]);
const rawTags = new Set(['script', 'style']);
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Reads a document that React wrote: every tag is closed, every attribute quoted, nothing to be forgiven. */
export function parseHtml(html: string): Element {
  const root: Element = { tag: '#document', attributes: new Map(), children: [] };
  const open: Element[] = [root];
  const tokens =
    /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi;
  let at = 0;
  for (let token = tokens.exec(html); token !== null; token = tokens.exec(html)) {
    const parent = open.at(-1) ?? root;
    if (token.index > at) addText(parent, decode(html.slice(at, token.index)));
    at = tokens.lastIndex;
    const [, closed, opened, attributes = '', selfClosed] = token;
    if (closed !== undefined) {
      if (open.pop()?.tag !== closed) throw new Error(`</${closed}> closes nothing at ${token.index}`);
    } else if (opened !== undefined) {
      const element: Element = { tag: opened, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (rawTags.has(opened)) {
        const end = html.indexOf(`</${opened}>`, at);
        if (end > at) element.children.push(html.slice(at, end));
        at = end + `</${opened}>`.length;
        tokens.lastIndex = at;
      } else if (!voidTags.has(opened) && selfClosed !== '/') open.push(element);
    }
  }
  return root;
}

/** The first element of this tag, in the order of the document. */
export function findTag(element: Element, tag: string): Element {
  const found = elementsOf(element).find((one) => one.tag === tag);
  if (found === undefined) throw new Error(`the page has no <${tag}>`);
  return found;
}

/** The element and all elements in it, in the order of the document. */
export function elementsOf(element: Element): Element[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
  ];
}

/** All that can be read in an element; scripts say nothing to a reader. */
export function textOf(markup: Markup): string {
  if (typeof markup === 'string') return markup;
  return rawTags.has(markup.tag) ? '' : markup.children.map(textOf).join('');
}

/** React parts neighbouring texts by a comment; for a reader they are one. */
function addText(parent: Element, text: string): void {
  const last = parent.children.at(-1);
  if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text;
  else parent.children.push(text);
}

function attributesOf(text: string): Map<string, string> {
  const found = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, decode(value)]));
}

function decode(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
