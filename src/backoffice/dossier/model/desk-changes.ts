import type { DeskChange } from '#modules/reports/contract.ts';
import type { Change, Made } from './change.ts';
import type { Dossier, Fact, SectionCode } from './dossier.ts';

type Place = Readonly<{ section: SectionCode; field: string; position: number }>;
/** What of a change names the value that it replaces. */
type Expected = Readonly<{ version: number; after?: string }>;

const keyOf = (section: string, field?: string, position = 0) => `${section}.${field ?? ''}.${position}`;

/**
 * A change as the server takes it. `shown` is what its maker saw, `saved` what the server said last; what still waits of the same place
 * is named by its id, whose version nobody knows yet.
 */
export function deskChangesOf(
  change: Change,
  seen: Readonly<{ shown: Dossier; saved: Dossier; waiting: readonly Made[] }>,
  newId: () => string,
): DeskChange[] {
  const earlier = new Map<string, string>();
  for (const send of seen.waiting.flatMap(({ sends }) => sends)) {
    if ('field' in send) earlier.set(keyOf(send.section, send.field, send.position), send.id);
    else if (send.act === 'missing') earlier.set(keyOf(send.section), send.id);
  }
  const placed = (dossier: Dossier) =>
    dossier.sections.flatMap((section) => section.facts.map((fact) => [section.code, fact] as const));
  const versions = new Map(
    placed(seen.saved).map(([section, { field, position, version }]) => [
      keyOf(section, field, position),
      version,
    ]),
  );
  const expected = (key: string): Expected => {
    const after = earlier.get(key);
    return { version: versions.get(key) ?? 0, ...(after === undefined ? {} : { after }) };
  };
  const aboutFacts = (ids: readonly string[], act: (fact: Fact, place: Place) => DeskChange): DeskChange[] =>
    placed(seen.shown)
      .filter(([, { id }]) => ids.includes(id))
      .map(([section, fact]) => act(fact, { section, field: fact.field, position: fact.position }));
  const named = (place: Place) => ({
    ...place,
    id: newId(),
    ...expected(keyOf(place.section, place.field, place.position)),
  });

  switch (change.kind) {
    case 'confirm':
      // Of contradicting values, the one that stands there.
      return aboutFacts(change.factIds, ({ standing }, place) =>
        standing === 'contradicted'
          ? { act: 'choose', alternative: 0, ...named(place) }
          : { act: 'confirm', ...named(place) },
      );
    case 'choose':
      return aboutFacts([change.factId], (_fact, place) => ({
        act: 'choose',
        alternative: change.alternative + 1,
        ...named(place),
      }));
    case 'remove':
      return aboutFacts(change.factIds, (_fact, place) => ({ act: 'remove', ...named(place) }));
    case 'write':
      return change.facts.map((fact) => ({ act: 'write', ...fact, ...named(fact) }));
    case 'excuse': {
      const { section } = change.reason;
      const version = seen.saved.sections.find(({ code }) => code === section)?.excuse?.version ?? 0;
      return [{ act: 'missing', ...change.reason, id: newId(), ...expected(keyOf(section)), version }];
    }
    case 'undo':
      return change.changeNos.toReversed().map((changeNo) => ({ act: 'undo', id: newId(), changeNo }));
  }
}
