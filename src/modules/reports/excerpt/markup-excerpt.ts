import { excerptBounds } from './excerpt-bounds.ts';
import { around, type Excerpt } from './lines.ts';

/** So much of the markup before and after an element is looked at, in signs. */
const reach = 6_000;

/** A tag that has an id is no longer than this up to it, in signs. */
const maxTag = 4_000;

/** The surroundings of the element with this id, as they read without their tags. */
export function idExcerpt(markup: string, id: string): Excerpt | undefined {
  const opening = openingOf(markup, id);
  if (opening === undefined) return undefined;
  const { start, name, isClosed } = opening;
  const closing = isClosed ? -1 : markup.indexOf(`</${name}`, start);
  return withoutTags(markup, start, closing === -1 ? start : closing);
}

/** Looks for the attribute first and for its tag around it: a pattern for the whole tag begins anew at every sign of a long name. */
function openingOf(
  markup: string,
  id: string,
): { start: number; name: string; isClosed: boolean } | undefined {
  const attribute = new RegExp(`\\sid\\s*=\\s*(["'])${escapeName(id)}\\1`, 'gu');
  for (const { 0: written, index } of markup.matchAll(attribute)) {
    const ahead = markup.slice(Math.max(0, index - maxTag), index + 1);
    const head = ahead.slice(ahead.lastIndexOf('<'));
    const name = /^<([\w:.-]+)[^<>]*$/u.exec(head)?.[1];
    const end = markup.indexOf('>', index + written.length);
    if (name === undefined || end === -1) continue;
    if (markup.slice(index + written.length, end).includes('<')) continue;
    return { start: end + 1, name, isClosed: markup[end - 1] === '/' };
  }
  return undefined;
}

/**
 * The surroundings of an element or attribute by its path, e.g. `/doc/entity[3]/name` or `/doc/item/@code`, as written. Names are
 * compared without their prefixes; `*[2]` is the second element of whatever name.
 */
export function pathExcerpt(markup: string, path: string): Excerpt | undefined {
  const steps = path.split('/').slice(1);
  const attribute = steps.at(-1)?.startsWith('@') ? steps.pop()?.slice(1) : undefined;
  const element = findElement(markup, steps.map(readStep));
  if (element === undefined) return undefined;
  const { from, to, contentFrom, contentTo } = element;
  const window = markup.slice(Math.max(0, from - reach), Math.min(markup.length, to + reach));
  const shift = Math.max(0, from - reach);
  if (attribute === undefined) return inLines(window, contentFrom - shift, contentTo - shift);
  const tag = markup.slice(from, contentFrom);
  const value = new RegExp(`\\s(?:[\\w.-]+:)?${escapeName(attribute)}\\s*=\\s*(["'])(.*?)\\1`, 'su').exec(
    tag,
  );
  if (value === null) return undefined;
  const at = from + value.index + value[0].length - 1 - (value[2] ?? '').length;
  return inLines(window, at - shift, at - shift + (value[2] ?? '').length);
}

type Step = Readonly<{ name: string; at: number }>;

function readStep(step: string): Step {
  const [, name = '', at] = /^(.*?)(?:\[(\d+)\])?$/u.exec(step) ?? [];
  return { name: localName(name), at: at === undefined ? 1 : Number(at) };
}

type Found = Readonly<{ from: number; to: number; contentFrom: number; contentTo: number }>;

/** Walks the tags once; `counts` holds, for each open element, how many of each name it has had. */
function findElement(markup: string, steps: readonly Step[]): Found | undefined {
  const counts: Map<string, number>[] = [new Map()];
  let matched = 0;
  let open: { depth: number; from: number; contentFrom: number } | undefined;
  const tags =
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<[!?][^>]*>|<(\/?)([^\s/>]+)((?:"[^"]*"|'[^']*'|[^>"']){0,2000}?)(\/?)>/gu;
  for (const tag of markup.matchAll(tags)) {
    const [whole, slash, name, , closed] = tag;
    if (name === undefined) continue;
    const after = tag.index + whole.length;
    if (slash === '/') {
      counts.pop();
      if (open !== undefined && counts.length === open.depth)
        return { ...open, contentTo: tag.index, to: after };
      matched = Math.min(matched, counts.length - 1);
      continue;
    }
    const depth = counts.length;
    if (depth > excerptBounds.maxElements) return undefined;
    const local = localName(name);
    const seen = counts[depth - 1];
    const own = count(seen, local);
    const any = count(seen, '*');
    const step = steps[depth - 1];
    const isMeant =
      matched === depth - 1 &&
      step !== undefined &&
      (step.name === '*' ? step.at === any : step.name === local && step.at === own);
    if (isMeant) matched = depth;
    if (isMeant && depth === steps.length) {
      if (closed === '/') return { from: tag.index, to: after, contentFrom: after, contentTo: after };
      open = { depth, from: tag.index, contentFrom: after };
    }
    if (closed !== '/') counts.push(new Map());
    else if (isMeant) matched = depth - 1;
  }
  return undefined;
}

function count(seen: Map<string, number> | undefined, name: string): number {
  const next = (seen?.get(name) ?? 0) + 1;
  seen?.set(name, next);
  return next;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** One element a line, however it was written. */
function inLines(text: string, from: number, to: number): Excerpt {
  const [before, value, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)].map((part) =>
    part.replaceAll(/>\s*</gu, '>\n<'),
  );
  const ahead = (before ?? '').split('\n');
  const behind = (after ?? '').split('\n');
  const meant = (value ?? '').replaceAll(/\s+/gu, ' ');
  const start = (ahead.at(-1) ?? '').length;
  const line = (ahead.at(-1) ?? '') + meant + (behind[0] ?? '');
  const lines = [...ahead.slice(0, -1), line, ...behind.slice(1)];
  return around(lines, ahead.length - 1, start, start + meant.length);
}

/** Rows of a table and paragraphs are lines; cells are parted by a space. */
function withoutTags(markup: string, from: number, to: number): Excerpt {
  const first = markup.indexOf('<', Math.max(0, from - reach));
  const ahead = readable(markup.slice(first, from));
  const meant = readable(markup.slice(from, to)).join(' ').trim();
  const behind = readable(markup.slice(to, to + reach));
  const start = (ahead.at(-1) ?? '').length;
  const line = `${ahead.at(-1) ?? ''}${meant}${behind[0] ?? ''}`;
  const lines = [...ahead.slice(0, -1), line, ...behind.slice(1)];
  const kept = lines
    .map((text, at) => ({ text, isMeant: at === ahead.length - 1 }))
    .filter(({ text, isMeant }) => isMeant || text.trim() !== '');
  return around(
    kept.map(({ text }) => text),
    kept.findIndex(({ isMeant }) => isMeant),
    start,
    start + meant.length,
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function readable(markup: string): string[] {
  return markup
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1\s*>/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/<\/?(?:tr|p|div|li|h\d|br|table|section)\b[^>]*>/giu, '\n')
    .replaceAll(/<\/?t[dh]\b[^>]*>/giu, ' ')
    .replaceAll(/<[^>]*>?/gu, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/gu, (_whole, name: string) => entities[name] ?? '')
    .replaceAll(/ {2,}/gu, ' ')
    .split('\n');
}
