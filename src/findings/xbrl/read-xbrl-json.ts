import { z } from 'zod';
import { readJson } from '../reading/read-json.ts';
import { readAmount } from '../vocabulary/amount.ts';
import { pointer } from '../vocabulary/place.ts';
import { dayOfPeriod, localOf } from './contexts.ts';
import type { XbrlFact, XbrlMember, XbrlPeriod, XbrlReport } from './xbrl-facts.ts';

/** Reports of listed groups with all their notes come near thirty million bytes. */
export const maxJsonReportBytes = 60_000_000;
const maxFaults = 200;

const report = z.object({
  documentInfo: z.object({ namespaces: z.record(z.string(), z.string().max(1_000)).nullish() }),
  facts: z.record(
    z.string(),
    z.object({
      value: z.string().nullish(),
      decimals: z.number().nullish(),
      dimensions: z.record(z.string(), z.string().nullable()),
    }),
  ),
});

/** Dimensions that the format itself has; all others are members. */
const own = new Set(['concept', 'entity', 'period', 'unit', 'language', 'noteId']);

/** Reads a report in xBRL-JSON (Open Information Model 1.0): facts with their dimensions spelled out. Throws `Unreadable`. */
export function readXbrlJson(bytes: Uint8Array): XbrlReport {
  const { documentInfo, facts } = readJson(bytes, report, maxJsonReportBytes);
  const namespaces = new Map(Object.entries(documentInfo.namespaces ?? {}));
  const faults: { place: string; fault: string }[] = [];
  const read = Object.entries(facts).flatMap(([id, { value, decimals, dimensions }]): XbrlFact[] => {
    const place = pointer('facts', id);
    const told = new Map(Object.entries(dimensions));
    const concept = told.get('concept') ?? '';
    const entity = told.get('entity') ?? '';
    const period = periodOf(told.get('period') ?? undefined);
    if (concept === '' || period === undefined) {
      if (faults.length < maxFaults) faults.push({ place, fault: 'no concept, or a period that is none' });
      return [];
    }
    const unit = told.get('unit');
    const head = {
      uri: namespaces.get(prefixOf(concept)) ?? '',
      name: localOf(concept),
      context: {
        id: '',
        scheme: namespaces.get(prefixOf(entity)) ?? '',
        entity: localOf(entity),
        period,
        members: membersOf(told),
      },
      // A figure that is exact to the thousand was counted in thousands.
      scale: decimals === undefined || decimals === null ? 0 : Math.min(15, Math.max(0, -decimals)),
      isNil: value === null || value === undefined,
      isHidden: false,
      place,
    };
    if (unit === undefined || unit === null)
      return [{ ...head, ...(value && { text: value.slice(0, 4_000) }) }];
    const amount = readAmount(value ?? '');
    const plainUnit = unit.split('/').map(localOf).join('/');
    return [{ ...head, unit: plainUnit, ...(amount !== undefined && { amount }) }];
  });
  return { facts: read, faults };
}

/** `2022-01-01T00:00:00/2023-01-01T00:00:00` is the year 2022; one moment alone is the end of the day before. */
function periodOf(text: string | undefined): XbrlPeriod | undefined {
  if (text === undefined) return { forever: true };
  const moments = text.split('/');
  if (
    moments.length > 2 ||
    moments.some((one) => !/^\d{4}-\d\d-\d\d/.test(one) || Number.isNaN(Date.parse(one.slice(0, 10))))
  )
    return undefined;
  const [first = '', last] = moments;
  if (last === undefined) return { instant: dayOfPeriod(first, true) };
  return { start: dayOfPeriod(first, false), end: dayOfPeriod(last, true) };
}

function membersOf(told: ReadonlyMap<string, string | null>): XbrlMember[] {
  return [...told].flatMap(([dimension, member]) =>
    own.has(dimension)
      ? []
      : [{ dimension: localOf(dimension), member: localOf(member ?? ''), isTyped: member === null }],
  );
}

const prefixOf = (name: string) => name.slice(0, Math.max(0, name.indexOf(':')));
