import type { Change } from './change.ts';
import type { Dossier, Fact, Section } from './dossier.ts';

/** Under which name facts stand that nobody has saved yet. */
const unsaved = 'unsaved:';

type Writer = Readonly<{
  me: string;
  at: string;
  show: (section: Section, field: string, value: Fact['value']) => string;
}>;

/** The dossier as it will be when the change is saved: what somebody does is seen before the server knows of it. */
export function applyChange(dossier: Dossier, change: Change, writer: Writer): Dossier {
  const { me, at } = writer;
  const mine = { isFromMachine: false, enteredBy: me, enteredAt: at, standing: 'chosen' } as const;
  const eachFact = (work: (fact: Fact, section: Section) => Fact | undefined) => ({
    ...dossier,
    sections: dossier.sections.map((section) => {
      const facts = section.facts.flatMap((fact) => work(fact, section) ?? []);
      const isSame = facts.length === section.facts.length && facts.every((f, i) => f === section.facts[i]);
      return isSame ? section : { ...section, facts };
    }),
  });
  switch (change.kind) {
    case 'confirm': {
      const ids = new Set(change.factIds);
      return eachFact((fact) => (ids.has(fact.id) ? { ...fact, standing: 'confirmed' } : fact));
    }
    case 'remove': {
      const ids = new Set(change.factIds);
      return eachFact((fact) => (ids.has(fact.id) ? undefined : fact));
    }
    case 'choose':
      return eachFact((fact) => {
        const other = fact.alternatives[change.alternative];
        if (fact.id !== change.factId || other === undefined) return fact;
        const {
          id,
          field,
          label,
          position,
          confirmation,
          place: _place,
          isFromMachine: _machine,
          standing: _standing,
          version,
          ...was
        } = fact;
        const { alternatives: others, enteredBy: _by, enteredAt: _at, ...before } = was;
        const alternatives = others.map((each) => (each === other ? before : each));
        return {
          ...{ id, field, label, position, confirmation, version },
          ...other,
          ...mine,
          place: null,
          alternatives,
        };
      });
    case 'excuse':
      return {
        ...dossier,
        sections: dossier.sections.map((section) => {
          if (section.code !== change.reason.section) return section;
          const { reason, source, sourceRu = null } = change.reason;
          const text = dossier.reasons.find(({ code }) => code === reason)?.text ?? reason;
          return {
            ...section,
            isMissing: false,
            excuse: {
              reason,
              text,
              source,
              sourceRu,
              isProposed: false,
              version: section.excuse?.version ?? 0,
            },
          };
        }),
      };
    case 'undo':
      return dossier;
    case 'write':
      return change.facts.reduce((now, input) => writeFact(now, input, writer), dossier);
  }
}

type Input = Extract<Change, { kind: 'write' }>['facts'][number];

function writeFact(dossier: Dossier, input: Input, { me, at, show }: Writer): Dossier {
  const sections = dossier.sections.map((section) => {
    if (section.code !== input.section) return section;
    const { field, position = 0, value, source, sourceRu = null, sourceUrl = null } = input;
    const { retrievedAt, method, evidenceHash = null, place = null } = input;
    const old = section.facts.find((fact) => fact.field === field && fact.position === position);
    const label = section.fields.find(({ code }) => code === field)?.label ?? field;
    const fact: Fact = {
      ...{ id: old?.id ?? `${unsaved}${section.code}:${field}:${position}`, field, label, position, value },
      ...{ shown: show(section, field, value), source, sourceRu, sourceUrl, retrievedAt, method },
      ...{ evidenceHash, place, alternatives: [], isFromMachine: false, standing: 'typed' },
      ...{ enteredBy: me, enteredAt: at, confirmation: null, version: old?.version ?? 0 },
    };
    const facts =
      old === undefined
        ? [...section.facts, fact]
        : section.facts.map((each) => (each === old ? fact : each));
    return { ...section, facts, isMissing: false, excuse: null };
  });
  return { ...dossier, sections };
}
