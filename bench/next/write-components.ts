import { jsxProperty } from './jsx-names.ts';
import { type Element, elementsOf, type Markup } from './parse-html.ts';

/** Left to the framework that draws the page: nonces, preloads and how its own links are marked. */
const skipped = new Set(['nonce', 'data-discover']);
/** What a developer would make a component of its own, and of these what needs the browser. */
const sectionTags = new Set(['section', 'footer', 'nav', 'article', 'aside', 'details', 'main']);
const clientTags = new Set(['header', 'form', 'dialog', 'button']);

/** Source files by name. */
export type Sources = Readonly<Record<string, string>>;

type Part = Readonly<{ name: string; holes: readonly number[] }>;
/** What is being written: the leaves of the same element wherever it stands, and which of them are properties. */
type Scope = {
  leaves: readonly (readonly string[])[];
  holes: ReadonlySet<number>;
  at: number;
  isClient: boolean;
};

/**
 * Writes the components of a page: what is repeated becomes one component with properties and its values become data,
 * sections become server components, what reacts to the visitor a client component.
 */
export function writeComponents(body: Element, head: readonly Element[]): Sources {
  const byShape = Map.groupBy(elementsOf(body), shapeOf);
  const repeated = new Map(
    [...byShape].filter(([, [first, second]]) => first && second && elementsOf(first).length > 1),
  );
  const parts = new Map<string, Part>();
  const partSources: string[] = [];
  const serverSources: string[] = [];
  const files: Record<string, string> = {};
  const lists: Record<string, Record<string, string>[]> = {};
  let count = 0;

  const main = childrenOf(body.children, single(body, false));
  const meta = head.map((element) => elementSource(element, single(element, false), true)).join('\n');
  const imports = Object.keys(files).map((name) => `import { ${name} } from './${name}.jsx';`);
  return {
    ...Object.fromEntries(Object.entries(files).map(([name, source]) => [`${name}.jsx`, source])),
    'Parts.jsx': ["import Link from 'next/link';", ...partSources].join('\n'),
    'CountryPage.jsx': [
      "import Link from 'next/link';",
      "import * as Parts from './Parts.jsx';",
      ...imports,
      ...serverSources,
      `export function CountryPage({ content }) { return <>${meta}${main}</>; }`,
    ].join('\n'),
    'content.js': [
      `const countries = new Map([['de', ${JSON.stringify(lists)}]]);`,
      'export async function readCountry(code) { return countries.get(code); }',
    ].join('\n'),
  };

  function childrenOf(children: readonly Markup[], scope: Scope): string {
    let source = '';
    for (let index = 0; index < children.length; index += 1) {
      const child = children[index];
      if (child === undefined || isOurs(child)) continue;
      if (typeof child === 'string') {
        source += `{${valueAt(scope, scope.at)}}`;
        scope.at += 1;
        continue;
      }
      const run = scope.leaves.length === 1 ? runOf(children, index) : 1;
      if (run > 1) {
        source += listSource(child, run, scope);
        index += run - 1;
      } else source += elementSource(child, scope);
    }
    return source;
  }

  /** Neighbours of the same shape become data and one line that maps over it. */
  function listSource(child: Element, run: number, scope: Scope): string {
    const part = partOf(child);
    const leafCount = leavesOf(child).length;
    const items = Array.from({ length: run }, (_item, index) =>
      Object.fromEntries(
        part.holes.map((hole) => [`v${hole}`, scope.leaves[0]?.[scope.at + index * leafCount + hole] ?? '']),
      ),
    );
    scope.at += run * leafCount;
    const name = `list${Object.keys(lists).length}`;
    lists[name] = items;
    return `{content.${name}.map((item, index) => <Parts.${part.name} key={index} {...item} />)}`;
  }

  function elementSource(element: Element, scope: Scope, isRoot = false): string {
    if (!isRoot && repeated.has(shapeOf(element))) {
      const part = partOf(element);
      const values = part.holes.map((hole) => `v${hole}={${valueAt(scope, scope.at + hole)}}`);
      scope.at += leavesOf(element).length;
      return `<Parts.${part.name} ${values.join(' ')} />`;
    }
    const isAlone = scope.leaves.length === 1;
    if (!isRoot && isAlone && !scope.isClient && clientTags.has(element.tag))
      return sectionSource(element, scope, true);
    if (!isRoot && isAlone && sectionTags.has(element.tag))
      return sectionSource(element, scope, scope.isClient);
    return tagSource(element, scope);
  }

  function sectionSource(element: Element, scope: Scope, isClient: boolean): string {
    const listsBefore = Object.keys(lists).length;
    count += 1;
    const name = `${isClient ? 'Client' : 'Section'}${count}`;
    const isNewFile = isClient && !scope.isClient;
    const inner: Scope = { ...scope, isClient };
    const jsx = tagSource(element, inner);
    scope.at = inner.at;
    const used = Object.keys(lists).slice(listsBefore);
    if (isNewFile) {
      files[name] = [
        "'use client';",
        "import Link from 'next/link';",
        "import { useState } from 'react';",
        "import * as Parts from './Parts.jsx';",
        `export function ${name}({ content }) {`,
        '  const [isUsed, setUsed] = useState(false);',
        `  return ${jsx.replace(/^<([\w.]+)/, '<$1 data-used={isUsed || undefined} onClick={() => setUsed(true)}')};`,
        '}',
      ].join('\n');
      return `<${name} content={{ ${used.map((list) => `${list}: content.${list}`).join(', ')} }} />`;
    }
    // A client component is one file: what is inside it is written where it stands.
    if (isClient) return jsx;
    serverSources.push(`function ${name}({ content }) { return ${jsx}; }`);
    return `<${name} content={content} />`;
  }

  function tagSource(element: Element, scope: Scope): string {
    const properties: string[] = [];
    for (const [name] of element.attributes) {
      if (!skipped.has(name)) properties.push(jsxProperty(element.tag, name, valueAt(scope, scope.at)));
      scope.at += 1;
    }
    const tag = element.tag === 'a' && element.attributes.has('data-discover') ? 'Link' : element.tag;
    const inside = childrenOf(element.children, scope);
    const start = [tag, ...properties].join(' ');
    return inside === '' ? `<${start} />` : `<${start}>${inside}</${tag}>`;
  }

  function partOf(element: Element): Part {
    const shape = shapeOf(element);
    const known = parts.get(shape);
    if (known !== undefined) return known;
    const leaves = (repeated.get(shape) ?? [element]).map(leavesOf);
    const holes = (leaves[0] ?? []).flatMap((_leaf, index) =>
      leaves.every((one) => one[index] === leaves[0]?.[index]) ? [] : [index],
    );
    const part: Part = { name: `Part${parts.size + 1}`, holes };
    parts.set(shape, part);
    const scope: Scope = { leaves, holes: new Set(holes), at: 0, isClient: false };
    const jsx = elementSource(element, scope, true).replaceAll('<Parts.', '<');
    partSources.push(
      `export function ${part.name}({ ${holes.map((hole) => `v${hole}`).join(', ')} }) { return ${jsx}; }`,
    );
    return part;
  }

  /** How many neighbours from here on have the shape of this one, if that shape is a component. */
  function runOf(children: readonly Markup[], from: number): number {
    const first = children[from];
    if (first === undefined || typeof first === 'string' || !repeated.has(shapeOf(first))) return 1;
    const shape = shapeOf(first);
    const after = children
      .slice(from)
      .findIndex((child) => typeof child === 'string' || shapeOf(child) !== shape);
    return after === -1 ? children.length - from : after;
  }
}

