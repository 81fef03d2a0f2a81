import { excerptBounds } from './excerpt-bounds.ts';
import { around, type Excerpt } from './lines.ts';

/** What stands in the place of the value while the document is laid out; no document holds it, since NUL is refused in texts. */
const sentinel = '\u0000here\u0000';
const written = JSON.stringify(sentinel);

/** The surroundings of a JSON pointer (RFC 6901), laid out one member a line. Undefined where the pointer leads nowhere. */
export function jsonExcerpt(text: string, pointer: string): Excerpt | undefined {
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (depthOf(text) > excerptBounds.maxDepth) return undefined;
  const found = marked(JSON.parse(text), steps);
  if (found === undefined) return undefined;
  const lines = JSON.stringify(found.document, null, 2).split('\n');
  const at = lines.findIndex((line) => line.includes(written));
  const line = lines[at];
  if (line === undefined) return undefined;
  const from = line.indexOf(written);
  const value = shownValue(found.value);
  const whole = line.slice(0, from) + value + line.slice(from + written.length);
  return around(lines.with(at, whole), at, from, from + value.length);
}

/** The document with the sentinel at the place, and what stood there. What lies beside the way is not copied. */
function marked(
  document: unknown,
  steps: readonly string[],
): { document: unknown; value: unknown } | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return { document: sentinel, value: document };
  if (typeof document !== 'object' || document === null || !Object.hasOwn(document, step)) return undefined;
  const inner = marked(Object.entries(document).find(([name]) => name === step)?.[1], rest);
  if (inner === undefined) return undefined;
  const copy = Array.isArray(document)
    ? document.with(Number(step), inner.document)
    : { ...document, [step]: inner.document };
  return { document: copy, value: inner.value };
}

/** A text with its quotes, and a list or an object on one line. */
function shownValue(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/** How many lists and objects lie in each other at most. */
function depthOf(text: string): number {
  let [depth, deepest] = [0, 0];
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gsu)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
