import type { Share, UnspecifiedReason } from '#findings/vocabulary/ownership.ts';
import { splitForms, splitUnspacedForm } from '#names/forms/legal-forms.ts';
import { wordsOfAnyScript } from '#names/tokens/parse-name.ts';
import type { FactValue } from '../dossier/fact-value.ts';
import { nameKey } from '../dossier/same-value.ts';
import type { OwnerKind, OwnershipParty } from './ownership-shape.ts';
import { wordsOf } from './words-of.ts';

/** What a row of facts says of a party. */
export type SaidOfParty = Readonly<{
  name: FactValue;
  kind?: OwnerKind | undefined;
  country?: string | undefined;
  born?: string | undefined;
  number?: string | undefined;
  relation?: OwnershipParty['relations'][number] | undefined;
  facts: readonly string[];
}>;

type Draft = {
  -readonly [Key in keyof OwnershipParty]: OwnershipParty[Key];
};

/** Parties by name: rows that name the same one add to it. Two of one name whose years of birth differ are two. */
export interface OwnerParties {
  named(said: SaidOfParty): string;
  unnamed(reason: UnspecifiedReason | null, facts: readonly string[]): string;
  idOf(name: FactValue): string | undefined;
  get(id: string): OwnershipParty | undefined;
  state(id: string, share: Share | null, facts: readonly string[]): void;
  explain(id: string, reason: UnspecifiedReason, facts: readonly string[]): void;
  all(): readonly OwnershipParty[];
}

export const subjectId = 'subject';

/** Starts with the company itself, under all the names that it is known by. */
export function createOwnerParties(
  subject: Readonly<{
    name: FactValue;
    otherNames: readonly FactValue[];
    country: string;
    facts: readonly string[];
  }>,
): OwnerParties {
  const own: Draft = {
    ...blank(subjectId),
    ...{ kind: 'company', name: subject.name, country: subject.country },
  };
  own.facts = subject.facts;
  const drafts: Draft[] = [own];
  const byName = new Map<string, Draft[]>();
  for (const name of [subject.name, ...subject.otherNames])
    if (wordsOf(name) !== '') byName.set(nameKey(wordsOf(name)), [own]);
  const byId = new Map([[own.id, own]]);
  const get = (id: string) => byId.get(id);
  const add = (party: Partial<Draft>): Draft => {
    const draft = { ...blank(`p${drafts.length}`), ...party };
    drafts.push(draft);
    byId.set(draft.id, draft);
    return draft;
  };
  return {
    named: (said) => {
      const key = nameKey(wordsOf(said.name));
      const known = byName.get(key) ?? [];
      const draft = known.find(({ born }) => isSameBirth(born, said.born ?? '')) ?? add({ name: said.name });
      if (!known.includes(draft)) byName.set(key, [...known, draft]);
      tell(draft, said);
      return draft.id;
    },
    unnamed: (reason, facts) => add({ kind: 'unnamed', reason, facts }).id,
    idOf: (name) => byName.get(nameKey(wordsOf(name)))?.[0]?.id,
    get,
    state: (id, share, facts) => {
      const draft = get(id);
      if (draft === undefined) return;
      draft.stated ??= share;
      draft.facts = once([...draft.facts, ...facts]);
    },
    explain: (id, reason, facts) => {
      const draft = get(id);
      if (draft === undefined) return;
      draft.reason ??= reason;
      draft.facts = once([...draft.facts, ...facts]);
    },
    all: () => drafts,
  };
}

function blank(id: string): Draft {
  return {
    ...{ id, kind: 'unstated', name: null, country: '', born: '', reason: null, relations: [], number: '' },
    ...{ isManager: false, screening: 'not_screened', stated: null, facts: [] },
  };
}

function tell(draft: Draft, { kind, country, born, number, relation, facts }: SaidOfParty): void {
  if (draft.kind === 'unstated' && kind !== undefined) draft.kind = kind;
  draft.country ||= country ?? '';
  // The more exact of two that do not contradict each other.
  if ((born ?? '').length > draft.born.length) draft.born = born ?? '';
  draft.number ||= number ?? '';
  if (relation !== undefined && !draft.relations.includes(relation))
    draft.relations = [...draft.relations, relation];
  draft.facts = once([...draft.facts, ...facts]);
}

function isSameBirth(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

function once(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** Whether a name has a legal form in it, as no person's has. */
export function isNameOfCompany(name: string, country: string): boolean {
  const words = wordsOfAnyScript(name, country).map(({ text }) => text);
  return (
    splitForms(words, country).family !== null || splitUnspacedForm(name.normalize('NFKC')).family !== null
  );
}
