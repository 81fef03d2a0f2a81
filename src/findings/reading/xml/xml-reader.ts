import { SaxesParser, type SaxesTagNS } from 'saxes';
import { htmlSigns } from '../html-signs.ts';
import { Unreadable } from '../reading.ts';
import { createTextOfBytes } from './text-of-bytes.ts';

/** An element as it begins. Names are local: which prefix a file has chosen says nothing. */
export type XmlElement = Readonly<{
  name: string;
  /** The namespace; empty where there is none. */
  uri: string;
  attribute(name: string): string | undefined;
  /** Namespaces in force here, for values that name a type by its prefix. */
  namespace(prefix: string): string | undefined;
  line: number;
}>;

/** What is done with a document while it is read. */
export type XmlHandlers = Readonly<{
  open?(element: XmlElement): void;
  text?(text: string): void;
  close?(name: string): void;
}>;

/** No document of a register comes near these. */
export type XmlBounds = Readonly<{ maxBytes: number; maxElements: number; maxDepth?: number }>;

const defaultDepth = 200;
const maxAttributes = 200;
/** Between two elements: a picture inside filed accounts is shorter. The parser keeps so much as one text. */
const maxRun = 16_000_000;

/** Takes a document bytes by bytes, so that memory does not grow with it. Throws `Unreadable`, never anything else of its own. */
export interface XmlReader {
  write(bytes: Uint8Array): void;
  end(): void;
}

/**
 * A reader of XML that opens nothing: a document that declares entities or a document type of its own is refused, and so is one
 * beyond the bounds.
 */
export function createXmlReader(handlers: XmlHandlers, bounds: XmlBounds): XmlReader {
  const { maxBytes, maxElements, maxDepth = defaultDepth } = bounds;
  const parser = new SaxesParser({ xmlns: true, position: true });
  // Entities of XHTML that accounts in HTML are written with; each is one sign.
  Object.assign(parser.ENTITIES, htmlSigns);
  const toText = createTextOfBytes();
  let size = 0;
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  let run = 0;

  parser.on('error', (error) => {
    const isEntity = error.message.includes('entity');
    throw new Unreadable(isEntity ? 'forbidden_entity' : 'broken', `not well formed at line ${parser.line}`);
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[') || /\b(SYSTEM)\b/.test(doctype.replace(/PUBLIC\s+(["']).*/s, '')))
      throw new Unreadable('forbidden_entity', 'the document declares entities or a type of its own');
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  // Asked of each as it comes, not of the element when it is complete.
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > maxAttributes) throw new Unreadable('too_many', `more than ${maxAttributes} attributes`);
  });
  parser.on('opentag', (tag) => {
    elements += 1;
    depth += 1;
    if (depth > maxDepth) throw new Unreadable('too_deep', `nested deeper than ${maxDepth}`);
    if (elements > maxElements) throw new Unreadable('too_many', `more than ${maxElements} elements`);
    const element = elementOf(tag, parser);
    handlers.open?.(element);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    handlers.close?.(tag.local);
  });
  const give = (text: string) => handlers.text?.(text);
  parser.on('text', give);
  parser.on('cdata', give);

  return {
    write(bytes) {
      size += bytes.byteLength;
      if (size > maxBytes) throw new Unreadable('too_big', `larger than ${maxBytes} bytes`);
      const text = toText.write(bytes);
      const mark = text.lastIndexOf('<');
      run = mark === -1 ? run + text.length : text.length - mark;
      if (run > maxRun) throw new Unreadable('too_big', `more than ${maxRun} signs without an element`);
      parser.write(text);
    },
    end() {
      parser.write(toText.end());
      parser.close();
      if (elements === 0) throw new Unreadable('broken', 'there is no element in it');
    },
  };
}

/** Reads a whole document that is in memory. */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers, bounds: XmlBounds): void {
  const reader = createXmlReader(handlers, bounds);
  const step = 65_536;
  for (let at = 0; at < bytes.byteLength; at += step) reader.write(bytes.subarray(at, at + step));
  reader.end();
}

function elementOf(tag: SaxesTagNS, parser: SaxesParser<{ xmlns: true }>): XmlElement {
  const attributes = Object.values(tag.attributes);
  return {
    name: tag.local,
    uri: tag.uri,
    attribute: (name) => attributes.find(({ local, prefix }) => local === name && prefix !== 'xmlns')?.value,
    namespace: (prefix) => parser.resolve(prefix),
    line: parser.line,
  };
}