function single(element: Element, isClient: boolean): Scope {
  return {
    leaves: [leavesOf(element)],
    holes: new Set(),
    at: element.attributes.size * Number(element.tag === 'body'),
    isClient,
  };
}

function valueAt(scope: Scope, leaf: number): string {
  return scope.holes.has(leaf) ? `v${leaf}` : JSON.stringify(scope.leaves[0]?.[leaf] ?? '');
}

/** Scripts of our own framework and the places it streams to: Next brings its own. */
export function isOurs(markup: Markup): boolean {
  if (typeof markup === 'string') return false;
  const { tag, attributes } = markup;
  const isStreamed = attributes.has('hidden') && /^S:\d+$/.test(attributes.get('id') ?? '');
  return tag === 'template' || isStreamed || (tag === 'script' && attributes.has('nonce'));
}

/** Everything that may differ between two elements of one shape: values of attributes and texts, in order. */
function leavesOf(element: Element): string[] {
  return [
    ...element.attributes.values(),
    ...element.children.flatMap((child) =>
      typeof child === 'string' ? [child] : isOurs(child) ? [] : leavesOf(child),
    ),
  ];
}

/** Tag, names of attributes and the shapes inside. */
function shapeOf(element: Element): string {
  const inside = element.children.map((child) => (typeof child === 'string' ? '#' : shapeOf(child)));
  return `${element.tag}[${[...element.attributes.keys()].join(' ')}](${inside.join()})`;
}
