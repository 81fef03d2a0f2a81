import type { ReportKind } from '#kernel/reports/report-kind.ts';
import { cleanText } from './clean-text.ts';
import { type FactMethod, type ReportSubject, type ThinReason, thinReportPercent } from './dossier-input.ts';
import type { EmptyReason } from './empty-reasons.ts';
import type { DossierDocument } from './evidence/dossier-document.ts';
import { nameBothWays } from './evidence/source-names.ts';
import type { FactValue } from './fact-value.ts';
import type { RatingPassport } from './rating-passport.ts';
import { countedSections, promisedSections } from './report-sections.ts';
import type { SectionCode } from './section-codes.ts';

/** Where a value comes from: no value exists without it. */
export type Evidence = Readonly<{
  source: string;
  /** Its name in Russian; null while nobody has given one. */
  sourceRu: string | null;
  sourceUrl: string | null;
  retrievedAt: Date;
  method: FactMethod;
  evidenceHash: string | null;
  /** Where in the kept copy it stands; of a computed value the facts that it comes from. */
  place?: string | null;
}>;

/** What another source says for the same field, or what a person has replaced. */
export type Alternative = Evidence & Readonly<{ value: FactValue }>;

/** A fact before it is stored: what it says, and its evidence. */
export type FactDraft = Evidence &
  Readonly<{
    section: SectionCode;
    field: string;
    position: number;
    value: FactValue;
    /** By which the machine knows a fact of its own again; it stays where a person has replaced the value. */
    machineKey?: string | null;
    alternatives?: readonly Alternative[];
  }>;

/** Why evidence that looks wrong is right, and who said so. */
export type Confirmation = Readonly<{ reason: string; by: string; at: Date }>;

export type Fact = FactDraft &
  Readonly<{
    id: string;
    enteredBy: string;
    enteredAt: Date;
    /** Why evidence that looks wrong is right. */
    confirmation: Confirmation | null;
    /** Who stands by a value of a machine; of a person's value: who chose it of those that sources say. */
    confirmed?: Confirmed | null;
    /** The number of the change that made it what it is. */
    version?: number;
  }>;

/** Who has looked at a value and stands by it. */
export type Confirmed = Readonly<{ by: string; at: Date }>;

/** Under which name facts and reasons stand that a machine made of what sources answered. */
export const machineName = 'research';

/** Why a section has no facts; a reason that the machine proposed counts only when a person has confirmed it. */
export type MissingDataReason = Readonly<{
  section: SectionCode;
  reason: EmptyReason;
  source: string;
  sourceRu: string | null;
  enteredBy: string;
  enteredAt: Date;
  /** The number of the change that made it what it is. */
  version?: number;
}>;

/** The structured report; every document is a rendering of it. `facts` are in printing order. */
export type Dossier = Readonly<{
  id: string;
  orderId: string;
  revision: number;
  /** Which report it becomes: what its sections are, and which of them are promised. */
  kind: ReportKind;
  createdAt: Date;
  updatedAt: Date;
  sealedAt: Date | null;
  /** How many changes there have been. */
  changeNo?: number;
  facts: readonly Fact[];
  missingDataReasons: readonly MissingDataReason[];
  /** Why a thin report was approved, and by whom; null for others. */
  thinReason: (ThinReason & Readonly<{ by: string }>) | null;
  /** The rating as it was sealed; absent or null before, and where there was none. It is never computed anew. */
  ratingPassport?: RatingPassport | null;
  /** What analysts put beside it as sources of what they type; absent where nobody did. */
  documents?: readonly DossierDocument[];
}>;

/** Under which name the first facts stand that our own record of the company gives. */
const starterName = 'system';

/** Whether a machine wrote it. */
export function isFromMachine({ enteredBy }: Pick<Fact, 'enteredBy'>): boolean {
  return enteredBy === machineName || enteredBy === starterName;
}

/** Sections that are neither filled nor given a reason. */
export function missingSections(
  dossier: Pick<Dossier, 'kind' | 'facts' | 'missingDataReasons'>,
): SectionCode[] {
  const given = dossier.missingDataReasons.filter(({ enteredBy }) => enteredBy !== machineName);
  const spoken = new Set([...dossier.facts, ...given].map(({ section }) => section));
  return promisedSections(dossier.kind).filter((code) => !spoken.has(code));
}

/** Share of the sections that have facts, in whole per cent; notes do not count. */
export function completenessPercent(dossier: Pick<Dossier, 'kind' | 'facts'>): number {
  const filled = new Set(dossier.facts.map(({ section }) => section));
  const counted = countedSections(dossier.kind);
  const count = counted.filter(({ code }) => filled.has(code)).length;
  return Math.round((100 * count) / counted.length);
}

/** Too little to be sold without a word: approved only with a reason that the customer reads. */
export function isThin(dossier: Pick<Dossier, 'kind' | 'facts'>): boolean {
  return completenessPercent(dossier) < thinReportPercent;
}

/** What the register already says about a found company; empty entries give no fact. */
export function startingFacts(subject: ReportSubject): FactDraft[] {
  const evidence: Evidence = {
    ...nameBothWays(subject.register.name, null),
    sourceUrl: subject.sourceUrl,
    retrievedAt: new Date(subject.fetchedAt),
    method: 'register',
    evidenceHash: null,
  };
  const says = (section: SectionCode, field: string, ...values: (string | undefined)[]): FactDraft[] =>
    values
      .map((value) => cleanText(value ?? ''))
      .filter((value) => value !== '')
      .map((value, position) => ({ ...evidence, section, field, position, value }));
  const { name, nameLat } = subject;
  const others = new Set(subject.otherNames.filter((other) => other !== name && other !== nameLat));
  return [
    ...says('identification', 'legal_name', name),
    ...says('identification', 'latin_name', nameLat === name ? '' : nameLat),
    ...says('identification', 'other_name', ...others),
    ...says('identification', 'legal_form', subject.form),
    ...says('identification', 'registration_number', subject.regCode),
    ...says('identification', 'register', subject.register.name),
    ...says('identification', 'vat_number', subject.vatCode),
    ...says('identification', 'lei', subject.leiCode),
    ...says('identification', 'status', subject.status),
    ...says('identification', 'jurisdiction', subject.country.toUpperCase()),
    ...says('contacts', 'registered_address', subject.address),
  ];
}
