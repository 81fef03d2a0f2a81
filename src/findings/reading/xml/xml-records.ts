import { Unreadable } from '../reading.ts';
import { createXmlReader, type XmlBounds, type XmlElement, type XmlReader } from './xml-reader.ts';

/** One element with all that is in it. */
export type XmlNode = Readonly<{
  name: string;
  attribute(name: string): string | undefined;
  children: readonly XmlNode[];
  /** All text inside, that of its children included, with single spaces. */
  text: string;
  line: number;
}>;

/** A record of more elements is none of a company or a person. */
const maxNodes = 20_000;

/**
 * Gives every element called `record`, one at a time, with all that is in it: memory is that of one record. A record within a
 * record belongs to the outer one.
 */
export function createRecordReader(
  record: string | readonly string[],
  take: (node: XmlNode) => void,
  bounds: XmlBounds,
): XmlReader {
  const wanted = new Set(typeof record === 'string' ? [record] : record);
  const open: { node: XmlNode; children: XmlNode[]; texts: (string | XmlNode)[] }[] = [];
  let nodes = 0;
  return createXmlReader(
    {
      open(element) {
        if (open.length === 0 && !wanted.has(element.name)) return;
        nodes = open.length === 0 ? 1 : nodes + 1;
        if (nodes > maxNodes) throw new Unreadable('too_many', `a record of more than ${maxNodes} elements`);
        open.push(nodeOf(element));
      },
      text(text) {
        open.at(-1)?.texts.push(text);
      },
      close() {
        const closed = open.pop();
        if (closed === undefined) return;
        const parent = open.at(-1);
        if (parent === undefined) take(closed.node);
        else {
          parent.children.push(closed.node);
          parent.texts.push(closed.node);
        }
      },
    },
    bounds,
  );
}

/** All records of a document that is in memory. */
export function readRecords(
  bytes: Uint8Array,
  record: string | readonly string[],
  bounds: XmlBounds,
): XmlNode[] {
  const records: XmlNode[] = [];
  const reader = createRecordReader(record, (node) => records.push(node), bounds);
  const step = 65_536;
  for (let at = 0; at < bytes.byteLength; at += step) reader.write(bytes.subarray(at, at + step));
  reader.end();
  return records;
}

/** The first element of that name below the node, at any depth in the order of the document. */
export function findNode(node: XmlNode, name: string): XmlNode | undefined {
  for (const child of node.children) {
    const found = child.name === name ? child : findNode(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The children of that name, directly below the node. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The text of the first child of that name; undefined where there is none or it is empty. */
export function textOf(node: XmlNode | undefined, name: string): string | undefined {
  const text = childrenOf(node, name)[0]?.text ?? '';
  return text === '' ? undefined : text;
}

function nodeOf({ name, attribute, line }: XmlElement) {
  const children: XmlNode[] = [];
  const texts: (string | XmlNode)[] = [];
  let text: string | undefined;
  const node: XmlNode = {
    name,
    attribute,
    children,
    get text() {
      // Asked for only once the element has ended.
      text ??= texts
        .map((part) => (typeof part === 'string' ? part : ` ${part.text} `))
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
      return text;
    },
    line,
  };
  return { node, children, texts };
}
