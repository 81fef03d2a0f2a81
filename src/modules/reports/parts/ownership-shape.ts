import type { Share, UnspecifiedReason } from '#findings/vocabulary/ownership.ts';
import type { FactValue } from '../dossier/fact-value.ts';

/** What an owner is; `unstated` where nobody has said it and nothing tells it, `unnamed` where nobody is named. */
export type OwnerKind = 'person' | 'company' | 'arrangement' | 'state' | 'unstated' | 'unnamed';

/** Somebody or something in the ownership of the company; the company itself is `subject`. */
export type OwnershipParty = Readonly<{
  id: string;
  kind: OwnerKind;
  /** As a fact says it, perhaps in two languages; null where nobody is named. */
  name: FactValue | null;
  /** ISO 3166-1 alpha-2; empty where it is not known. */
  country: string;
  /** A year, a month or a day; empty where it is not known. */
  born: string;
  /** Why nobody is named. */
  reason: UnspecifiedReason | null;
  relations: readonly ('immediate_parent' | 'ultimate_parent')[];
  /** A register's number of a company; empty where it is not known. */
  number: string;
  isManager: boolean;
  /** Whether lists were searched for it, and whether somebody has to look at what was found. */
  screening: 'clear' | 'found' | 'not_screened';
  /** What sources say that it holds of the company in all, directly and through others. */
  stated: Share | null;
  facts: readonly string[];
}>;

/** Who owns whom: one edge of the ownership. */
export type OwnershipInterest = Readonly<{
  owner: string;
  owned: string;
  /** Null where no share is known. */
  share: Share | null;
  /** Codes of the kinds of interest. */
  control: readonly string[];
  /** A shareholder of the capital, or somebody who is behind the company. */
  isBeneficial: boolean;
  /** `path_unknown`: held through others whom nobody names; `unnamed`: nobody knows by whom it is held. */
  way: 'direct' | 'path_unknown' | 'unnamed';
  /** When it began; empty where it is not known. */
  since: string;
  facts: readonly string[];
}>;

/** What somebody holds of the company in the end, in per cent: two bounds that are one where shares are exact. */
export type HeldInTheEnd = Readonly<{ party: string; min: number; max: number }>;

/** Who owns the company, through whom, and how much of it in the end. */
export type OwnershipPart = Readonly<{
  /** The company first. */
  parties: readonly OwnershipParty[];
  /** From owners to what they own; those of companies above the subject. */
  interests: readonly OwnershipInterest[];
  /** What the company owns itself. */
  holdings: readonly OwnershipInterest[];
  /** What each party above the company holds of it along all known ways, whatever stands between. */
  effective: readonly HeldInTheEnd[];
  /** Those at whom the ways end: persons, companies whose owners are not known, the unknown rest. Largest first. */
  ends: readonly HeldInTheEnd[];
  /** Companies whose owners are said to hold more than all of it: the sources contradict each other. */
  over100: readonly string[];
  /** Above which share an owner counts as one, by the register's rules; null where it is not said. */
  threshold: Readonly<{ percent: number; facts: readonly string[] }> | null;
}>;
