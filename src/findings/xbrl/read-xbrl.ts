import { readInlineXbrl } from './read-inline-xbrl.ts';
import { readXbrlInstance } from './read-xbrl-instance.ts';
import type { XbrlReport } from './xbrl-facts.ts';

/** Reads accounts in XBRL as they are filed: inside HTML, or as a document of figures alone. Throws `Unreadable`. */
export function readXbrl(bytes: Uint8Array): XbrlReport {
  return isInstance(bytes) ? readXbrlInstance(bytes) : readInlineXbrl(bytes);
}

/** By its first element, whatever stands before it and however wide its signs are. */
function isInstance(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 16_384)).replaceAll('\0', '');
  const [, name] = /<(?:[\w.-]+:)?([A-Za-z][\w.-]*)/.exec(head.replace(/<!--.*?-->/gs, '')) ?? [];
  return name === 'xbrl';
}
