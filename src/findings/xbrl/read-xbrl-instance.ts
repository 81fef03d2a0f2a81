import { Unreadable } from '../reading/reading.ts';
import { createXmlReader, type XmlElement, type XmlReader } from '../reading/xml/xml-reader.ts';
import { readAmount } from '../vocabulary/amount.ts';
import { createContextCollector } from './contexts.ts';
import { maxFacts, tooManyFacts, type XbrlFact, type XbrlReport } from './xbrl-facts.ts';

const bounds = { maxBytes: 40_000_000, maxElements: 1_000_000, maxDepth: 200 };
const maxTextChars = 4_000;
const maxFaults = 200;
const instanceUri = 'http://www.xbrl.org/2003/instance';

/** A fact whose element has begun; its context may stand further down in the document. */
type OpenFact = Omit<XbrlFact, 'context' | 'unit' | 'amount' | 'text'> &
  Readonly<{ contextId: string; unitId: string | undefined; depth: number; words: string[] }>;

/** Reads an XBRL 2.1 instance (a document of XML that holds figures only): facts, also those in tuples. Throws `Unreadable`. */
export function readXbrlInstance(bytes: Uint8Array): XbrlReport {
  const { reader, end } = createInstanceReader();
  const step = 65_536;
  for (let at = 0; at < bytes.byteLength; at += step) reader.write(bytes.subarray(at, at + step));
  reader.end();
  return end();
}

function createInstanceReader(): Readonly<{ reader: XmlReader; end(): XbrlReport }> {
  const collector = createContextCollector();
  const closed: OpenFact[] = [];
  let depth = 0;
  let fact: OpenFact | undefined;
  let leftOut: string | undefined;

  const reader = createXmlReader(
    {
      open(element) {
        depth += 1;
        if (depth === 1 && (element.name !== 'xbrl' || element.uri !== instanceUri))
          throw new Unreadable('not_this_format', 'the document is no XBRL instance');
        const isResource = ['context', 'unit'].includes(element.name) && element.uri === instanceUri;
        if (collector.isInside || isResource) collector.open(element);
        else if (fact === undefined && element.attribute('contextRef') !== undefined)
          fact = openFact(element, depth);
      },
      text(text) {
        if (collector.isInside) collector.text(text);
        else fact?.words.push(text.slice(0, maxTextChars));
      },
      close(name) {
        if (collector.isInside) collector.close(name);
        if (fact?.depth === depth) {
          if (closed.length < maxFacts) closed.push(fact);
          else leftOut ??= fact.place;
          fact = undefined;
        }
        depth -= 1;
      },
    },
    bounds,
  );

  function end(): XbrlReport {
    const faults: { place: string; fault: string }[] = [];
    if (leftOut !== undefined) faults.push({ place: leftOut, fault: tooManyFacts });
    const facts = closed.flatMap(({ contextId, unitId, depth: _, words, ...head }): XbrlFact[] => {
      const say = (fault: string): [] => {
        if (faults.length < maxFaults) faults.push({ place: head.place, fault });
        return [];
      };
      const context = collector.context(contextId);
      if (context === undefined) return say('its context is not in the document');
      const text = words.join('').trim();
      if (unitId === undefined)
        return [{ ...head, context, text: text.replace(/\s+/g, ' ').slice(0, maxTextChars) }];
      const unit = collector.unit(unitId);
      if (unit === undefined) return say('its unit is not in the document');
      if (head.isNil) return [{ ...head, context, unit }];
      const amount = readAmount(text.replace(/^\+/, ''));
      return amount === undefined ? say('it is no figure') : [{ ...head, context, unit, amount }];
    });
    return { facts, faults };
  }

  return { reader, end };
}

function openFact(element: XmlElement, depth: number): OpenFact {
  const decimals = Number(element.attribute('decimals') ?? 0);
  const id = element.attribute('id') ?? '';
  return {
    uri: element.uri,
    name: element.name,
    contextId: element.attribute('contextRef') ?? '',
    unitId: element.attribute('unitRef'),
    // A figure that is exact to the thousand was counted in thousands.
    scale: Number.isInteger(decimals) ? Math.min(15, Math.max(0, -decimals)) : 0,
    isNil: ['true', '1'].includes(element.attribute('nil') ?? ''),
    isHidden: false,
    place: id === '' ? `line ${element.line}` : `#${id}`,
    depth,
    words: [],
  };
}
