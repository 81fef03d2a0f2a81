import { createXmlReader, type XmlElement, type XmlReader } from '../reading/xml/xml-reader.ts';
import { negateAmount, scaleAmount } from '../vocabulary/amount.ts';
import { createContextCollector, localOf } from './contexts.ts';
import { readFormatted } from './number-formats.ts';
import { maxFacts, tooManyFacts, type XbrlFact, type XbrlReport } from './xbrl-facts.ts';

/** Filed accounts with pictures inside come near ten million bytes. */
export const maxInlineBytes = 40_000_000;
const bounds = { maxBytes: maxInlineBytes, maxElements: 1_000_000, maxDepth: 400 };
const maxTextChars = 4_000;
const maxFaults = 200;

/** A fact that is open: its words are collected until its element ends. */
type OpenFact = {
  kind: 'number' | 'text' | 'continuation';
  uri: string;
  name: string;
  contextId: string;
  unitId: string | undefined;
  scale: number;
  isNegative: boolean;
  format: string | undefined;
  isNil: boolean;
  isHidden: boolean;
  id: string;
  continuedAt: string | undefined;
  line: number;
  words: string;
};

/**
 * Reads Inline XBRL 1.0 and 1.1 (documents of HTML with figures marked): contexts, units, figures with scale, sign and format, texts
 * with their continuations, hidden facts, excluded words. Throws `Unreadable`.
 */
export function readInlineXbrl(bytes: Uint8Array): XbrlReport {
  const { reader, end } = createInlineReader();
  const step = 65_536;
  for (let at = 0; at < bytes.byteLength; at += step) reader.write(bytes.subarray(at, at + step));
  reader.end();
  return end();
}

function createInlineReader(): Readonly<{ reader: XmlReader; end(): XbrlReport }> {
  const collector = createContextCollector();
  const closed: OpenFact[] = [];
  const continuations = new Map<string, OpenFact>();
  const faults: { place: string; fault: string }[] = [];
  /** Elements of inline XBRL that are open; undefined for those that only hold others. */
  const open: (OpenFact | undefined)[] = [];
  let leftOut: OpenFact | undefined;
  const stack: boolean[] = [];
  let excluded = 0;
  let hidden = 0;

  const reader = createXmlReader(
    {
      open(element) {
        if (collector.isInside || isResource(element)) {
          collector.open(element);
          stack.push(false);
          return;
        }
        const isInline = element.uri.endsWith('/inlineXBRL');
        stack.push(isInline);
        if (!isInline) return;
        if (element.name === 'exclude') excluded += 1;
        if (element.name === 'hidden') hidden += 1;
        open.push(openFact(element, hidden > 0));
      },
      text(text) {
        if (collector.isInside) collector.text(text);
        else if (excluded === 0)
          for (const fact of open)
            if (fact !== undefined && fact.words.length < maxTextChars)
              fact.words += text.slice(0, maxTextChars);
      },
      close(name) {
        const isInline = stack.pop() ?? false;
        if (collector.isInside) collector.close(name);
        if (!isInline) return;
        if (name === 'exclude') excluded -= 1;
        if (name === 'hidden') hidden -= 1;
        const fact = open.pop();
        if (fact?.kind === 'continuation') continuations.set(fact.id, fact);
        else if (fact !== undefined && closed.length < maxFacts) closed.push(fact);
        else leftOut ??= fact;
      },
    },
    bounds,
  );

  function end(): XbrlReport {
    if (leftOut !== undefined) faults.push({ place: placeOf(leftOut), fault: tooManyFacts });
    const facts = closed.flatMap((fact): XbrlFact[] => {
      const place = placeOf(fact);
      const context = collector.context(fact.contextId);
      const say = (fault: string): [] => {
        if (faults.length < maxFaults) faults.push({ place, fault });
        return [];
      };
      if (context === undefined) return say('its context is not in the document');
      const { uri, name, scale, isNil, isHidden } = fact;
      const head = { uri, name, context, scale, isNil, isHidden, place };
      if (fact.kind === 'text') return [{ ...head, text: fixedText(fact.format) ?? wordsOf(fact) }];
      const unit = collector.unit(fact.unitId ?? '');
      if (unit === undefined) return say('its unit is not in the document');
      if (isNil) return [{ ...head, unit }];
      const written = readFormatted(fact.words, fact.format);
      if (written === undefined) return say('no figure in the format that it names');
      const scaled = scaleAmount(written, scale);
      return [{ ...head, unit, amount: fact.isNegative ? negateAmount(scaled) : scaled }];
    });
    return { facts, faults };
  }

  function wordsOf(fact: OpenFact): string {
    let { words, continuedAt } = fact;
    const seen = new Set<string>();
    while (continuedAt !== undefined && !seen.has(continuedAt) && words.length < maxTextChars) {
      seen.add(continuedAt);
      const next = continuations.get(continuedAt);
      words += next?.words ?? '';
      continuedAt = next?.continuedAt;
    }
    return words.replace(/\s+/g, ' ').trim().slice(0, maxTextChars);
  }

  return { reader, end };
}

const placeOf = ({ id, line }: OpenFact): string => (id === '' ? `line ${line}` : `#${id}`);

/** What a format says whatever the words are: `fixed-true` of the registries 4 and 5, `booleantrue` of those before. */
function fixedText(format: string | undefined): string | undefined {
  return /^(?:fixed|boolean)-?(true|false)$/i.exec(format ?? '')?.[1]?.toLowerCase();
}

function isResource({ name, uri }: XmlElement): boolean {
  return (name === 'context' || name === 'unit') && uri === 'http://www.xbrl.org/2003/instance';
}

function openFact(element: XmlElement, isHidden: boolean): OpenFact | undefined {
  const kinds: Readonly<Record<string, OpenFact['kind']>> = {
    nonFraction: 'number',
    nonNumeric: 'text',
    continuation: 'continuation',
  };
  const kind = kinds[element.name];
  if (kind === undefined) return undefined;
  const name = element.attribute('name') ?? '';
  const format = element.attribute('format');
  const scale = Number(element.attribute('scale') ?? 0);
  return {
    kind,
    uri: element.namespace(name.slice(0, Math.max(0, name.indexOf(':')))) ?? '',
    name: localOf(name),
    contextId: element.attribute('contextRef') ?? '',
    unitId: element.attribute('unitRef'),
    // Beyond that nobody counts: it is a mistake of whoever filed.
    scale: Number.isInteger(scale) && Math.abs(scale) <= 15 ? scale : 0,
    isNegative: element.attribute('sign') === '-',
    format: format === undefined ? undefined : localOf(format),
    isNil: ['true', '1'].includes(element.attribute('nil') ?? ''),
    isHidden,
    id: element.attribute('id') ?? '',
    continuedAt: element.attribute('continuedAt'),
    line: element.line,
    words: '',
  };
}
