import type { XmlElement } from '../reading/xml/xml-reader.ts';
import type { XbrlContext, XbrlMember, XbrlPeriod } from './xbrl-facts.ts';

const maxContexts = 50_000;
const maxMembers = 30;

/** Collects contexts and units while a document passes; knows whether it is inside of one. */
export interface ContextCollector {
  open(element: XmlElement): void;
  text(text: string): void;
  close(name: string): void;
  /** Whether the document is inside a context or a unit now. */
  readonly isInside: boolean;
  context(id: string): XbrlContext | undefined;
  unit(id: string): string | undefined;
}

type Draft = {
  id: string;
  scheme: string;
  entity: string;
  instant: string;
  start: string;
  end: string;
  isForever: boolean;
  members: XbrlMember[];
};

export function createContextCollector(): ContextCollector {
  const contexts = new Map<string, XbrlContext>();
  const units = new Map<string, string>();
  let context: Draft | undefined;
  let unit: { id: string; above: string[]; below: string[]; isBelow: boolean } | undefined;
  let dimension: { name: string; isTyped: boolean } | undefined;
  /** How deep inside a segment or a scenario the document is; undefined outside. */
  let below: number | undefined;
  let words = '';

  function take(name: string, text: string, draft: Draft): void {
    if (name === 'identifier') draft.entity = text;
    else if (name === 'instant') draft.instant = text;
    else if (name === 'startDate') draft.start = text;
    else if (name === 'endDate') draft.end = text;
    else if (name === 'forever') draft.isForever = true;
  }

  return {
    get isInside() {
      return context !== undefined || unit !== undefined;
    },
    context: (id) => contexts.get(id),
    unit: (id) => units.get(id),
    open(element) {
      const { name } = element;
      if (context === undefined && unit === undefined) {
        const id = element.attribute('id') ?? '';
        if (name === 'context' && contexts.size < maxContexts)
          context = {
            id,
            scheme: '',
            entity: '',
            instant: '',
            start: '',
            end: '',
            isForever: false,
            members: [],
          };
        else if (name === 'unit' && units.size < maxContexts)
          unit = { id, above: [], below: [], isBelow: false };
        words = '';
        return;
      }
      if (name === 'identifier' && context && below === undefined)
        context.scheme = element.attribute('scheme') ?? '';
      const isMember = name === 'explicitMember' || name === 'typedMember';
      if (below !== undefined) below += 1;
      else if (context && (name === 'segment' || name === 'scenario')) below = 0;
      if (isMember)
        dimension = { name: localOf(element.attribute('dimension') ?? ''), isTyped: name === 'typedMember' };
      // Before there were dimensions a part of the company was told in elements of one's own: it is never the whole.
      else if (below === 1) dimension = { name: `${name}, of no dimension`, isTyped: true };
      if (name === 'unitDenominator' && unit) unit.isBelow = true;
      // The value of a typed member stands one element deeper: its words are those of the member.
      if (dimension === undefined || isMember || below === 1) words = '';
    },
    text(text) {
      if (words.length < 1_000) words += text;
    },
    close(name) {
      const text = words.trim();
      if (unit !== undefined) {
        if (name === 'measure') (unit.isBelow ? unit.below : unit.above).push(localOf(text));
        if (name === 'unit') {
          units.set(
            unit.id,
            [unit.above.join('*'), ...(unit.below.length > 0 ? [unit.below.join('*')] : [])].join('/'),
          );
          unit = undefined;
        }
      } else if (context !== undefined) {
        if (below === undefined) take(name, text, context);
        const isMember = name === 'explicitMember' || name === 'typedMember';
        if ((isMember || below === 1) && dimension !== undefined) {
          const member = dimension.isTyped ? text : localOf(text);
          if (context.members.length < maxMembers)
            context.members.push({ dimension: dimension.name, member, isTyped: dimension.isTyped });
          dimension = undefined;
        }
        if (below !== undefined) below = below === 0 ? undefined : below - 1;
        else if (name === 'context') {
          const made = contextOf(context);
          if (made !== undefined) contexts.set(made.id, made);
          context = undefined;
        }
      }
    },
  };
}

function contextOf({
  id,
  scheme,
  entity,
  instant,
  start,
  end,
  isForever,
  members,
}: Draft): XbrlContext | undefined {
  const period = periodOf(instant, start, end, isForever);
  return period && { id, scheme, entity, period, members };
}

/** Days with a time are the day before at midnight, and that day else (XBRL 2.1, 4.7.2). */
function periodOf(instant: string, start: string, end: string, isForever: boolean): XbrlPeriod | undefined {
  if (isForever) return { forever: true };
  const isDay = (text: string) =>
    /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text.slice(0, 10)));
  if (isDay(instant)) return { instant: dayOfPeriod(instant, true) };
  return isDay(start) && isDay(end)
    ? { start: dayOfPeriod(start, false), end: dayOfPeriod(end, true) }
    : undefined;
}

/** The day of a moment: midnight at the end of a period belongs to the day before. */
export function dayOfPeriod(text: string, isEnd: boolean): string {
  const day = text.slice(0, 10);
  if (!isEnd || !/^T00:00(:00(\.0+)?)?/.test(text.slice(10))) return day;
  const before = new Date(`${day}T00:00:00Z`);
  before.setUTCDate(before.getUTCDate() - 1);
  return before.toISOString().slice(0, 10);
}

/** `core:Equity` without its prefix. */
export function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1).trim();
}
