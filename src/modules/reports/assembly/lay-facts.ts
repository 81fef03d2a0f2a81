import { isDeepStrictEqual } from 'node:util';
import { type Alternative, type Fact, machineName } from '../dossier/dossier.ts';
import { maxRows } from '../dossier/dossier-input.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { asAlternative } from '../dossier/replacing.ts';
import { columnsBeside } from '../dossier/report-sections.ts';
import { isSameValue, likeness } from '../dossier/same-value.ts';
import type { MachineFact } from './make-facts.ts';
import { onlyValue } from './make-facts.ts';

/** A fact of the machine that a person took out. */
export type Dismissal = Readonly<{ section: string; field: string; machineKey: string; value: FactValue }>;

/** What has to be written so that a dossier says what sources say, and what people wrote stays. */
export type Laid = Readonly<{
  /** New or changed facts of the machine. */
  written: readonly MachineFact[];
  /** Facts of the machine, and first facts from our own register, that nothing supports any more. */
  removed: readonly string[];
  /** Facts of people whose other values have changed: their own value is not touched. */
  beside: readonly Readonly<{ id: string; alternatives: readonly Alternative[] }>[];
}>;

/** Who wrote the first facts of a dossier, from our own record of the company: sources that answered know better. */
const starter = 'system';

/** Lays facts of the machine around those of people. Pure; laid again, it changes nothing. */
export function layFacts(
  made: readonly MachineFact[],
  present: readonly Fact[],
  dismissed: readonly Dismissal[],
): Laid {
  const isOfPerson = ({ enteredBy }: Fact) => enteredBy !== machineName && enteredBy !== starter;
  const kept = Map.groupBy(present.filter(isOfPerson), groupOf);
  const gone = new Set(dismissed.map(dismissalKey));
  const wanted = made.filter((fact) => !gone.has(dismissalKey(fact)));
  const beside = new Map<string, Alternative[]>();
  const placed = [...Map.groupBy(wanted, groupOf)].flatMap(([group, facts]) =>
    layGroup(facts, kept.get(group) ?? [], (fact, found) => {
      beside.set(fact.id, [...(beside.get(fact.id) ?? []), ...found]);
    }),
  );
  const old = new Map(
    present.filter(({ enteredBy }) => enteredBy === machineName).map((fact) => [placeOf(fact), fact]),
  );
  const covered = new Set(placed.map(placeOf));
  const filled = new Set(placed.map(fieldOf));
  return {
    written: placed.filter((fact) => !saysTheSame(fact, old.get(placeOf(fact)))),
    removed: present
      .filter((fact) =>
        fact.enteredBy === machineName
          ? !covered.has(placeOf(fact))
          : fact.enteredBy === starter && filled.has(fieldOf(fact)) && !covered.has(placeOf(fact)),
      )
      .map(({ id }) => id),
    beside: present
      .filter(isOfPerson)
      .map((fact) => ({ fact, alternatives: otherValues(fact, beside.get(fact.id) ?? []) }))
      .filter(({ fact, alternatives }) => !isDeepStrictEqual(plain(fact.alternatives), plain(alternatives)))
      .map(({ fact: { id }, alternatives }) => ({ id, alternatives })),
  };
}

/** The rows of a table, or the values of one field: positions are given within it. */
function groupOf({ section, field }: Pick<Fact, 'section' | 'field'>): string {
  return columnsBeside({ section, field }).length > 0 ? section : `${section}.${field}`;
}

function layGroup(
  made: readonly MachineFact[],
  kept: readonly Fact[],
  putBeside: (fact: Fact, values: readonly Alternative[]) => void,
): MachineFact[] {
  const held = new Map(kept.map(({ position, machineKey }) => [position, machineKey ?? null]));
  const positionOfKey = new Map(
    [...held].flatMap(([position, key]) => (key === null ? [] : [[key, position]])),
  );
  const rows = Map.groupBy(made, ({ machineKey }) => machineKey);
  let next = 0;
  return [...rows].flatMap(([key, facts]) => {
    const own = positionOfKey.get(key);
    // A field with one value has it from a person, or from the machine.
    const [only] = key === onlyValue ? kept : [];
    if (own === undefined && only !== undefined) {
      for (const fact of facts) putBeside(only, [asAlternative(fact), ...fact.alternatives]);
      return [];
    }
    if (own === undefined) while (held.has(next)) next += 1;
    const position = own ?? next;
    if (own === undefined) next += 1;
    return facts.flatMap((fact) => {
      const persons = kept.find((one) => one.position === position && one.field === fact.field);
      if (persons !== undefined) {
        putBeside(persons, [asAlternative(fact), ...fact.alternatives]);
        return [];
      }
      const isRepeated = kept.some(
        (one) => one.field === fact.field && key !== onlyValue && key === likeness(one.value),
      );
      return position >= maxRows || isRepeated ? [] : [{ ...fact, position }];
    });
  });
}

/** What sources say instead of a person; what says the same is no other value. */
function otherValues({ field, value }: Fact, found: readonly Alternative[]): Alternative[] {
  return found.filter((one) => !isSameValue(field, one.value, value));
}

function saysTheSame(fact: MachineFact, old: Fact | undefined): boolean {
  if (old === undefined) return false;
  const said = (one: MachineFact | Fact) =>
    JSON.stringify([
      ...[one.value, one.source, one.sourceRu, one.sourceUrl, one.retrievedAt, one.method, one.evidenceHash],
      ...[one.place ?? null, one.machineKey ?? null, one.alternatives ?? []],
    ]);
  const [now, before] = [said(fact), said(old)];
  // The same letters say the same; a column of JSON may give back another order.
  return now === before || isDeepStrictEqual(JSON.parse(now), JSON.parse(before));
}

/** As it comes back from a column of JSON. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? []));
}

function dismissalKey({ section, field, machineKey, value }: Dismissal): string {
  return JSON.stringify([section, field, machineKey, likeness(value)]);
}

function fieldOf({ section, field }: Pick<Fact, 'section' | 'field'>): string {
  return `${section}.${field}`;
}

function placeOf(fact: Pick<Fact, 'section' | 'field' | 'position'>): string {
  return `${fieldOf(fact)}.${fact.position}`;
}
